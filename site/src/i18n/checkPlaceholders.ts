import { placeInList } from './checkKeys.ts';
import type { ReadFile } from './checkMessages.ts';
import type { Problem } from './parseMessages.ts';

/** Placeholders that English alone has, while its translations agree on others: it has a slip. */
export function misspeltPlaceholders(
  english: ReadFile,
  others: readonly ReadFile[],
  figures: readonly string[],
): Problem[] {
  const translations = others.filter(({ isOwn }) => !isOwn);
  return english.keys.flatMap((key) => {
    const theirs = translations.map((file) => file.placeholders(key) ?? []);
    const agreed = new Set(theirs.map((names) => names.toSorted().join(' ')));
    if (theirs.length < 2 || agreed.size > 1) return [];
    const alone = unlike(english.placeholders(key) ?? [], [...(theirs[0] ?? []), ...figures]);
    if (alone.length === 0) return [];
    return [english.tell(key, `no translation has ${inBraces(alone)}. Mend it, or them.`)];
  });
}

/** What a message must name, as English does, and what nothing would fill. Owners may leave names out. */
export function differentPlaceholders(
  file: ReadFile,
  english: ReadFile,
  figures: readonly string[],
): Problem[] {
  const places = Map.groupBy(english.keys, placeInList);
  return file.keys.flatMap((key) => {
    const own = file.placeholders(key);
    const alike = (places.get(placeInList(key)) ?? []).map((other) => english.placeholders(other));
    // Beside a broken message of English nothing is known.
    if (own === null || alike.includes(null)) return [];
    const missing = file.isOwn ? [] : unlike(english.placeholders(key) ?? [], own);
    if (missing.length > 0) return [file.tell(key, `write ${inBraces(missing)} where it goes.`)];
    const unknown = unlike(own, [...figures, ...alike.flatMap((names) => names ?? [])]);
    if (unknown.length === 0) return [];
    return [file.tell(key, `nothing fills ${inBraces(unknown)}. Write it as English does.`)];
  });
}

const unlike = (names: readonly string[], known: readonly string[]) =>
  names.filter((name) => !known.includes(name));
const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' and ');
