import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { formOf } from '../data/claimed.ts';

/** What the parser calls the mistakes that people make, and how to mend each. */
const MISTAKES: Readonly<Record<string, string>> = {
  MISSING_OTHER_CLAUSE: 'its plural lacks the form for all other counts. Add other {…}.',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT:
    'a form of its plural has no braces. Write them around its words: other {…}.',
  EMPTY_ARGUMENT: 'a placeholder has no name. Write it between the braces, as in {name}.',
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a { is not closed. Write the } that belongs to it.',
  MALFORMED_ARGUMENT:
    'a { is not closed, or more than one word stands after it. Write it as in {name}.',
};
const STRANGE =
  'it holds more than placeholders, plurals and claims. Write {name}, {count, plural, one {…} other {…}} or {traders, select, none {…} other {…}}.';

/** The forms that plurals have in one language or another (Unicode CLDR), or a number. */
const FORM = /^(zero|one|two|few|many|other|=\d+)$/;

/** The forms of what rests on a claim. */
const CLAIM = /^(none|planned|other)$/;

/**
 * Invisible characters: whoever searches or copies would find other words than are shown. The joiners
 * are spelling between letters of Arabic and Indic scripts; the no-break space is seen.
 */
const INVISIBLE =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{M}])\p{Join_Control}|(?!\p{Join_Control}|\n)[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Names of the placeholders of a message, each once; what is counted is one of them.
 * @throws Error that says what is wrong with the message by itself, and how to mend it.
 */
export function placeholdersOf(message: string): string[] {
  if (message.trim() === '') throw new Error('it is empty, a hole in the page. Write the words.');
  const [hidden] = INVISIBLE.exec(message) ?? [];
  if (hidden !== undefined) {
    const code = hidden.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    throw new Error(`it holds the invisible character U+${code}. Type the words around it anew.`);
  }
  const [tag] = /<\/?[a-z]+>/i.exec(message) ?? [];
  if (tag !== undefined) throw new Error(`${tag} would be read as it stands. Take it out.`);
  const names = elementsOf(message).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.argument) return [element.value];
    if (isOfClaim(element)) return [element.value];
    if (element.type !== TYPE.plural || element.pluralType === 'ordinal') throw new Error(STRANGE);
    const unknown = Object.keys(element.options).find((form) => !FORM.test(form));
    if (unknown === undefined) return [element.value];
    throw new Error(
      `its plural has a form "${unknown}". There are zero, one, two, few, many, other, and =1.`,
    );
  });
  return [...new Set(names)];
}

/** Whether it says one thing where a claim is left out, or planned, and another where it is made. */
const isOfClaim = (element: MessageFormatElement) =>
  element.type === TYPE.select && Object.keys(element.options).every((form) => CLAIM.test(form));

/**
 * Every part of a message, those inside of plurals and claims with it.
 * @throws Error that says what is wrong with its syntax.
 */
export function elementsOf(message: string): MessageFormatElement[] {
  try {
    return parsed(message).flatMap(withInner);
  } catch (cause) {
    throw new Error(MISTAKES[cause instanceof Error ? cause.message : ''] ?? STRANGE, { cause });
  }
}

/** A part of a message, and every part inside of it. */
export function withInner(element: MessageFormatElement): MessageFormatElement[] {
  const forms = 'options' in element ? Object.values(element.options) : [];
  return [element, ...forms.flatMap(({ value }) => value.flatMap(withInner))];
}

/** The parts of a message, with what it says of each claim as the owner makes it, or leaves it out. */
export const asClaimed = (message: string): MessageFormatElement[] => chosen(parsed(message));

// `<` is a letter: `<1s`.
const parsed = (message: string) => parse(message, { ignoreTag: true });

function chosen(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.select) {
      const { value = [] } =
        element.options[formOf(element.value)] ?? element.options['other'] ?? {};
      return chosen(value);
    }
    if (element.type !== TYPE.plural) return [element];
    const options = Object.entries(element.options).map(([form, { value, ...option }]) => {
      return [form, { ...option, value: chosen(value) }] as const;
    });
    return [{ ...element, options: Object.fromEntries(options) }];
  });
}
