import { plainDigits } from './plainDigits.ts';

/** Ends of the slider for the size of one trade, in cents: $50 and $100,000. */
export const LEAST_CENTS = 50_00;
export const MOST_CENTS = 100_000_00;
/** Steps of the slider from one end to the other. */
export const LAST_POSITION = 1_000;

export const LEAST_TRADES = 1;
export const MOST_TRADES = 200;

const RATIO = MOST_CENTS / LEAST_CENTS;

/** The size in cents at a place on the logarithmic slider, in two significant figures. */
export function sizeAt(position: number): number {
  const cents = LEAST_CENTS * RATIO ** (position / LAST_POSITION);
  const figure = secondFigure(cents);
  return clamp(Math.round(cents / figure) * figure, LEAST_CENTS, MOST_CENTS);
}

/** Where a size in cents stands on the slider. */
export function positionOf(cents: number): number {
  return Math.round((Math.log(cents / LEAST_CENTS) / Math.log(RATIO)) * LAST_POSITION);
}

/**
 * The next size of two significant figures above or below: a key that moves the slider by its smallest
 * step would often change nothing.
 */
export function nextSize(cents: number, direction: 1 | -1): number {
  // Just below a power of ten the figures are finer.
  const figure = secondFigure(direction === 1 ? cents : cents - 1);
  const steps = direction === 1 ? Math.floor(cents / figure) : Math.ceil(cents / figure);
  return clamp((steps + direction) * figure, LEAST_CENTS, MOST_CENTS);
}

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

function secondFigure(cents: number): number {
  return 10 ** (Math.floor(Math.log10(cents)) - 1);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
