import { placeholdersOf } from './messageSyntax.ts';

/** The messages of a language, by their keys. */
export type Messages = Readonly<Record<string, string>>;

/** Where messages stand; `isOwn` beside the owner's settings, where they replace or add single ones. */
type Place = { language: string; path: string; isOwn: boolean };

/**
 * A file of messages, none where it is not flat JSON; the sentence for a problem of a key, at the line of that
 * or of another, the first where that is not there; the placeholders of each message; what is wrong with the
 * file by itself.
 */
export type MessageFile = Place & {
  messages: Messages;
  problemAt: (key: string, text: string, place?: string) => string;
  placeholders: ReadonlyMap<string, readonly string[]>;
  problems: readonly string[];
};

const TEXT = String.raw`"((?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*)"`;
const KEY = new RegExp(`^\\s*${TEXT}\\s*:`, 'u');
const ENTRY = new RegExp(`${KEY.source}\\s*${TEXT}(?<comma>,?)\\s*$`, 'u');
const NO_ENTRY = /^[{}\s]*$/;

/** Reads a file of messages: flat JSON, one message a line, as translators' tools write it. */
export function parseMessages(place: Place, source: string): MessageFile {
  const { path } = place;
  const lines = source.trimEnd().split('\n');
  const keys = lines.map((line) => KEY.exec(line)?.[1] ?? '');
  const lineOf = (key: string) => Math.max(keys.indexOf(key), 0) + 1;
  const sentence = (line: number, key: string, text: string) =>
    `${path}:${line}${key && `, "${key}"`}: ${text}`;
  const problemAt = (key: string, text: string, place = key) => sentence(lineOf(place), key, text);
  const last = lines.findLastIndex((line) => !NO_ENTRY.test(line));
  const problems = lines.flatMap((line, index) => {
    if (NO_ENTRY.test(line)) return [];
    const key = keys[index] ?? '';
    const again = `it stands on line ${lineOf(key)}, too. Take one of the two out.`;
    const text = mistakeIn(line, index === last) ?? (lineOf(key) <= index && again);
    return text ? [sentence(index + 1, key, text)] : [];
  });
  if (!/^\s*\{[^]*\}\s*$/.test(source)) {
    const text = 'the file does not begin with { and end with }. Write them.';
    problems.push(sentence(lines.length, '', text));
  }
  return fileOf(place, problems.length > 0 ? {} : JSON.parse(source), problemAt, problems);
}

/** Messages as a file of them, with what is wrong with each by itself besides `problems`. */
export function fileOf(
  place: Place,
  messages: Messages,
  problemAt: MessageFile['problemAt'],
  problems: string[] = [],
): MessageFile {
  const placeholders = new Map<string, readonly string[]>();
  for (const [key, message] of Object.entries(messages)) {
    try {
      placeholders.set(key, placeholdersOf(message));
    } catch (error) {
      problems.push(problemAt(key, error instanceof Error ? error.message : String(error)));
    }
  }
  return { ...place, messages, problemAt, placeholders, problems };
}

/** What is wrong with a line, and how to mend it: JSON's own errors name the next. */
function mistakeIn(line: string, isLast: boolean): string | undefined {
  const comma = ENTRY.exec(line)?.groups?.['comma'];
  if (comma === undefined)
    return 'it is not written as "key": "words". A " in the words is written \\".';
  if (isLast && comma) return 'nothing follows it. Take the comma at its end out.';
  return isLast || comma ? undefined : 'a comma is missing at its end. Write it.';
}
