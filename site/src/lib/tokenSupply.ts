const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const WORDS = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  compactDisplay: 'long',
  // Enough for every digit: a rounded supply would be a wrong claim.
  maximumFractionDigits: 12,
});

/** A count in full digits with commas: `1,000,000,000`. */
export function printWhole(count: number): string {
  return WHOLE.format(count);
}

/** A count in words for a headline, never rounded: `a billion`, `2.5 billion`, `21 million`. */
export function sayWhole(count: number): string {
  return WORDS.format(count).replace(/^1 /, 'a ');
}

/** An amount of tokens: `400,000,000 TMX`. */
export function printTokens(amount: number, name: string): string {
  return `${printWhole(amount)} ${name}`;
}

/** The part of a whole supply that `percent` of it is, in whole tokens. */
export function tokensOf(supply: number, percent: number): number {
  return Math.round((supply * percent) / 100);
}
