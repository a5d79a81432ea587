/**
 * A file of messages as it stands on the disk. `path` is what a person is told of it; `isOwn` where it
 * stands beside the owner's settings and replaces or adds single messages.
 */
export type MessageFile = { language: string; path: string; source: string; isOwn: boolean };

/** The messages of a language, by their keys. */
export type Messages = Readonly<Record<string, string>>;

/** A mistake in a file of messages: where it stands, what it is and what to do. */
export type Problem = { path: string; line: number; key: string; text: string };

/** A problem as one sentence. */
export const sentenceOf = ({ path, line, key, text }: Problem) =>
  `${path}:${line}${key && `, "${key}"`}: ${text}`;

const KEY = /^"((?:[^"\\]|\\.)*)"\s*:/;
const ENTRY = /^"(?:[^"\\]|\\.)*"\s*:\s*"(?:[^"\\]|\\.)*",?$/;
const UNLIKE_ENTRY = 'it is not written as "key": "words". A " in the words is written \\".';
const COMMA_MISSING = 'a comma is missing at its end. Write it.';
const COMMA_TOO_MANY = 'nothing follows it. Take the comma at its end out.';

/**
 * Reads a file of messages: flat JSON, one message a line, as translators' tools write it.
 * @returns its messages, undefined where it is not such JSON; the line of a key, 1 where it is not there; what is
 *   wrong with the file.
 */
export function parseMessages({ path, source }: MessageFile) {
  const lines = source.split('\n').map((raw, place) => {
    const text = raw.trim();
    return { line: place + 1, text, key: KEY.exec(text)?.[1] ?? '' };
  });
  const lineOf = (key: string) => lines.find((line) => line.key === key)?.line ?? 1;
  const messages = readTexts(source);
  if (messages === undefined)
    return { messages, lineOf, problems: [{ path, ...syntaxMistake(lines) }] };
  const repeated = lines.filter(({ key, line }) => key !== '' && lineOf(key) < line);
  const problems = repeated.map(({ line, key }): Problem => {
    const text = `it stands on line ${lineOf(key)}, too. Take one of the two out.`;
    return { path, line, key, text };
  });
  return { messages, lineOf, problems };
}

function readTexts(source: string): Messages | undefined {
  try {
    const content: unknown = JSON.parse(source);
    return isMessages(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

const isMessages = (content: unknown): content is Messages =>
  typeof content === 'object' &&
  content !== null &&
  Object.values(content).every((message) => typeof message === 'string');

/** The first line that cannot stand where it does, and how to mend it: JSON's own errors name the next. */
function syntaxMistake(lines: readonly { line: number; text: string; key: string }[]) {
  const entries = lines.filter(({ text }) => !/^[{}]*$/.test(text));
  for (const [place, { line, text, key }] of entries.entries()) {
    const isLast = place === entries.length - 1;
    if (!ENTRY.test(text)) return { line, key, text: UNLIKE_ENTRY };
    if (text.endsWith(',') && isLast) return { line, key, text: COMMA_TOO_MANY };
    if (!text.endsWith(',') && !isLast) return { line, key, text: COMMA_MISSING };
  }
  const text = 'the file does not begin with { and end with }. Write them.';
  return { line: lines.length, key: '', text };
}
