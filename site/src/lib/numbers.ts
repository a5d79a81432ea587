import { printDollars, toMicros } from './money.ts';

/**
 * A price in US dollars, finite like all that the border lets in: 2 decimals, and from 2 up to 6 when it is
 * under 1. A price too small for 6 decimals is said to be smaller, because `$0.00` would not be true.
 */
export function printPrice(usd: number): string {
  const micros = toMicros(usd, usd < 1 ? 6 : 2);
  return usd > 0 && micros === 0n ? `<${printDollars(1n)}` : printDollars(micros);
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
  const fits = (unit: { size: number }) => Number((usd / unit.size).toFixed(2)) < 1000;
  const { size, letter } = UNITS.find(fits) ?? LARGEST_UNIT;
  return `$${(usd / size).toFixed(2)}${letter}`;
}

/** A change without its sign, which the arrow and the hidden word carry: `2.31%`. */
export const printChange = (percent: number) => `${Math.abs(percent).toFixed(2)}%`;

/** A count in full digits with commas: `1,000,000,000`. */
export const printWhole = (count: number) => count.toLocaleString('en-US');

const SHORT = { notation: 'compact', maximumSignificantDigits: 3, roundingMode: 'trunc' } as const;

/** There are at least so many, in seven characters or fewer, never rounded up: `50,000+`, `150K+`, `1.5M+`. */
export const printAtLeast = (count: number) =>
  `${count < 100_000 ? printWhole(count) : count.toLocaleString('en-US', SHORT)}+`;

/**
 * A count in the largest unit that a language counts with, never rounded: 1 `billion`, 2.5 `billion`.
 * `digits` is how the language writes it: `2,5`.
 */
export function inLargestUnit(count: number, language: string) {
  const parts = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    notation: 'compact',
    compactDisplay: 'long',
    // Enough for every digit: a rounded supply would be a wrong claim.
    maximumFractionDigits: 12,
  }).formatToParts(count);
  const part = (type: Intl.NumberFormatPartTypes) =>
    parts.flatMap((one) => (one.type === type ? [one.value] : [])).join('');
  const [whole, decimal, fraction] = [part('integer'), part('decimal'), part('fraction')];
  return {
    count: Number(`${whole}.${fraction}`),
    digits: `${whole}${decimal}${fraction}`,
    unit: part('compact'),
  };
}
