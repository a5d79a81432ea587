import { DOLLAR, readAmount } from '../../lib/money.ts';

/** Ends of the slider for the size of one trade, in US dollars. */
export const LEAST_USD = 50;
export const MOST_USD = 100_000;

export const LEAST_TRADES = 1;
export const MOST_TRADES = 200;

/** Every size of two significant figures between the ends, in dollars: a step of the slider is never lost. */
const SIZES = [10, 100, 1_000, 10_000, MOST_USD]
  .flatMap((power) => Array.from({ length: 90 }, (_, step) => power + (step * power) / 10))
  .filter((usd) => usd >= LEAST_USD && usd <= MOST_USD);

/** The slider begins at 0. */
export const LAST_POSITION = SIZES.length - 1;

/** The size in dollars at a position of the slider. */
export const sizeAt = (position: number): number => SIZES[position] ?? MOST_USD;

/** Where a size in dollars stands on the slider: at the last round one that is not above it. */
export const positionOf = (usd: number): number => SIZES.filter((size) => size <= usd).length - 1;

/** A typed size in dollars, brought to the nearer end; null where `readAmount` refuses it. */
export const readSize = (typed: string) => readWithin(typed, LEAST_USD, MOST_USD);

/** A typed count of trades, to the nearest whole one within the ends; null where `readAmount` refuses it. */
export function readTrades(typed: string): number | null {
  const count = readWithin(typed, LEAST_TRADES, MOST_TRADES);
  return count === null ? null : Math.round(count);
}

function readWithin(typed: string, least: number, most: number): number | null {
  const amount = readAmount(typed);
  return amount === null ? null : Math.min(most, Math.max(least, Number(amount) / Number(DOLLAR)));
}
