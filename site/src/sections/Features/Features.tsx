import { isShown } from '../../data/claims.ts';
import { getCostValues, EXAMPLE_ORDER_USD, getOwnFee } from '../../data/fees.ts';
import { getColumnCount } from '../../lib/getColumnCount.ts';
import { getLocale } from '../../i18n/locales.ts';
import { capitalize } from '../../lib/letters.ts';
import { calculateFeeUsd, formatFee, formatUsd } from '../../lib/money.ts';
import { formatDay } from '../../lib/time.ts';
import { Person } from '../../components/Person.tsx';
import { preventHyphenBreaks } from '../../components/preventHyphenBreaks.ts';
import { hasPit, type SectionProps } from '../sectionProps.ts';
import styles from './Features.module.css';

const PEOPLE = [
  ['you', 'you'],
  ['bid', 'ask', 'bid'],
  ['you'],
  ['ask', 'bid', 'bid', 'you'],
  ['bid', 'ask'],
  ['floor'],
] as const;

/** Each reason is on a step of a staircase. Without the pit, they're cards. */
export function Features(props: SectionProps) {
  const { owner, t } = props;
  const reasons = owner.lists.features.items.filter(({ id }) =>
    isShown(owner, `features.items.${id}`),
  );
  return (
    <section id="why-tmx" aria-labelledby="why-tmx-heading" className={styles.section}>
      <div className="inset">
        <h2 id="why-tmx-heading" className={styles.heading} data-reveal>
          {t.text('features.heading')}
        </h2>
      </div>
      <ol
        className={`${styles.stair} cards`}
        data-columns={hasPit(owner) ? undefined : getColumnCount(reasons.length)}
      >
        {reasons.map(({ id: reason }, step) => (
          <li key={reason} className={styles.step}>
            {hasPit(owner) && (
              <div className={`${styles.people} cluster`} aria-hidden="true">
                {Array.from(PEOPLE[step % PEOPLE.length] ?? [], (side, index) => (
                  <Person key={index} side={side} className={styles.person} />
                ))}
              </div>
            )}
            <div className={`${styles.body} card`}>
              {/* Titles may start with the speed, which is lowercase. They can wrap at any space. */}
              <h3 className={`${styles.title} fit`}>
                {t.text(`features.items.${reason}.title`, {}, (title) =>
                  preventHyphenBreaks(capitalize(title.replaceAll('\u00a0', ' '))),
                )}
              </h3>
              {reason === 'fees' && owner.networkFee ? (
                <Receipt {...props} {...owner.networkFee} />
              ) : (
                <p>
                  {t.text(
                    `features.items.${reason}.body`,
                    getCostValues(owner),
                    preventHyphenBreaks,
                  )}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** `usd` is the network fee for a trade on the day `asOf`. */
type ReceiptProps = SectionProps & { usd: number; asOf: string };

/** What a small trade costs in total. */
function Receipt({ owner, t, language, usd, asOf }: ReceiptProps) {
  const orderUsd = owner.claims.minimumUsd ?? EXAMPLE_ORDER_USD;
  const amounts = {
    fee: formatFee(calculateFeeUsd(orderUsd, getOwnFee(owner))),
    network: t('features.receipt.about', { amount: formatFee(usd) }),
    impact: t('features.receipt.extra'),
  };
  const values = { order: formatUsd(orderUsd), day: formatDay(asOf, getLocale(language)) };
  return (
    <div>
      <p>{t.text('features.receipt.trade', values)}</p>
      <dl className={`${styles.receipt} ruled tabular`}>
        {(['fee', 'network', 'impact'] as const).map((line) => (
          <div key={line} className="cluster space-between">
            <dt>{t.text(`features.receipt.${line}`, values)}</dt>
            <dd>{amounts[line]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
