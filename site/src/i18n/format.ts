import { IntlMessageFormat } from 'intl-messageformat';
import { locate, messagesOf } from './loadMessages.ts';
import { directionOf, type Language } from './locales.ts';

/** What fills the placeholders of a message; the count of a plural is a number. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * A message with its placeholders filled.
 * @throws Error that names file, line and key where there is no such message, or a value is missing.
 */
export function format(language: Language, key: string, values: Values): string {
  const message = messagesOf(language)[key];
  if (message === undefined) {
    throw new Error(locate(language, { key, text: 'it is missing. Write it.' }));
  }
  try {
    const given = isolated(language, values);
    return String(new IntlMessageFormat(message, language, undefined, OPTIONS).format(given));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const unfilled = /variable "(\w+)" was not provided/.exec(reason)?.[1];
    const text = unfilled ? `nothing fills {${unfilled}} here. Take it out.` : reason;
    throw new Error(locate(language, { key, text }), { cause });
  }
}

/**
 * Where lines run from right to left, Unicode's FSI and PDI stand around what fills a placeholder, so that
 * it keeps its own direction: `$1,000` would be shown as `1,000$`.
 */
export function isolated(language: Language, values: Values): Values {
  if (directionOf(language) === 'ltr') return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? `\u2068${value}\u2069` : value,
    ]),
  );
}

const OPTIONS = {
  // "<" is a letter here: messages hold no tags.
  ignoreTag: true,
  formatters: {
    // Figures look alike in every language: digits from 0 to 9, commas between thousands.
    getNumberFormat: () => new Intl.NumberFormat('en-US'),
    getDateTimeFormat: () => new Intl.DateTimeFormat('en-US'),
    getPluralRules: (...rules: ConstructorParameters<typeof Intl.PluralRules>) =>
      new Intl.PluralRules(...rules),
  },
};
