import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What the parser calls the mistakes that people make, and how to mend each. */
const MISTAKES: Readonly<Record<string, string>> = {
  MISSING_OTHER_CLAUSE: 'its plural lacks the form for all other counts. Add other {…}.',
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a { is not closed. Write the } that belongs to it.',
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'its plural has no forms. Write them: one {…} other {…}.',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT:
    'a form of its plural has no braces. Write them around its words: other {…}.',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'a form of its plural stands twice. Take one of them out.',
  EMPTY_ARGUMENT: 'a placeholder has no name. Write it between the braces, as in {name}.',
  MALFORMED_ARGUMENT:
    'a { is not closed, or more than one word stands after it. Write it as in {name}.',
};
const STRANGE =
  'it holds more than placeholders and plurals. Write {name}, or {count, plural, one {…} other {…}}.';

/** The forms that plurals have in one language or another (Unicode CLDR). */
const FORMS: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Invisible characters: whoever searches or copies would find other words than are shown. The joiners
 * are spelling between letters of Arabic and Indic scripts; the no-break space is seen.
 */
const INVISIBLE =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{M}])\p{Join_Control}|(?!\p{Join_Control}|\n)[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/u;

/** What a message may not hold at all, and how to mend what is found. */
const REFUSED: readonly [RegExp, (found: string) => string][] = [
  [/^\s*$/, () => 'it is empty, a hole in the page. Write the words.'],
  [
    INVISIBLE,
    (hidden) => {
      const code = hidden.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return `it holds the invisible character U+${code}. Type the words around it anew.`;
    },
  ],
  [/<\/?[a-z]+>/i, (tag) => `${tag} would be read as it stands. Take it out.`],
];

/**
 * Names of the placeholders of a message, each once; what is counted is one of them.
 * @throws Error that says what is wrong with the message by itself, and how to mend it.
 */
export function placeholdersOf(message: string): string[] {
  for (const [pattern, sentence] of REFUSED) {
    const [found] = pattern.exec(message) ?? [];
    if (found !== undefined) throw new Error(sentence(found));
  }
  const names = parsed(message).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.argument) return [element.value];
    if (element.type !== TYPE.plural || element.pluralType === 'ordinal') throw new Error(STRANGE);
    const forms = Object.keys(element.options);
    const unknown = forms.find((name) => !FORMS.includes(name) && !/^=\d+$/.test(name));
    if (unknown === undefined) return [element.value];
    throw new Error(`its plural has a form "${unknown}". There are ${FORMS.join(', ')}, and =1.`);
  });
  return [...new Set(names)];
}

function parsed(message: string) {
  try {
    return elementsOf(message);
  } catch (error) {
    const text = MISTAKES[error instanceof Error ? error.message : ''] ?? STRANGE;
    throw new Error(text, { cause: error });
  }
}

/**
 * Every part of a message, those inside of plurals with it.
 * @throws SyntaxError named by the parser.
 */
export function elementsOf(message: string): MessageFormatElement[] {
  const inside = (elements: MessageFormatElement[]): MessageFormatElement[] =>
    elements.flatMap((element) => [
      element,
      ...(element.type === TYPE.plural
        ? Object.values(element.options).flatMap(({ value }) => inside(value))
        : []),
    ]);
  // `<` is a letter: `<1s`.
  return inside(parse(message, { ignoreTag: true }));
}
