import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Messages in one language, by key. */
export type Messages = Readonly<Record<string, string>>;

const ALLOWED_SYNTAX =
  'Only placeholders, plurals and claims can be in braces. Use {name}, {count, plural, one {…} other {…}} or {traders, select, none {…} other {…}}.';

/** A Unicode CLDR plural category, or an exact number. */
const PLURAL_OPTION = /^(zero|one|two|few|many|other|=\d+)$/;

/** The state of a claim. */
const CLAIM_OPTION = /^(none|planned|other)$/;

/**
 * Invisible characters break search and copying. Joiners are fine in Arabic and Indic scripts, where they're part of the
 * spelling. So are no-break spaces, because they're visible.
 */
const INVISIBLE =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{M}])\p{Join_Control}|(?!\p{Join_Control}|\n)[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/u;

/** Returns an error message if a message is empty, or has invalid syntax or characters. */
export function findSyntaxError(message: unknown): string | undefined {
  if (typeof message !== 'string') return 'Expected text. Put it in quotation marks.';
  if (message.trim() === '') return 'Empty text. Write something here.';
  const [character] = INVISIBLE.exec(message) ?? [];
  if (character !== undefined) {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `Invisible character U+${code}. Retype the text instead of pasting it. In a file, it may appear as \\u${code}.`;
  }
  const [tag] = /<\/?[a-z]+>/i.exec(message) ?? [];
  if (tag !== undefined) return `HTML is not supported, so visitors would see ${tag}. Remove it.`;
  try {
    return getAllElements(message).every(isAllowed) ? undefined : ALLOWED_SYNTAX;
  } catch {
    return `Invalid braces. Close each { with a }. ${ALLOWED_SYNTAX}`;
  }
}

/** Returns an error message if a message is too long. Placeholders count as the length of their name. */
export function findLengthError(message: string, maxLength: number): string | undefined {
  const length = maxLength < Infinity ? getLength(parseMessage(message)) : 0;
  if (length <= maxLength) return undefined;
  return `The text is ${length} characters long, but only ${maxLength} fit. Shorten it.`;
}

/** Measures the longest variant of a message. */
function getLength(elements: readonly MessageFormatElement[]): number {
  const lengths = elements.map((element) => {
    if (!('options' in element)) return 'value' in element ? element.value.length : 1;
    return Math.max(...Object.values(element.options).map(({ value }) => getLength(value)));
  });
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** Checks the syntax described in {@link ALLOWED_SYNTAX}. */
function isAllowed(element: MessageFormatElement): boolean {
  const options = 'options' in element ? Object.keys(element.options) : [];
  if (element.type === TYPE.select) return options.every((option) => CLAIM_OPTION.test(option));
  if (element.type !== TYPE.plural)
    return [TYPE.literal, TYPE.pound, TYPE.argument].includes(element.type);
  return element.pluralType === 'cardinal' && options.every((option) => PLURAL_OPTION.test(option));
}

/** Returns the names of all placeholders in a message, including plural counts. */
export function getPlaceholders(message: string): string[] {
  const names = getAllElements(message).flatMap((element) =>
    element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value],
  );
  return [...new Set(names)];
}

/**
 * Returns all elements in a message, including those inside plurals and claims.
 * @throws Error if the syntax is invalid.
 */
export const getAllElements = (message: string) => parseMessage(message).flatMap(flattenElement);

export function flattenElement(element: MessageFormatElement): MessageFormatElement[] {
  const options = 'options' in element ? Object.values(element.options) : [];
  return [element, ...options.flatMap(({ value }) => value.flatMap(flattenElement))];
}

const parsedMessages = new Map<string, MessageFormatElement[]>();

/** Caches the result, because checks and formatting parse each message many times. */
export function parseMessage(message: string): MessageFormatElement[] {
  // `ignoreTag` allows `<` in messages like `<1s`.
  const elements = parsedMessages.get(message) ?? parse(message, { ignoreTag: true });
  parsedMessages.set(message, elements);
  return elements;
}
