import * as z from 'zod/mini';

/** The messages of a language, by their keys. */
export type Messages = Readonly<Record<string, string>>;

/** A mistake in a file of messages: where it stands, what it is and what to do. */
export type Problem = { path: string; line: number; key: string; text: string };

/** Where messages stand; `isOwn` beside the owner's settings, where they replace or add single ones. */
type Place = { language: string; path: string; isOwn: boolean };

/** A file of messages, none where it is not flat JSON; the line of a key, 1 where it is not there. */
export type MessageFile = Place & {
  messages: Messages;
  lineOf: (key: string) => number;
  problems: readonly Problem[];
};

/** A problem as one sentence. */
export const sentenceOf = ({ path, line, key, text }: Problem) =>
  `${path}:${line}${key && `, "${key}"`}: ${text}`;

type Line = { line: number; text: string; key: string };

const Texts = z.record(z.string(), z.string());
const KEY = /^"((?:[^"\\]|\\.)*)"\s*:/;
const ENTRY = /^"(?:[^"\\]|\\.)*"\s*:\s*"(?:[^"\\]|\\.)*",?$/;
const UNLIKE_ENTRY = 'it is not written as "key": "words". A " in the words is written \\".';
const COMMA_MISSING = 'a comma is missing at its end. Write it.';
const COMMA_TOO_MANY = 'nothing follows it. Take the comma at its end out.';

/** Reads a file of messages: flat JSON, one message a line, as translators' tools write it. */
export function parseMessages(place: Place, source: string): MessageFile {
  const lines = source.split('\n').map((raw, index): Line => {
    const text = raw.trim();
    return { line: index + 1, text, key: KEY.exec(text)?.[1] ?? '' };
  });
  const lineOf = (key: string) => lines.find((line) => line.key === key)?.line ?? 1;
  const repeated = lines.flatMap(({ line, key }) => {
    const text = `it stands on line ${lineOf(key)}, too. Take one of the two out.`;
    return key !== '' && lineOf(key) < line ? [{ path: place.path, line, key, text }] : [];
  });
  try {
    return { ...place, lineOf, messages: Texts.parse(JSON.parse(source)), problems: repeated };
  } catch {
    const problems = [{ path: place.path, ...jsonMistake(lines) }];
    return { ...place, lineOf, messages: {}, problems };
  }
}

/** The first line that cannot stand where it does, and how to mend it: JSON's own errors name the next. */
function jsonMistake(lines: readonly Line[]): Line {
  const entries = lines.filter(({ text }) => !/^[{}]*$/.test(text));
  const mistakes = entries.map((entry, index) => {
    const isLast = index === entries.length - 1;
    if (!ENTRY.test(entry.text)) return { ...entry, text: UNLIKE_ENTRY };
    if (entry.text.endsWith(',') !== isLast) return undefined;
    return { ...entry, text: isLast ? COMMA_TOO_MANY : COMMA_MISSING };
  });
  const text = 'the file does not begin with { and end with }. Write them.';
  return mistakes.find((mistake) => mistake !== undefined) ?? { line: lines.length, key: '', text };
}
