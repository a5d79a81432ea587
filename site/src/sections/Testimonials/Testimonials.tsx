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

/** Either made-up examples, labeled as examples, or real customers. */
export function Testimonials({ owner, t }: SectionProps) {
  const cards = getTestimonials(owner);
  const statistics = getStatistics(owner, t);
  const name = cards[0]?.kind === 'customer' ? 'customers' : 'testimonials';
  return (
    <section id="testimonials" aria-labelledby={`${name}-heading`} className="inset">
      {/* Customers of an example owner are made up too, so label them. Example cards already have a label. */}
      {name === 'customers' && owner.exampleOwner && (
        <p className="label">{t.text('testimonials.tag')}</p>
      )}
      <SectionHeader t={t} name={name} lead={t.text(`${name}.lead`, { count: cards.length })} />
      <ul className={`${styles.cards} columns`} data-columns={getColumnCount(cards.length)}>
        {cards.map((person) => (
          <Card
            key={person.id}
            t={t}
            person={person}
            {...(person.kind === 'example'
              ? getExampleContent(owner, t, person)
              : getCustomerContent(t, person))}
          />
        ))}
      </ul>
      {statistics.length > 0 && (
        <ul
          className={`${styles.stats} columns under-rule`}
          data-columns={getColumnCount(statistics.length)}
          data-reveal
        >
          {statistics.map(({ figure, caption }) => (
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

type Testimonial<Kind> = Extract<Owner['lists']['testimonials']['cards'][number], { kind: Kind }>;
type CardContent = Omit<CardProps, 't' | 'person'>;

/** Calculates how much a person saves in fees. */
function getExampleContent(
  owner: Owner,
  t: SectionProps['t'],
  example: Testimonial<'example'>,
): CardContent {
  const { claims } = owner;
  const { id, trades, orderUsd = claims.minimumUsd ?? EXAMPLE_ORDER_USD, against } = example;
  const venuePercent = getVenueFee(claims, against);
  const ownCost = trades * calculateFeeUsd(orderUsd, getOwnFee(owner));
  const venueCost = trades * calculateFeeUsd(orderUsd, venuePercent);
  const period = trades === 1 ? 'trade' : 'month';
  const quote = t.text(`testimonials.cards.${id}.text`, {
    trades,
    order: formatUsd(orderUsd),
    otherRate: formatPercent(venuePercent),
    own: formatUsd(ownCost),
    other: formatUsd(venueCost),
    // In tenths of a cent, for languages that spell out cents.
    ownTenths: Math.round(ownCost * 1000),
    otherTenths: Math.round(venueCost * 1000),
  });
  return {
    tag: t.text('testimonials.tag'),
    saved: formatSaving(t, venueCost - ownCost, period),
    quote,
    who: t.text(`testimonials.cards.${id}.who`),
  };
}

/** Quotes are in their original language. */
function getCustomerContent(t: SectionProps['t'], customer: Testimonial<'customer'>): CardContent {
  const { quote, lang, role, place, tie, saved } = customer;
  const who = [role, place, tie].filter(Boolean).join(' · ');
  return { saved: saved && formatSaving(t, saved.usd, saved.each), quote, lang, who };
}

/** For example, `$250 a month`. */
const formatSaving = (t: SectionProps['t'], usd: number, period: 'month' | 'trade') =>
  t(period === 'trade' ? 'testimonials.aTrade' : 'testimonials.aMonth', { amount: formatUsd(usd) });

/** Returns the numbers below the cards. */
function getStatistics(owner: Owner, t: SectionProps['t']) {
  const { claims, token } = owner;
  const costs = getOrderCosts(owner);
  const ownCost = calculateFeeUsd(EXAMPLE_ORDER_USD, getOwnFee(owner));
  const highestPercent = Math.max(...getFeeRates(owner).map(({ percent }) => percent));
  const highestCost = calculateFeeUsd(EXAMPLE_ORDER_USD, highestPercent);
  const values = { ...costs, otherRate: formatPercent(highestPercent) };
  const discountedCost = ownCost * (1 - (token?.discountPercent ?? 0) / 100);
  return (
    [
      { name: 'traders', figure: claims.traders && formatAtLeast(claims.traders) },
      { name: 'fee', figure: costs.cost },
      { name: 'less', figure: formatFee(highestCost - ownCost) },
      { name: 'discount', figure: formatFee(discountedCost) },
    ] as const
  )
    .filter(({ name }) => isShown(owner, `testimonials.stats.${name}`))
    .map(({ name, figure }) => ({ figure, caption: t(`testimonials.stats.${name}`, values) }));
}
