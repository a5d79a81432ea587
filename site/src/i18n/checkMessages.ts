import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The messages of one language, by their keys: `hero.lead`. */
export type Messages = Readonly<Record<string, string>>;

/** A mistake in a file of messages: what is wrong at a key, and what to do. */
export type Problem = { key: string; text: string; line?: number };

/** Begins the keys of the owner's own sentences, which only translations have: `owner.regions`. */
export const OWNER_KEY = 'owner.';

/**
 * Reads a file of messages: flat JSON, each message in the syntax of ICU.
 * @param source the text of the file.
 */
export function readMessages(source: string): { messages: Messages; problems: Problem[] } {
  const read = readJson(source);
  if ('problem' in read) return { messages: {}, problems: [read.problem] };
  const problems = Object.entries(read.content).flatMap(([key, message]) => {
    const text = mistakeIn(message);
    return text ? [{ key, text }] : [];
  });
  return { messages: read.content, problems: [...repeatedKeys(source), ...problems] };
}

/** Which placeholders the English message has, and which may be filled besides. */
export type Original = { english: Messages; filled: (key: string) => Iterable<string> };

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

/** Keys of the owner's own messages that nothing shows. */
export function unknownKeys(own: Messages, shipped: Messages): Problem[] {
  const listed = (key: string) => LISTED.some((part) => key.startsWith(`${part}.`));
  return Object.keys(own)
    .filter((key) => !(key in shipped) && !listed(key))
    .map((key) => ({ key, text: UNKNOWN_KEY }));
}

/** What a translation lacks of the English messages, or has besides. */
export function compareWithEnglish(messages: Messages, { english, filled }: Original): Problem[] {
  const missing = Object.keys(english).filter((key) => !(key in messages));
  const copy = 'it is missing. Copy its line from English and translate it.';
  return [
    ...missing.map((key) => ({ key, text: copy })),
    ...Object.entries(messages).flatMap(([key, message]) => {
      if (key.startsWith(OWNER_KEY)) return [];
      const original = english[key];
      const text =
        original === undefined ? UNKNOWN_KEY : difference(message, original, filled(key));
      return text ? [{ key, text }] : [];
    }),
  ];
}

/** The names of the placeholders of a message, those inside of plurals too. */
export function placeholdersOf(message: string): Set<string> {
  const elements = elementsIn(parse(message, { ignoreTag: true }));
  return new Set(
    elements.flatMap((element) =>
      element.type === TYPE.argument || element.type === TYPE.plural ? [element.value] : [],
    ),
  );
}

/** The line of the file, from 1, where a key stands. */
export function lineOf(source: string, key: string): number | undefined {
  const place = source.indexOf(`${JSON.stringify(key)}:`);
  return place === -1 ? undefined : source.slice(0, place).split('\n').length;
}

/** What the parser calls the mistakes that people make. */
const SYNTAX: Readonly<Record<string, string>> = {
  EMPTY_ARGUMENT: 'a placeholder has no name. Write it in the braces, as in {name}.',
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a { is not closed. Write the } that belongs to it.',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'a form of its plural lacks its words in braces.',
  INVALID_ARGUMENT_TYPE: 'braces hold {name} or {count, plural, one {…} other {…}}, nothing else.',
  MALFORMED_ARGUMENT: 'the name of a placeholder is one word. Write it as in {name}.',
  MISSING_OTHER_CLAUSE: 'its plural lacks the words for other counts. Add other {…}.',
};
const UNKNOWN_KEY = 'no message has this key. Mend its spelling or take it out.';
const ALLOWED = new Set([TYPE.literal, TYPE.argument, TYPE.plural, TYPE.pound]);
/** Soft hyphen, zero-width space and joiners, byte order mark. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/;

function mistakeIn(message: unknown): string | undefined {
  if (typeof message !== 'string') return 'it is not a text. Write it in quotation marks.';
  if (message.trim() === '')
    return 'it is empty, which leaves a hole in the page. Write the words.';
  if (INVISIBLE.test(message)) {
    return 'it holds a character that cannot be seen, so that nobody finds its words. Type it anew.';
  }
  try {
    const elements = elementsIn(parse(message, { ignoreTag: true }));
    return elements.every(({ type }) => ALLOWED.has(type))
      ? undefined
      : SYNTAX['INVALID_ARGUMENT_TYPE'];
  } catch (error) {
    const code = error instanceof Error ? error.message : String(error);
    return SYNTAX[code] ?? `its braces cannot be read (${code}). Compare them with English.`;
  }
}

function elementsIn(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) =>
    element.type === TYPE.plural
      ? [element, ...elementsIn(Object.values(element.options).flatMap(({ value }) => value))]
      : [element],
  );
}

function difference(message: string, english: string, filled: Iterable<string>) {
  const [own, original] = [placeholdersOf(message), placeholdersOf(english)];
  const missing = [...original].filter((name) => !own.has(name));
  if (missing.length > 0) return `${inBraces(missing)} is missing. Write it where it belongs.`;
  const known = new Set([...original, ...filled]);
  const unknown = [...own].filter((name) => !known.has(name));
  if (unknown.length > 0) return `nothing fills ${inBraces(unknown)}. Write it as in English.`;
  return undefined;
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' and ');

/** JSON itself takes the last of two. */
function repeatedKeys(source: string): Problem[] {
  const keys = source.split('\n').map((line) => /^\s*"([^"]+)"\s*:/.exec(line)?.[1]);
  return keys.flatMap((key, index) =>
    key !== undefined && keys.indexOf(key) < index
      ? [{ line: index + 1, key, text: 'it stands twice. Take one of the two out.' }]
      : [],
  );
}

function readJson(source: string): { content: Messages } | { problem: Problem } {
  try {
    return { content: JSON.parse(source) as Messages };
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    const stop = Number(/position (\d+)/.exec(says)?.[1] ?? source.length);
    // A missing comma is noticed on the next line, but belongs at the end of the last one.
    const before = source.slice(0, stop).trimEnd().split('\n');
    const key = /^\s*"([^"]*)"\s*:/.exec(before.at(-1) ?? '')?.[1] ?? '';
    return { problem: { line: before.length, key, text: jsonMistake(says) } };
  }
}

function jsonMistake(says: string): string {
  if (says.includes("Expected ','")) {
    return 'a comma is missing at the end of the line, or a quotation mark in the words is not written as \\".';
  }
  if (says.includes('property name'))
    return 'no comma may stand after the last message. Take it out.';
  if (says.includes('control character')) return 'its closing quotation mark is missing.';
  return `this is no JSON (${says}). Each line is "key": "words", with a comma.`;
}
