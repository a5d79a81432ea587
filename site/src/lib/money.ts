/** Stands where there is no figure. */
export const NO_FIGURE = '—';

const dollars = (minimumFractionDigits: number, maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits,
    maximumFractionDigits,
  });
const cents = dollars(2, 2);
const fractions = dollars(2, 6);
const whole = dollars(0, 0);
/** A fee on a small order is a fraction of a cent; rounding it away would print a wrong fee. */
export const partsOfCents = dollars(2, 4);

const SMALLEST = 0.000001;

/**
 * A price in US dollars: 2 decimals, and from 2 up to 6 when it is under 1. A price too small for
 * 6 decimals is said to be smaller, because `$0.00` would not be true.
 */
export function printPrice(usd: number): string {
  if (!Number.isFinite(usd)) return NO_FIGURE;
  if (usd > 0 && usd < SMALLEST / 2) return `<${fractions.format(SMALLEST)}`;
  return (usd < 1 ? fractions : cents).format(usd);
}

const UNITS = [
  { size: 1, letter: '' },
  { size: 1e3, letter: 'K' },
  { size: 1e6, letter: 'M' },
];
const LARGEST_UNIT = { size: 1e9, letter: 'B' };

/**
 * A volume in US dollars: `$28.41B` from a thousand million, `$1.63M` from a million, `$7.20K` from
 * a thousand, else `$x.xx`. What rounding carries to a thousand of a unit is printed in the next
 * one: 999,999.999 is `$1.00M`, because `$1000.00K` is not a figure anyone writes.
 */
export function printVolume(usd: number): string {
  if (!Number.isFinite(usd)) return NO_FIGURE;
  const fits = (unit: { size: number }) => Number((usd / unit.size).toFixed(2)) < 1000;
  const { size, letter } = UNITS.find(fits) ?? LARGEST_UNIT;
  return `$${(usd / size).toFixed(2)}${letter}`;
}

/** A change without its sign, which the arrow and the hidden word carry: `2.31%`. */
export function printChange(percent: number): string {
  return Number.isFinite(percent) ? `${Math.abs(percent).toFixed(2)}%` : NO_FIGURE;
}

/** An amount without cents: `$1,012`. */
export const printWholeUsd = (usd: number) =>
  Number.isFinite(usd) ? whole.format(usd) : NO_FIGURE;

/** An amount in running text, with cents only when it has any: `$10,000`, `$7.50`, `$0.025`. */
export function printUsd(usd: number): string {
  return partsOfCents.format(usd).replace(/\.00$/, '');
}
