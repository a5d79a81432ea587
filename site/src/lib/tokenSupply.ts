/** A count in full digits with commas: `1,000,000,000`. */
export const printWhole = (count: number) => count.toLocaleString('en-US');

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

/** The part of a whole supply that `percent` of it is, in whole tokens: `400,000,000 TMX`. */
export const printShare = (supply: number, percent: number, name: string) =>
  `${printWhole(Math.round((supply * percent) / 100))} ${name}`;
