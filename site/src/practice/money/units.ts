/** Whole millionths of a US dollar, and of a practice USDT, which is counted as one. */
export type Micros = bigint;

/** Whole hundred-millionths of a coin. */
export type CoinParts = bigint;

/** A fee's rate in hundred-millionths of the order: 0.05% is 50,000. */
export type Rate = bigint;

export const DOLLAR: Micros = 1_000_000n;
export const COIN: CoinParts = 100_000_000n;
const ALL: Rate = 100_000_000n;
const RATE_OF_ONE_PERCENT = 1_000_000;

/** @param percent as the owner writes it, such as 0.05; what is under a millionth of a percent is rounded. */
export const toRate = (percent: number): Rate => BigInt(Math.round(percent * RATE_OF_ONE_PERCENT));

/**
 * A market price in whole millionths, rounded to the nearest.
 * @returns null for a price that is 0 at six decimals: nothing can be bought at it.
 */
export function toPrice(usd: number): Micros | null {
  // By its decimals, not by multiplying: 64210.55 × 1e6 is no whole number in floating point.
  const micros = BigInt(usd.toFixed(6).replace('.', ''));
  return micros > 0n ? micros : null;
}

/** The fee on an amount, exact or rounded up at the sixth decimal: never in the visitor's favour. */
export const feeOn = (amount: Micros, rate: Rate): Micros => (amount * rate + ALL - 1n) / ALL;
