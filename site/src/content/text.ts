import * as z from 'zod';

const EMPTY = 'Write the words; an empty text leaves a hole in the page.';
const inBraces = (places: Iterable<string>) => [...places].map((place) => `{${place}}`).join(', ');

/** A text that stands as the owner or a reader wrote it: any, but not none. */
export const Given = z.string().min(1, EMPTY);

/** A sentence with places for figures and names, such as `{fee}`: each must be there, and no other. */
export const Sentence = (...places: string[]) => sentence(places, true);

/** Words without a place. */
export const Text = Sentence();

/** Several of them, by their names: `...texts('heading', 'lead')` in the schema of a section. */
export const texts = <const Name extends string>(...names: Name[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry of each name
  Object.fromEntries(names.map((name) => [name, Text])) as Record<Name, typeof Text>;

/** A heading and what stands below it. */
export const Titled = (...places: string[]) =>
  z.strictObject({ title: Sentence(), body: Sentence(...places) });

/**
 * A sentence in the forms that the language counts with; `Intl.PluralRules` chooses. A form that fits
 * one count alone may leave its figure out.
 */
export function Counted(...places: string[]) {
  const form = sentence(places, false).optional();
  return z.strictObject({
    zero: form,
    one: form,
    two: form,
    few: form,
    many: form,
    other: Sentence(...places),
  });
}

function sentence(places: string[], all: boolean) {
  return z.string().superRefine((text, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (text.trim() === '') return refuse(EMPTY);
    const found = new Set([...text.matchAll(/\{(\w*)\}/g)].map(([, place = '']) => place));
    const missing = places.filter((place) => !found.has(place));
    const unknown = [...found].filter((place) => !places.includes(place));
    if (all && missing.length > 0) refuse(`Write ${inBraces(missing)} where it goes.`);
    if (unknown.length > 0) refuse(`Nothing fills ${inBraces(unknown)} here: take it out.`);
  });
}
