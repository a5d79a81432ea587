import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The messages of a language, by their keys. */
export type Messages = Readonly<Record<string, string>>;

const SHAPE =
  'only placeholders, plurals and claims can stand in braces. Write {name}, {count, plural, one {…} other {…}} or {traders, select, none {…} other {…}}.';

/** The forms that plurals have in one language or another (Unicode CLDR), or a number. */
const FORM = /^(zero|one|two|few|many|other|=\d+)$/;

/** The forms of what rests on a claim. */
const CLAIM = /^(none|planned|other)$/;

/**
 * Invisible characters, which break search and copying. Joiners are part of the spelling in Arabic and Indic
 * scripts, and the no-break space is visible.
 */
const INVISIBLE =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{M}])\p{Join_Control}|(?!\p{Join_Control}|\n)[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/u;

/** The syntax error of a message, and its fix. */
export function findSyntaxError(message: unknown): string | undefined {
  if (typeof message !== 'string') return 'it is no words. Write them between quotation marks.';
  if (message.trim() === '') return 'it is empty, a hole in the page. Write the words.';
  const [hidden] = INVISIBLE.exec(message) ?? [];
  if (hidden !== undefined) {
    const code = hidden.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `it holds the invisible character U+${code}. Take it out; the file may have it as \\u${code}.`;
  }
  const [tag] = /<\/?[a-z]+>/i.exec(message) ?? [];
  if (tag !== undefined) return `${tag} would be read as it stands. Take it out.`;
  try {
    return getAllElements(message).every(isTaken) ? undefined : SHAPE;
  } catch (error) {
    // The parser names it by a constant: EXPECT_ARGUMENT_CLOSING_BRACE.
    const reason = error instanceof Error ? error.message.toLowerCase().replaceAll('_', ' ') : '';
    return `its braces cannot be read (${reason}): ${SHAPE}`;
  }
}

/** The mistake of a message that is too long. Placeholders count as their names. */
export function findLengthError(message: string, maxLength: number): string | undefined {
  const length = maxLength < Infinity ? lengthOf(parseMessage(message)) : 0;
  if (length <= maxLength) return undefined;
  return `there is room for ${maxLength} characters, and these are ${length}. Shorten the text.`;
}

/** Of several forms, the longest is shown. */
function lengthOf(elements: readonly MessageFormatElement[]): number {
  const lengths = elements.map((element) => {
    if (!('options' in element)) return 'value' in element ? element.value.length : 1;
    return Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)));
  });
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** Whether it is of those parts that {@link SHAPE} names. */
function isTaken(element: MessageFormatElement): boolean {
  const forms = 'options' in element ? Object.keys(element.options) : [];
  if (element.type === TYPE.select) return forms.every((form) => CLAIM.test(form));
  if (element.type !== TYPE.plural)
    return [TYPE.literal, TYPE.pound, TYPE.argument].includes(element.type);
  return element.pluralType === 'cardinal' && forms.every((form) => FORM.test(form));
}

/** The placeholders of a message, each once, including the count of a plural. */
export function getPlaceholders(message: string): string[] {
  const names = getAllElements(message).flatMap((element) =>
    element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value],
  );
  return [...new Set(names)];
}

/**
 * Every part of a message, those inside of plurals and claims with it.
 * @throws Error where {@link findSyntaxError} finds its syntax wrong.
 */
export const getAllElements = (message: string) => parseMessage(message).flatMap(flattenElement);

/** A part of a message, and every part inside of it. */
export function flattenElement(element: MessageFormatElement): MessageFormatElement[] {
  const forms = 'options' in element ? Object.values(element.options) : [];
  return [element, ...forms.flatMap(({ value }) => value.flatMap(flattenElement))];
}

const known = new Map<string, MessageFormatElement[]>();

/** Caches parsed messages, because checks and printing use each many times. */
export function parseMessage(message: string): MessageFormatElement[] {
  // `<` is a letter: `<1s`.
  const elements = known.get(message) ?? parse(message, { ignoreTag: true });
  known.set(message, elements);
  return elements;
}
