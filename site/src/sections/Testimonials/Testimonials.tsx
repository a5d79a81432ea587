import type { Owner } from '#site/owner/settings.ts';
import { isShown } from '../../data/claims.ts';
import {
  getOrderCosts,
  EXAMPLE_ORDER_USD,
  getOwnFee,
  getFeeRates,
  getVenueFee,
} from '../../data/fees.ts';
import { getTestimonials } from '../../data/sections.ts';
import { getColumnCount } from '../../lib/getColumnCount.ts';
import { calculateFeeUsd, formatFee, formatPercent, formatUsd } from '../../lib/money.ts';
import { formatAtLeast } from '../../lib/numbers.ts';
import { SectionHeader } from '../SectionHeader.tsx';
import type { SectionProps } from '../sectionProps.ts';
import { Card, type CardProps } from './Card.tsx';
import styles from './Testimonials.module.css';

/** Equal cards: worked examples, each labeled as one with a large sum, or real customers. */
export function Testimonials({ owner, t }: SectionProps) {
  const cards = getTestimonials(owner);
  const figures = stats(owner, t);
  const name = cards[0]?.kind === 'customer' ? 'customers' : 'testimonials';
  return (
    <section id="testimonials" aria-labelledby={`${name}-heading`} className="inset">
      {/* Each default example has this label on its card. */}
      {name === 'customers' && owner.exampleOwner && (
        <p className="label">{t.text('testimonials.tag')}</p>
      )}
      <SectionHeader t={t} name={name} lead={t.text(`${name}.lead`, { count: cards.length })} />
      <ul className={`${styles.quotes} columns`} data-columns={getColumnCount(cards.length)}>
        {cards.map((person) => (
          <Card
            key={person.id}
            t={t}
            person={person}
            {...(person.kind === 'example'
              ? exampleWords(owner, t, person)
              : customerWords(t, person))}
          />
        ))}
      </ul>
      {figures.length > 0 && (
        <ul
          className={`${styles.stats} columns under-rule`}
          data-columns={getColumnCount(figures.length)}
          data-reveal
        >
          {figures.map(({ figure, caption }) => (
            <li key={caption}>
              <p className="numeral fit">
                <bdi>{figure}</bdi>
              </p>
              <p className="caption">{caption}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type T = SectionProps['t'];
type Testimonial<Kind> = Extract<Owner['lists']['testimonials']['cards'][number], { kind: Kind }>;
type Words = Omit<CardProps, 't' | 'person'>;

/** The fee, its calculation, and the person. */
function exampleWords(owner: Owner, t: T, example: Testimonial<'example'>): Words {
  const { claims } = owner;
  const { id, trades, orderUsd = claims.minimumUsd ?? EXAMPLE_ORDER_USD, against } = example;
  const otherPercent = getVenueFee(claims, against);
  const here = trades * calculateFeeUsd(orderUsd, getOwnFee(owner));
  const there = trades * calculateFeeUsd(orderUsd, otherPercent);
  const each = trades === 1 ? 'trade' : 'month';
  const quote = t.text(`testimonials.cards.${id}.text`, {
    trades,
    order: formatUsd(orderUsd),
    otherRate: formatPercent(otherPercent),
    own: formatUsd(here),
    other: formatUsd(there),
    // Tenths of a cent, for languages that spell cents.
    ownTenths: Math.round(here * 1000),
    otherTenths: Math.round(there * 1000),
  });
  return {
    tag: t.text('testimonials.tag'),
    saved: saving(t, there - here, each),
    quote,
    who: t.text(`testimonials.cards.${id}.who`),
  };
}

/** The exact words, in their original language. */
function customerWords(t: T, customer: Testimonial<'customer'>): Words {
  const { quote, lang, role, place, tie, saved } = customer;
  const who = [role, place, tie].filter(Boolean).join(', ');
  return { saved: saved && saving(t, saved.usd, saved.each), quote, lang, who };
}

/** `$250 a month`. */
const saving = (t: T, usd: number, each: 'month' | 'trade') =>
  t(each === 'trade' ? 'testimonials.aTrade' : 'testimonials.aMonth', { amount: formatUsd(usd) });

/** Figures with their labels, below the cards. */
function stats(owner: Owner, t: T) {
  const { claims, token } = owner;
  const costs = getOrderCosts(owner);
  const fee = calculateFeeUsd(EXAMPLE_ORDER_USD, getOwnFee(owner));
  const highest = Math.max(...getFeeRates(owner).map(({ percent }) => percent));
  const other = calculateFeeUsd(EXAMPLE_ORDER_USD, highest);
  const values = { ...costs, otherRate: formatPercent(highest) };
  const reduced = fee * (1 - (token?.discountPercent ?? 0) / 100);
  return (
    [
      { name: 'traders', figure: claims.traders && formatAtLeast(claims.traders) },
      { name: 'fee', figure: costs.cost },
      { name: 'less', figure: formatFee(other - fee) },
      { name: 'discount', figure: formatFee(reduced) },
    ] as const
  )
    .filter(({ name }) => isShown(owner, `testimonials.stats.${name}`))
    .map(({ name, figure }) => ({ figure, caption: t(`testimonials.stats.${name}`, values) }));
}
