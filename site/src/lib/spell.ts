/** How a language spells numbers: from 0 to 19, and the tens from 20. */
type NumberWords = { small: string; tens: string };

/**
 * A whole number as running text spells it: `five`, `thirty-five`.
 * @returns null where a figure is clearer: parts of one, and 100 or more.
 */
export function spell(number: number, { small, tens }: NumberWords): string | null {
  if (!Number.isInteger(number) || number < 1 || number > 99) return null;
  const words = small.split(' ');
  if (number < words.length) return words[number] ?? null;
  const ten = tens.split(' ')[Math.floor(number / 10) - 2];
  return number % 10 === 0 ? (ten ?? null) : `${ten}-${words[number % 10]}`;
}
