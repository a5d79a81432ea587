import type { ReadFile } from './checkMessages.ts';
import type { Problem } from './parseMessages.ts';

/** Parts of the keys whose entries have the names that the owner lists: `faq.items.fees.answer`. */
export const LISTED = [
  'academy.courses',
  'community.platforms',
  'compare.questions',
  'faq.items',
  'partners.categories',
  'roadmap.quarters',
  'testimonials.cards',
  'token.entries',
] as const;

/** The place of a message in an entry of a list, `faq.items.*.answer`; of no list, its key. */
export function placeInList(key: string): string {
  const part = LISTED.find((name) => key.startsWith(`${name}.`));
  if (part === undefined) return key;
  return `${part}.*${key
    .slice(part.length + 1)
    .replace(/^[^.]+/, '')
    .replace(/\d+$/, '*')}`;
}

/** A message of the owner's own English is asked for where it replaces one, or a list may have it. */
export function keysOfNoList(file: ReadFile, english: ReadFile): Problem[] {
  const known = new Set(english.keys.map(placeInList));
  return file.keys
    .filter((key) => !known.has(placeInList(key)))
    .map((key) => file.tell(key, 'nothing shows it. Mend its key, or take it out.'));
}

/**
 * Keys that a language lacks of English, or has besides.
 * @param group the files of the language.
 * @param keys those of English, in its order.
 */
export function checkKeys(
  group: readonly ReadFile[],
  keys: readonly string[],
  ownKeys: readonly string[],
): Problem[] {
  const missing = new Set(keys.filter((key) => !group.some((file) => file.keys.includes(key))));
  const unknown = group.flatMap((file) =>
    file.keys.flatMap((key, place) => {
      if (keys.includes(key) || ownKeys.includes(key)) return [];
      const expected = keys[keys.indexOf(file.keys[place - 1] ?? '') + 1] ?? '';
      if (!missing.delete(expected))
        return [file.tell(key, 'English has no such key. Mend its spelling, or take it out.')];
      return [file.tell(key, `English has "${expected}" in its place. Mend its spelling.`)];
    }),
  );
  const told = [...missing].flatMap((key) => {
    const above = keys.slice(0, keys.indexOf(key)).toReversed();
    const text = 'it is missing. Copy it from English to the next line, and translate it.';
    const [file] = group;
    const line = file?.lineOf(above.find((other) => file.keys.includes(other)) ?? '');
    return file === undefined ? [] : [file.tell(key, text, line)];
  });
  return [...told, ...unknown];
}
