import { placeholdersOf } from './messageSyntax.ts';

/** The messages of a language, by their keys. */
export type Messages = Readonly<Record<string, string>>;

/** A mistake in a file of messages: where it stands, what it is and what to do. */
export type Problem = { path: string; line: number; key: string; text: string };

/** Where messages stand; `isOwn` beside the owner's settings, where they replace or add single ones. */
type Place = { language: string; path: string; isOwn: boolean };

/**
 * A file of messages, none where it is not flat JSON; the line of a key, 1 where it is not there; the
 * placeholders of each message; what is wrong with the file by itself.
 */
export type MessageFile = Place & {
  messages: Messages;
  lineOf: (key: string) => number;
  placeholders: ReadonlyMap<string, readonly string[]>;
  problems: readonly Problem[];
};

/** A problem as one sentence. */
export const sentenceOf = ({ path, line, key, text }: Problem) =>
  `${path}:${line}${key && `, "${key}"`}: ${text}`;

const TEXT = String.raw`"((?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*)"`;
const KEY = new RegExp(`^${TEXT}\\s*:`, 'u');
const ENTRY = new RegExp(`^${TEXT}\\s*:\\s*${TEXT},?$`, 'u');

/** Reads a file of messages: flat JSON, one message a line, as translators' tools write it. */
export function parseMessages(place: Place, source: string): MessageFile {
  const { path } = place;
  const lines = source
    .trimEnd()
    .split('\n')
    .map((raw, index) => {
      const text = raw.trim();
      return { line: index + 1, text, key: KEY.exec(text)?.[1] ?? '' };
    });
  const lineOf = (key: string) => lines.find((line) => line.key === key)?.line ?? 1;
  const entries = lines.filter(({ text }) => !/^[{}]*$/.test(text));
  const problems = entries.flatMap(({ line, key, text }, index): Problem[] => {
    const mistake = mistakeIn(text, index === entries.length - 1);
    if (mistake !== undefined) return [{ path, line, key, text: mistake }];
    const again = `it stands on line ${lineOf(key)}, too. Take one of the two out.`;
    return lineOf(key) < line ? [{ path, line, key, text: again }] : [];
  });
  if (!/^\s*\{[^]*\}\s*$/.test(source)) {
    const text = 'the file does not begin with { and end with }. Write them.';
    problems.push({ path, line: lines.length, key: '', text });
  }
  const messages: Messages = problems.length > 0 ? {} : JSON.parse(source);
  const placeholders = new Map<string, readonly string[]>();
  for (const [key, message] of Object.entries(messages)) {
    try {
      placeholders.set(key, placeholdersOf(message));
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      problems.push({ path, line: lineOf(key), key, text });
    }
  }
  return { ...place, messages, lineOf, placeholders, problems };
}

/** What is wrong with a line, and how to mend it: JSON's own errors name the next. */
function mistakeIn(line: string, isLast: boolean): string | undefined {
  if (!ENTRY.test(line))
    return 'it is not written as "key": "words". A " in the words is written \\".';
  if (line.endsWith(',') !== isLast) return undefined;
  return isLast
    ? 'nothing follows it. Take the comma at its end out.'
    : 'a comma is missing at its end. Write it.';
}
