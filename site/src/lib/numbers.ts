import { formatDollars, toMicros } from './money.ts';

/**
 * Formats a price with 2 decimals, or up to 6 below $1. Anything smaller than that is `<$0.000001`, because `$0.00` would
 * be wrong.
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
 * Formats a volume as e.g. `$28.41B`, `$1.63M`, `$7.20K`, or `$5.00`. If it rounds to a thousand, this uses the next unit:
 * 999,999.999 is `$1.00M`, not `$1000.00K`.
 */
export function formatVolume(usd: number): string {
  const fits = (unit: { size: number }) => Number((usd / unit.size).toFixed(2)) < 1000;
  const { size, letter } = UNITS.find(fits) ?? LARGEST_UNIT;
  return `$${(usd / size).toFixed(2)}${letter}`;
}

/** Leaves out the sign, because an arrow and hidden text show the direction. */
export const formatChange = (percent: number) => `${Math.abs(percent).toFixed(2)}%`;

/** For example, `1,000,000,000`. */
export const formatCount = (count: number) => count.toLocaleString('en-US');

const COMPACT = {
  notation: 'compact',
  maximumSignificantDigits: 3,
  roundingMode: 'trunc',
} as const;

/** Uses up to seven characters and never rounds up: `50,000+`, `150K+`, `1.5M+`. */
export const formatAtLeast = (count: number) =>
  `${count < 100_000 ? formatCount(count) : count.toLocaleString('en-US', COMPACT)}+`;

/**
 * Converts a count to a language's largest unit without rounding, e.g. 2.5 `billion`. `digits` is the number formatted in
 * that language, e.g. `2,5`.
 */
export function toLargestUnit(count: number, language: string) {
  const parts = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    notation: 'compact',
    compactDisplay: 'long',
    // Keep all digits, because a rounded token supply would be a false claim.
    maximumFractionDigits: 12,
  }).formatToParts(count);
  const getPart = (type: Intl.NumberFormatPartTypes) =>
    parts.flatMap((part) => (part.type === type ? [part.value] : [])).join('');
  const [whole, decimal, fraction] = [getPart('integer'), getPart('decimal'), getPart('fraction')];
  return {
    count: Number(`${whole}.${fraction}`),
    digits: `${whole}${decimal}${fraction}`,
    unit: getPart('compact'),
  };
}
