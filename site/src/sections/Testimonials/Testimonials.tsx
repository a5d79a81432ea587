import { isShown } from '../../data/claimed.ts';
import { EXAMPLE_ORDER_USD, examples, type Example } from '../../data/claims.ts';
import { owner } from '../../data/owner.ts';
import type { Translate } from '../../i18n/translate.ts';
import { feeUsd, printFee, printPercent, printUsd } from '../../lib/money.ts';
import { SectionHeader } from '../SectionHeader.tsx';
import styles from './Testimonials.module.css';

/** Equal cards, the sum loud in each; while the people are invented, each card says so first. */
export function Testimonials({ t }: { t: Translate }) {
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-heading"
      className={`${styles.section} inset`}
    >
      <SectionHeader t={t} name="testimonials" lead={t('testimonials.lead')} />
      <ul className={`${styles.quotes} columns`} data-reveal-group>
        {examples.map((example) => (
          <Quote key={example.id} t={t} example={example} />
        ))}
      </ul>
      <ul className={`${styles.stats} columns under-rule`} data-reveal>
        {stats(t).map(({ figure, caption }) => (
          <li key={caption}>
            <p className={`${styles.figure} fit`}>
              <bdi>{figure}</bdi>
            </p>
            <p className="caption">{caption}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * One card: what the fee came to, the sum behind it, and who does it. The tag stands before the
 * `figure`, whose caption names it: a reader hears that it is an example before any of it.
 */
function Quote({ t, example }: { t: Translate; example: Example }) {
  const { id, name, initials, rating, trades, orderUsd, otherPercent, here, there } = example;
  const isOne = trades === 1;
  // A single fee keeps its cents.
  const print = isOne ? printFee : printUsd;
  const saved = { amount: print(there - here) };
  const text = t(`testimonials.cards.${id}.text`, {
    trades,
    order: printUsd(orderUsd),
    otherRate: printPercent(otherPercent),
    own: print(here),
    other: print(there),
    // Tenths of a cent, for languages that spell cents.
    ownTenths: Math.round(here * 1000),
    otherTenths: Math.round(there * 1000),
  });
  return (
    <li className={`${styles.quote} under-rule`} data-reveal>
      {owner.testimonials.illustrative && <p className="caption">{t('testimonials.tag')}</p>}
      <figure className="stack">
        <p className={`${styles.saved} caption`}>
          {t('testimonials.saved')}{' '}
          <b className={`${styles.figure} fit`}>
            {isOne ? t('testimonials.aTrade', saved) : t('testimonials.aMonth', saved)}
          </b>
        </p>
        <Rating t={t} rating={rating} />
        <blockquote>{text}</blockquote>
        <figcaption className="cluster caption">
          <span className={`${styles.initials} chamfer`} aria-hidden="true">
            {initials}
          </span>
          <span>
            <b>
              <bdi>{name}</bdi>
            </b>{' '}
            <br />
            {t(`testimonials.cards.${id}.who`)}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

const MARKS = [0, 15, 30, 45, 60];
const markAt = (x: number) => `M${x + 3.7} 1h3.6l2.7 2.7v3.6l-2.7 2.7h-3.6l-2.7-2.7v-3.6z`;

function Rating({ t, rating }: { t: Translate; rating: number }) {
  return (
    <p className={styles.rating}>
      <span className="sr-only">
        {t('testimonials.rated', { rating: `${rating}`, best: `${MARKS.length}` })}
      </span>
      <svg viewBox="0 0 71 11" aria-hidden="true">
        <path className={styles.mark} d={MARKS.slice(0, rating).map(markAt).join('')} />
        <path d={MARKS.slice(rating).map(markAt).join('')} />
      </svg>
    </p>
  );
}

/** Figures below the cards: each with what it is. */
function stats(t: Translate) {
  const { claims, token } = owner;
  const fee = feeUsd(EXAMPLE_ORDER_USD, claims.feePercent);
  const other = feeUsd(EXAMPLE_ORDER_USD, claims.venueFeesPercent.amm);
  const values = {
    order: printUsd(EXAMPLE_ORDER_USD),
    otherRate: printPercent(claims.venueFeesPercent.amm),
  };
  const reduced = fee * (1 - (token?.discountPercent ?? 0) / 100);
  return (
    [
      { name: 'traders', figure: claims.traders },
      { name: 'fee', figure: printFee(fee) },
      { name: 'less', figure: printFee(other - fee) },
      { name: 'discount', figure: printFee(reduced) },
    ] as const
  ).flatMap(({ name, figure }) =>
    isShown(`testimonials.stats.${name}`)
      ? [{ figure, caption: t(`testimonials.stats.${name}`, values) }]
      : [],
  );
}
