import { plainDigits } from '../../lib/text.ts';

/** Ends of the slider for the size of one trade, in cents: $50 and $100,000. */
export const LEAST_CENTS = 50_00;
export const MOST_CENTS = 100_000_00;

export const LEAST_TRADES = 1;
export const MOST_TRADES = 200;

/** Every size of two significant figures between the ends, in cents: a step of the slider is never lost. */
const SIZES = [10_00, 100_00, 1_000_00, 10_000_00, MOST_CENTS]
  .flatMap((power) => Array.from({ length: 90 }, (_, step) => power + (step * power) / 10))
  .filter((cents) => cents >= LEAST_CENTS && cents <= MOST_CENTS);

/** The slider begins at 0. */
export const LAST_POSITION = SIZES.length - 1;

/** The size in cents at a position of the slider. */
export const sizeAt = (position: number): number => SIZES[position] ?? MOST_CENTS;

/** Where a size in cents stands on the slider: at the last round one that is not above it. */
export const positionOf = (cents: number): number =>
  SIZES.filter((size) => size <= cents).length - 1;

/**
 * Cents of an amount typed in dollars, brought to the nearer end; undefined where it is no amount.
 * Commas or spaces part thousands and nothing else: `10,5` is no 105. A point has at most cents after
 * it: whoever writes `10.000` may mean ten thousand.
 */
export function readSize(typed: string): number | undefined {
  const [, dollars, cents = ''] =
    /^\$?(\d{1,12}|\d{1,3}(?:[\s,]\d{3}){1,3})(?:\.(\d{0,2}))?$/.exec(plainDigits(typed)) ?? [];
  if (dollars === undefined) return undefined;
  const whole = Number(dollars.replace(/\D/g, ''));
  return clamp(whole * 100 + Number(cents.padEnd(2, '0')), LEAST_CENTS, MOST_CENTS);
}

/** A typed count of trades, brought to the nearer end; undefined where it is none, or could be two. */
export function readTrades(typed: string): number | undefined {
  const count = plainDigits(typed);
  if (!/^-?(\d+|\d{1,3}([\s,]\d{3})+)(\.\d{0,2})?$/.test(count)) return undefined;
  return clamp(Math.round(Number(count.replaceAll(/[\s,]/g, ''))), LEAST_TRADES, MOST_TRADES);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
