import type { Owner } from '#contract/owner.ts';
import { isShown } from '../../data/claimed.ts';
import { EXAMPLE_ORDER_USD } from '../../data/claims.ts';
import { owner } from '../../data/owner.ts';
import type { Translate } from '../../i18n/translate.ts';
import { columnsOf } from '../../lib/columnsOf.ts';
import { feeUsd, printFee, printPercent, printUsd } from '../../lib/money.ts';
import { SectionHeader } from '../SectionHeader.tsx';
import { Card } from './Card.tsx';
import styles from './Testimonials.module.css';

/** Equal cards: worked examples, each with its sum loud and said to be one first, or real customers. */
export function Testimonials({ t }: { t: Translate }) {
  const figures = stats(t);
  const name = owner.testimonials[0]?.kind === 'customer' ? 'customers' : 'testimonials';
  return (
    <section
      id="testimonials"
      aria-labelledby={`${name}-heading`}
      className={`${styles.section} bleed`}
    >
      <SectionHeader
        t={t}
        name={name}
        lead={t(`${name}.lead`, { count: owner.testimonials.length })}
      />
      <ul
        className={`${styles.quotes} columns`}
        data-columns={columnsOf(owner.testimonials.length)}
        data-reveal-group
      >
        {owner.testimonials.map((person) =>
          person.kind === 'example' ? (
            <ExampleCard key={person.id} t={t} example={person} />
          ) : (
            <CustomerCard key={person.id} t={t} customer={person} />
          ),
        )}
      </ul>
      <ul
        className={`${styles.stats} columns under-rule`}
        data-columns={Math.max(3, figures.length)}
        data-reveal
      >
        {figures.map(({ figure, caption }) => (
          <li key={caption}>
            <p className={`${styles.figure} numeral fit`}>
              <bdi>{figure}</bdi>
            </p>
            <p className="caption">{caption}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Testimonial = Owner['testimonials'][number];
type Example = Extract<Testimonial, { kind: 'example' }>;

/** What the fee came to, the sum behind it, and who does it. */
function ExampleCard({ t, example }: { t: Translate; example: Example }) {
  const { claims } = owner;
  const { id, trades, orderUsd = claims.minimumUsd ?? EXAMPLE_ORDER_USD, against } = example;
  const otherPercent = claims.venueFeesPercent[against];
  const here = trades * feeUsd(orderUsd, claims.feePercent);
  const there = trades * feeUsd(orderUsd, otherPercent);
  const isOne = trades === 1;
  // A single fee keeps its cents.
  const print = isOne ? printFee : printUsd;
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
    <Card
      t={t}
      person={example}
      tag={t('testimonials.tag')}
      saved={<Saved t={t} usd={there - here} each={isOne ? 'trade' : 'month'} />}
      quote={text}
      who={t(`testimonials.cards.${id}.who`)}
    />
  );
}

type SavedProps = { t: Translate; usd: number; each: 'month' | 'trade' };

/** The fees saved, loud. */
function Saved({ t, usd, each }: SavedProps) {
  const amount = each === 'trade' ? printFee(usd) : printUsd(usd);
  return (
    <p className={`${styles.saved} caption`}>
      {t('testimonials.saved')}{' '}
      <b className={`${styles.figure} numeral fit`}>
        {t(each === 'trade' ? 'testimonials.aTrade' : 'testimonials.aMonth', { amount })}
      </b>
    </p>
  );
}

type Customer = Extract<Testimonial, { kind: 'customer' }>;

/** The exact words, in the language in which they were said. */
function CustomerCard({ t, customer }: { t: Translate; customer: Customer }) {
  const { quote, lang, role, place, tie, saved } = customer;
  const who = [role, place, tie].filter(Boolean).join(', ');
  const result = saved && <Saved t={t} {...saved} />;
  return <Card t={t} person={customer} saved={result} quote={quote} lang={lang} who={who} />;
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
