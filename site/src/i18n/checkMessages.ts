import { checkKeys, keysOfNoList } from './checkKeys.ts';
import { differentPlaceholders, misspeltPlaceholders } from './checkPlaceholders.ts';
import { mistakeOf, placeholdersOf } from './messageSyntax.ts';
import { parseMessages, type MessageFile, type Problem } from './parseMessages.ts';

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
  const mistakes = all.flatMap(({ problems }) => problems);
  const [english] = all;
  // Compared with a file that is not JSON, everything would be missing.
  if (english === undefined || all.some(({ keys }) => keys.length === 0)) return mistakes;
  const languages = [...Map.groupBy(all, ({ language }) => language).values()];
  const [[, ...ownEnglish] = [], ...translations] = languages;
  const noLists = ownEnglish.flatMap((file) => keysOfNoList(file, english));
  const keys = [english, ...ownEnglish]
    .flatMap((file) => file.keys)
    .filter((key) => !noLists.some((problem) => problem.key === key));
  const misspelt = misspeltPlaceholders(english, translations.flat(), figures);
  const different = all.flatMap((file) => differentPlaceholders(file, english, figures));
  return [
    ...mistakes,
    ...misspelt,
    ...noLists,
    ...translations.flatMap((group) => checkKeys(group, [...new Set(keys)], ownKeys)),
    ...different.filter(({ key }) => !misspelt.some((problem) => problem.key === key)),
  ];
}

/** A file with what is wrong in it by itself, and what others are compared with. */
export type ReadFile = ReturnType<typeof readFile>;

function readFile(file: MessageFile) {
  const { messages, lineOf, problems } = parseMessages(file);
  const tell = (key: string, text: string, line = lineOf(key)): Problem => ({
    path: file.path,
    line,
    key,
    text,
  });
  const keys = Object.keys(messages);
  const mistakes = new Map(keys.map((key) => [key, mistakeOf(messages[key] ?? '')]));
  const broken = [...mistakes].flatMap(([key, text]) => (text ? [tell(key, text)] : []));
  /** Placeholders of a message that is there and without mistake. */
  const placeholders = (key: string) =>
    key in messages && mistakes.get(key) === undefined ? placeholdersOf(messages[key] ?? '') : null;
  return { ...file, keys, lineOf, tell, placeholders, problems: [...problems, ...broken] };
}
