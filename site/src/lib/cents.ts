const WORDS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/**
 * Cents as running text spells them: `five`, `thirty-five`.
 * @returns null where a figure is clearer: parts of a cent, and a dollar or more.
 */
export function spellCents(cents: number): string | null {
  if (!Number.isInteger(cents) || cents < 1 || cents > 99) return null;
  if (cents < 20) return WORDS[cents] ?? null;
  const ten = TENS[Math.floor(cents / 10) - 2];
  return cents % 10 === 0 ? (ten ?? null) : `${ten}-${WORDS[cents % 10]}`;
}
