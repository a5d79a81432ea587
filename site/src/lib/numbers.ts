import { formatDollars, toMicros } from './money.ts';

/**
 * Prints a price in US dollars: 2 decimals, below 1 up to 6. A price too small for that prints as smaller than the
 * smallest, because `$0.00` would be false.
 */
export function formatPrice(usd: number): string {
  const micros = toMicros(usd, usd < 1 ? 6 : 2);
  return usd > 0 && micros === 0n ? `<${formatDollars(1n)}` : formatDollars(micros);
}

const UNITS = [
  { size: 1, letter: '' },
  { size: 1e3, letter: 'K' },
  { size: 1e6, letter: 'M' },
];
const LARGEST_UNIT = { size: 1e9, letter: 'B' };

/**
 * Prints a volume in US dollars: `$28.41B`, `$1.63M`, `$7.20K`, otherwise `$x.xx`. If rounding reaches a thousand,
 * uses the next unit: 999,999.999 is `$1.00M`, not `$1000.00K`.
 */
export function formatVolume(usd: number): string {
  const fits = (unit: { size: number }) => Number((usd / unit.size).toFixed(2)) < 1000;
  const { size, letter } = UNITS.find(fits) ?? LARGEST_UNIT;
  return `$${(usd / size).toFixed(2)}${letter}`;
}

/** Prints a change without sign: `2.31%`. The arrow and a hidden word show the direction. */
export const formatChange = (percent: number) => `${Math.abs(percent).toFixed(2)}%`;

/** Prints a count in full: `1,000,000,000`. */
export const formatCount = (count: number) => count.toLocaleString('en-US');

const SHORT = { notation: 'compact', maximumSignificantDigits: 3, roundingMode: 'trunc' } as const;

/** Prints "at least" in up to seven characters, never rounded up: `50,000+`, `150K+`, `1.5M+`. */
export const formatAtLeast = (count: number) =>
  `${count < 100_000 ? formatCount(count) : count.toLocaleString('en-US', SHORT)}+`;

/**
 * Prints a count in the language's largest unit, never rounded: 1 `billion`, 2.5 `billion`. `digits` is the number
 * in that language: `2,5`.
 */
export function toLargestUnit(count: number, language: string) {
  const parts = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    notation: 'compact',
    compactDisplay: 'long',
    // Enough for every digit: a rounded supply would be a false claim.
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
