import * as z from 'zod/mini';

// Words as data: a sentence names in braces what is put into it, such as `{name}`, so that every
// language can put it where it belongs.

const PLACE = /\{(\w+)\}/g;

/** Words with nothing put into them. */
export const Words = Sentence();

/** Words into which exactly these are put. */
export function Sentence(...places: readonly string[]) {
  const expected = places.map((name) => `{${name}}`).toSorted();
  return z.string('This is missing. Write it.').check(
    z.minLength(1, {
      error: 'Write the words; an empty text leaves a hole in the form.',
      abort: true,
    }),
    z.refine((text) => String(placesOf(text)) === String(expected), {
      error:
        expected.length === 0
          ? 'Leave out what stands in braces: nothing is put into these words.'
          : `Write ${expected.join(' and ')} into it, and nothing else in braces.`,
    }),
  );
}

/**
 * Words that go by a number: `other` in every language, and of the other categories of
 * `Intl.PluralRules` those that the language tells apart, with the number or without.
 */
export function Plural(place: string) {
  const withOrWithout = z.optional(z.union([Sentence(place), Words]));
  return z.object({
    zero: withOrWithout,
    one: withOrWithout,
    two: withOrWithout,
    few: withOrWithout,
    many: withOrWithout,
    other: Sentence(place),
  });
}

export type Plural = z.infer<ReturnType<typeof Plural>>;

/** @param values by place; a place without one stays as it is written. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(PLACE, (place, name: string) => values[name] ?? place);
}

/**
 * The words for a number, which is put into its place in digits from 0 to 9.
 * @param language as `Intl.PluralRules` knows it.
 */
export function fillPlural(language: string, words: Plural, place: string, count: number): string {
  const category = new Intl.PluralRules(language).select(count);
  return fill(words[category] ?? words.other, { [place]: String(count) });
}

function placesOf(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].map(([place]) => place))].toSorted();
}
