import { mistakeOf, placeholdersOf } from './messageSyntax.ts';
import { parseMessages, type MessageFile, type Problem } from './parseMessages.ts';

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

/** What messages may name without English naming it. */
export interface Known {
  /** Placeholders that are filled in every message: `name`, `fee`. */
  figures: readonly string[];
  /** Keys that only translations have: the owner's own sentences, `owner.reply`. */
  ownKeys: readonly string[];
}

/**
 * Whatever in the messages would build the page wrong, each mistake with its place and its mending.
 * @param files English first, and of each language the repository's before those of the owner.
 */
export function checkMessages(files: readonly MessageFile[], known: Known): Problem[] {
  const all = files.map(readFile);
  const mistakes = all.flatMap(({ problems }) => problems);
  const [english] = all;
  // Compared with a file that is not JSON, everything would be missing.
  if (english === undefined || all.some(({ keys }) => keys.length === 0)) return mistakes;
  const languages = [...Map.groupBy(all, ({ language }) => language).values()];
  const [ofEnglish = [], ...translations] = languages;
  const keys = [...new Set(ofEnglish.flatMap((file) => file.keys))];
  const misspelt = misspeltPlaceholders(english, translations.flat(), known);
  const misspeltKeys = new Set(misspelt.map(({ key }) => key));
  return [
    ...mistakes,
    ...misspelt,
    ...ofEnglish.slice(1).flatMap((file) => keysOfNoList(file, english)),
    ...translations.flatMap((group) => missingKeys(group, keys, english)),
    ...translations.flat().flatMap((file) => unknownKeys(file, [...keys, ...known.ownKeys])),
    ...all.flatMap((file) =>
      differences(file, english, known).filter(({ key }) => !misspeltKeys.has(key)),
    ),
  ];
}

type Read = ReturnType<typeof readFile>;

function readFile(file: MessageFile) {
  const { messages, lineOf, problems } = parseMessages(file);
  const tell = (key: string, text: string, line = lineOf(key)): Problem[] => [
    { path: file.path, line, key, text },
  ];
  const keys = Object.keys(messages);
  const mistakes = new Map(keys.map((key) => [key, mistakeOf(messages[key] ?? '')]));
  const broken = keys.flatMap((key) => {
    const text = mistakes.get(key);
    return text === undefined ? [] : tell(key, text);
  });
  /** Placeholders of a message that is there and without mistake. */
  const placeholders = (key: string) =>
    key in messages && mistakes.get(key) === undefined ? placeholdersOf(messages[key] ?? '') : null;
  return { ...file, keys, lineOf, tell, placeholders, problems: [...problems, ...broken] };
}

/** Placeholders that English alone has, while its translations agree on others: it has a slip. */
function misspeltPlaceholders(english: Read, translations: Read[], { figures }: Known): Problem[] {
  return english.keys.flatMap((key) => {
    const shipped = translations.filter(({ isOwn }) => !isOwn);
    const theirs = shipped.flatMap((file) => [file.placeholders(key) ?? []]);
    const agreed = new Set(theirs.map((names) => names.toSorted().join(' ')));
    if (theirs.length < 2 || agreed.size > 1) return [];
    const alone = unlike(english.placeholders(key) ?? [], [...(theirs[0] ?? []), ...figures]);
    if (alone.length === 0) return [];
    return english.tell(key, `no translation has ${inBraces(alone)}. Mend it, or them.`);
  });
}

/** A message of the owner's own English is asked for where it replaces one, or a list may have it. */
function keysOfNoList(file: Read, english: Read): Problem[] {
  const known = new Set(english.keys.map(inList));
  return file.keys
    .filter((key) => !known.has(inList(key)))
    .flatMap((key) => file.tell(key, 'nothing shows it. Mend its key, or take it out.'));
}

function missingKeys(group: readonly Read[], keys: readonly string[], english: Read): Problem[] {
  return keys.flatMap((key, place) => {
    if (group.some((file) => file.keys.includes(key))) return [];
    const file = english.keys.includes(key) ? group[0] : group.at(-1);
    const above = keys.slice(0, place).findLast((other) => file?.keys.includes(other));
    const text = 'it is missing. Copy it from English to the next line, and translate it.';
    return file?.tell(key, text, above === undefined ? 1 : file.lineOf(above)) ?? [];
  });
}

function unknownKeys(file: Read, known: readonly string[]): Problem[] {
  return unlike(file.keys, known).flatMap((key) =>
    file.tell(key, 'English has no such key. Mend its spelling, or take it out.'),
  );
}

/** What a message must name, as English does, and what nothing would fill. Owners may leave names out. */
function differences(file: Read, english: Read, { figures }: Known): Problem[] {
  const places = Map.groupBy(english.keys, inList);
  return file.keys.flatMap((key) => {
    const own = file.placeholders(key);
    const alike = places.get(inList(key)) ?? [];
    const filled = [...figures, ...alike.flatMap((other) => english.placeholders(other) ?? [])];
    if (own === null || alike.some((other) => english.placeholders(other) === null)) return [];
    const missing = file.isOwn ? [] : unlike(english.placeholders(key) ?? [], own);
    if (missing.length > 0) return file.tell(key, `write ${inBraces(missing)} where it goes.`);
    const unknown = unlike(own, filled);
    if (unknown.length === 0) return [];
    return file.tell(key, `nothing fills ${inBraces(unknown)}. Write it as English does.`);
  });
}

/** The place of a message in an entry of a list, `faq.items.*.answer`; of no list, its key. */
function inList(key: string): string {
  const part = LISTED.find((name) => key.startsWith(`${name}.`));
  if (part === undefined) return key;
  return `${part}.*${key
    .slice(part.length + 1)
    .replace(/^[^.]+/, '')
    .replace(/\d+$/, '*')}`;
}

const unlike = (names: readonly string[], known: readonly string[]) =>
  names.filter((name) => !known.includes(name));
const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' and ');
