import { owner } from '../../data/owner.ts';
import type { Translate } from '../../i18n/translate.ts';
import { capital } from '../../lib/text.ts';
import { feeUsd, printFee, printPercent, printUsd } from '../../lib/money.ts';
import { Person, type Side } from '../../components/Person.tsx';
import { Unbroken } from '../../components/Unbroken.tsx';
import styles from './Features.module.css';

/** Who stands on each tread; the last one has reached the floor. */
const CROWDS: readonly (readonly Side[])[] = [
  ['you', 'you'],
  ['bid', 'ask', 'bid'],
  ['you'],
  ['ask', 'bid', 'bid', 'you'],
  ['bid', 'ask'],
  ['floor'],
];

/** One for each tread. */
const REASONS = [
  'fees',
  'speed',
  owner.claims.noIdentityChecks ? 'noIdentityChecks' : 'noAccount',
  'custody',
  'cashOut',
  'automate',
] as const;

const ORDER_USD = 1_000;

/** The pit in section: a solid stair, six reasons cut into it, running into both level edges. */
export function Features({ t }: { t: Translate }) {
  return (
    <section id="why-tmx" aria-labelledby="why-tmx-heading" className={styles.section}>
      <div className="inset">
        <h2 id="why-tmx-heading" className={styles.heading} data-reveal>
          {t('features.heading')}
        </h2>
      </div>
      <ol className={styles.stair}>
        {REASONS.map((reason, tread) => (
          <li key={reason} className={styles.step}>
            <div className={styles.crowd} aria-hidden="true">
              {Array.from(CROWDS[tread] ?? [], (side, place) => (
                <Person key={place} side={side} className={styles.figure} />
              ))}
            </div>
            <div className={styles.mass}>
              <h3 className={`${styles.title} fit`}>
                <Unbroken text={title(t, reason)} />
              </h3>
              <p className={styles.body}>
                <Unbroken text={t(`features.${reason}.body`, costs())} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The speed begins its title, which may break anywhere. */
const title = (t: Translate, reason: (typeof REASONS)[number]) =>
  reason === 'speed'
    ? capital(t('features.speed.title').replaceAll('\u00a0', ' '))
    : t(`features.${reason}.title`);

/** What an order costs here, and at the lowest and highest of the other venues' rates. */
function costs() {
  const { feePercent, venueFeesPercent } = owner.claims;
  const rates = Object.values(venueFeesPercent);
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  const cost = (percent: number) => printFee(feeUsd(ORDER_USD, percent));
  return {
    order: printUsd(ORDER_USD),
    cost: cost(feePercent),
    least: printPercent(least),
    most: printPercent(most),
    leastCost: cost(least),
    mostCost: cost(most),
  };
}
