import { isShown } from '../../data/claimed.ts';
import { EXAMPLE_ORDER_USD, exampleOrder } from '../../data/claims.ts';
import { owner } from '../../data/owner.ts';
import { localeOf, type Language } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { capital } from '../../lib/letters.ts';
import { feeUsd, printFee, printUsd } from '../../lib/money.ts';
import { printDay } from '../../lib/time.ts';
import { Person } from '../../components/Person.tsx';
import { unbroken } from '../../components/unbroken.ts';
import styles from './Features.module.css';

/** The reason on each step of the stair, and the people who stand on it. */
const TREADS = (
  [
    { reason: 'fees', crowd: ['you', 'you'] },
    { reason: 'speed', crowd: ['bid', 'ask', 'bid'] },
    { reason: 'identity', crowd: ['you'] },
    { reason: 'custody', crowd: ['ask', 'bid', 'bid', 'you'] },
    { reason: 'cashOut', crowd: ['bid', 'ask'] },
    { reason: 'automate', crowd: ['floor'] },
  ] as const
).filter(({ reason }) => isShown(`features.${reason}`));

type FeaturesProps = { t: Translate; language: Language };

/** Why traders choose the exchange: a stair with a reason on each of its steps, as wide as the level. */
export function Features({ t, language }: FeaturesProps) {
  return (
    <section id="why-tmx" aria-labelledby="why-tmx-heading" className={`${styles.section} flush`}>
      <div className="inset">
        <h2 id="why-tmx-heading" className={styles.heading} data-reveal>
          {t('features.heading')}
        </h2>
      </div>
      <ol className={`${styles.stair} descending`} data-columns="3">
        {TREADS.map(({ reason, crowd }) => (
          <li key={reason} className={styles.step}>
            <div className={`${styles.crowd} cluster`} aria-hidden="true">
              {Array.from(crowd, (side, place) => (
                <Person key={place} side={side} className={styles.figure} />
              ))}
            </div>
            <div className={styles.mass}>
              {/* It may begin with the speed, whose first letter is small, and may break at any space. */}
              <h3 className={`${styles.title} fit`}>
                {unbroken(capital(t(`features.${reason}.title`).replaceAll('\u00a0', ' ')))}
              </h3>
              {reason === 'fees' && owner.networkFee ? (
                <Receipt t={t} language={language} {...owner.networkFee} />
              ) : (
                <p>{unbroken(t(`features.${reason}.body`, exampleOrder))}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The whole bill of a small trade; `usd`: what the network has taken for one, on the day `asOf`. */
function Receipt({ t, language, usd, asOf }: FeaturesProps & { usd: number; asOf: string }) {
  const orderUsd = owner.claims.minimumUsd ?? EXAMPLE_ORDER_USD;
  const lines = {
    fee: printFee(feeUsd(orderUsd, owner.claims.feePercent)),
    network: t('features.receipt.about', { amount: printFee(usd) }),
    impact: t('features.receipt.extra'),
  };
  const values = { order: printUsd(orderUsd), day: printDay(asOf, localeOf(language)) };
  return (
    <div>
      <p>{t('features.receipt.trade', values)}</p>
      <dl className={`${styles.receipt} ruled tabular`}>
        {(['fee', 'network', 'impact'] as const).map((line) => (
          <div key={line} className="cluster ends">
            <dt>{t(`features.receipt.${line}`, values)}</dt>
            <dd>{lines[line]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
