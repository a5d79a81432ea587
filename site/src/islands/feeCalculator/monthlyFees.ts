/**
 * An exact sum of money: whole ten-thousand-millionths of a US dollar. Cents times a rate of up to six
 * decimals of a percent come out whole, so nothing is ever rounded.
 */
export type Sum = bigint;

const SUMS_IN_A_DOLLAR = 10_000_000_000n;
const DECIMALS = 10;
/** Hundred-millionths of an order in one percent. */
const RATE_PER_PERCENT = 1_000_000;
const MOST_CUTS = 6n;
const ROUND = [1n, 2n, 5n];

/** The trading fees on a month of equal trades of `cents` each, at `feePercent` percent. */
export function monthlyFees(cents: number, trades: number, feePercent: number): Sum {
  return BigInt(cents) * BigInt(trades) * BigInt(Math.round(feePercent * RATE_PER_PERCENT));
}

/** The least 1, 2 or 5 times a power of ten of which the longest bill has at most six. */
export function cutOf(longest: Sum): Sum {
  for (let power = 1n; ; power *= 10n) {
    const cut = ROUND.map((mark) => mark * power).find((mark) => mark * MOST_CUTS >= longest);
    if (cut) return cut;
  }
}

/** How many cuts long a bill is; for drawing alone. */
export function cutsIn(bill: Sum, cut: Sum): number {
  return Number((bill * 1_000n) / cut) / 1_000;
}

/** A sum with every decimal that it has, cents in pairs: `$10,000`, `$7.50`, `$0.025005`. */
export function printSum(sum: Sum): string {
  const parts = (sum % SUMS_IN_A_DOLLAR).toString().padStart(DECIMALS, '0').replace(/0+$/, '');
  const dollars = (sum / SUMS_IN_A_DOLLAR).toLocaleString('en-US');
  return `$${dollars}${parts && `.${parts.padEnd(2, '0')}`}`;
}

/** An amount in cents as a sum. */
export const toSum = (cents: number): Sum => (BigInt(cents) * SUMS_IN_A_DOLLAR) / 100n;
