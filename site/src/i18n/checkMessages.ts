import { placeholdersOf } from './messageSyntax.ts';
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

/** The place of a message in an entry of a list, `faq.items.*.answer`; of no list, its key. */
function placeInList(key: string): string {
  const part = LISTED.find((name) => key.startsWith(`${name}.`));
  if (part === undefined) return key;
  const inEntry = key.slice(part.length + 1).replace(/^[^.]+/, '*');
  return `${part}.${inEntry.replace(/\d+$/, '*')}`;
}

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
export function checkMessages(files: readonly MessageFile[], { figures, ownKeys }: Known) {
  const all = files.map(readFile);
  const [english] = all;
  // Compared with a file that is not JSON, everything would be missing.
  if (english === undefined || !all.every(({ isJson }) => isJson))
    return all.flatMap(({ problems }) => problems);
  const places = Map.groupBy(english.keys, placeInList);
  const languages = [...Map.groupBy(all, ({ language }) => language).values()];
  // The owner's English replaces messages and adds entries to lists.
  const said = (languages[0] ?? []).flatMap(({ keys }) => keys);
  const shown = new Set(said.filter((key) => places.has(placeInList(key))));
  const missing = all.flatMap((file) => file.keys.flatMap((key) => missingNames(file, key)));
  // What English alone names is one slip in English, and not one in each translation.
  const slips = [...Map.groupBy(missing, ({ key }) => key).values()].filter(
    ({ length }) => length > 1 && length === languages.length - 1,
  );
  const slipped = slips.flatMap(([first]) => (first === undefined ? [] : [first]));
  return [
    ...all.flatMap(({ problems }) => problems),
    ...languages.flatMap(keyProblems),
    ...slipped.map(({ key, names }) =>
      english.tell(key, `no translation has ${names}. Mend it, or them.`),
    ),
    ...missing
      .filter(({ key }) => !slipped.some((slip) => slip.key === key))
      .map(({ file, key, names }) => file.tell(key, `write ${names} where it goes.`)),
    ...all.flatMap((file) => file.keys.flatMap((key) => unfilledNames(file, key))),
  ];

  /** Keys that a language has besides those of English or, where it has none, lacks. */
  function keyProblems(group: readonly ReadFile[]): Problem[] {
    const unknown = group.flatMap(({ keys, tell }) =>
      keys
        .filter((key) => !shown.has(key) && !ownKeys.includes(key))
        .map((key) => tell(key, 'nothing shows it. Mend its spelling, or take it out.')),
    );
    if (unknown.length > 0) return unknown;
    const has = (key: string) => group.some(({ keys }) => keys.includes(key));
    const order = [...shown];
    return order.flatMap((key, place) => {
      const [file] = group;
      if (has(key) || file === undefined) return [];
      const above = order.slice(0, place).findLast((other) => file.keys.includes(other)) ?? '';
      const text = 'it is missing. Copy it from English to the next line, and translate it.';
      return [{ ...file.tell(key, text), line: file.lineOf(above) }];
    });
  }

  /** What a translation has to name, as English does; owners may leave names out. */
  function missingNames(file: ReadFile, key: string) {
    const own = file.placeholders(key);
    const names = (english?.placeholders(key) ?? []).filter(
      (name) => own?.includes(name) === false,
    );
    return file.isOwn || names.length === 0 ? [] : [{ file, key, names: inBraces(names) }];
  }

  function unfilledNames(file: ReadFile, key: string): Problem[] {
    const alike = (places.get(placeInList(key)) ?? []).map((other) => english?.placeholders(other));
    // Beside a broken message of English nothing is known, and of a list's other entries all is filled.
    if (alike.includes(undefined) || missingNames(file, key).length > 0) return [];
    const filled = [...figures, ...alike.flatMap((names) => names ?? [])];
    const names = (file.placeholders(key) ?? []).filter((name) => !filled.includes(name));
    if (names.length === 0) return [];
    return [file.tell(key, `nothing fills ${inBraces(names)}. Write it as English does.`)];
  }
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' and ');

type ReadFile = ReturnType<typeof readFile>;

/** A file with what is wrong in it by itself, and what others are compared with. */
function readFile(file: MessageFile) {
  const { messages, lineOf, problems } = parseMessages(file);
  const tell = (key: string, text: string): Problem => {
    return { path: file.path, line: lineOf(key), key, text };
  };
  const placeholders = new Map<string, string[]>();
  const broken: Problem[] = [];
  for (const [key, message] of Object.entries(messages ?? {})) {
    try {
      placeholders.set(key, placeholdersOf(message));
    } catch (error) {
      broken.push(tell(key, error instanceof Error ? error.message : String(error)));
    }
  }
  return {
    ...file,
    isJson: messages !== undefined,
    keys: Object.keys(messages ?? {}),
    lineOf,
    tell,
    /** Of a message that is there and without mistake. */
    placeholders: (key: string) => placeholders.get(key),
    problems: [...problems, ...broken],
  };
}
