/** A count in full digits with commas: `1,000,000,000`. */
export const printWhole = (count: number) => count.toLocaleString('en-US');

/**
 * A count in words of a language for a headline, never rounded: `a billion`, `2.5 billion`, `21 million`.
 * @param single what stands before a single one, with its space, in place of `1 `.
 */
export function sayWhole(count: number, language: string, single = '1 '): string {
  const words = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    notation: 'compact',
    compactDisplay: 'long',
    // Enough for every digit: a rounded supply would be a wrong claim.
    maximumFractionDigits: 12,
  });
  return words.format(count).replace(/^1 /, single);
}

/** An amount of tokens: `400,000,000 TMX`. */
export function printTokens(amount: number, name: string): string {
  return `${printWhole(amount)} ${name}`;
}

/** The part of a whole supply that `percent` of it is, in whole tokens. */
export function tokensOf(supply: number, percent: number): number {
  return Math.round((supply * percent) / 100);
}
