import { VENUES } from '#contract/ownerClaims.ts';
import { feeUsd, printFee, printPercent, printUsd } from '../lib/money.ts';
import { owner } from './owner.ts';

const { claims } = owner;

const others = VENUES.map((venue) => claims.venueFeesPercent[venue]);

/** The four fee rates; our own first, then those of {@link VENUES}. */
export const rates = [claims.feePercent, ...others].map((percent) => ({
  percent,
  text: printPercent(percent),
}));

/** US dollars: the order on which sections and answers show what a fee comes to. */
export const EXAMPLE_ORDER_USD = 1_000;

/** The fee on an order at each of the four rates: `$0.50`. */
export const feesOn = (orderUsd: number) =>
  rates.map(({ percent }) => printFee(feeUsd(orderUsd, percent)));

const [least, most] = [Math.min(...others), Math.max(...others)];

/** An order with its costs here and at the lowest and highest of the others' rates, as messages name them. */
export function costsOf(orderUsd: number) {
  const cost = (percent: number) => printFee(feeUsd(orderUsd, percent));
  return {
    order: printUsd(orderUsd),
    cost: cost(claims.feePercent),
    least: printPercent(least),
    most: printPercent(most),
    leastCost: cost(least),
    mostCost: cost(most),
  };
}

/** That of sections and answers. */
export const exampleOrder = costsOf(EXAMPLE_ORDER_USD);

const MOST_PEOPLE = 60;
const UNITS = [...Array(9).keys()].flatMap((power) => [1, 2, 5].map((n) => n * 10 ** power));
const SCALES: Record<string, number> = { K: 1_000, M: 1_000_000 };

/**
 * How many people a claimed count (`50,000+`, `150K+`, `1.5M+`) is drawn with, and for how many traders one
 * stands: 1, 2 or 5 times a power of ten, so that from 24 to 60 stand for more than sixty.
 */
export function crowdOf(claim: string): { people: number; unit: number } {
  const [, digits = '', scale = ''] = /(\d[\d,.]*)\s*([km]\b)?/i.exec(claim) ?? [];
  const traders = Number(digits.replaceAll(',', '')) * (SCALES[scale.toUpperCase()] ?? 1);
  const unit = UNITS.find((size) => traders / size <= MOST_PEOPLE) ?? traders;
  return { unit, people: Math.floor(traders / unit) };
}

/** The crowd of the claimed traders; without the claim as many people as fit, who stand for nobody. */
export const crowd =
  claims.traders === null ? { people: MOST_PEOPLE, unit: 0 } : crowdOf(claims.traders);
