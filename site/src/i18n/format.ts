import { IntlMessageFormat } from 'intl-messageformat';
import { isolatedRuns, isolatedValues, type Values } from './direction.ts';
import { locate, messageFiles, messagesOf } from './loadMessages.ts';
import type { Language } from './locales.ts';

/**
 * A message with its placeholders filled.
 * @throws Error that names file, line and key where there is no such message, or a value is missing.
 */
export function format(language: Language, key: string, values: Values): string {
  const message = messagesOf(language)[key];
  if (message === undefined) {
    throw new Error(locate(messageFiles([language]), language, key, 'it is missing. Write it.'));
  }
  try {
    const printer = new IntlMessageFormat(message, language, undefined, OPTIONS);
    return isolatedRuns(language, String(printer.format(isolatedValues(language, values))));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const unfilled = /variable "(\w+)" was not provided/.exec(reason)?.[1];
    const text = unfilled ? `nothing fills {${unfilled}} here. Take it out.` : reason;
    throw new Error(locate(messageFiles([language]), language, key, text), { cause });
  }
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
