import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { ownKey, ownSentences, type OwnSentence } from '../data/figures.ts';
import { printIsolated, type Values } from './direction.ts';
import { locate, messageFiles, messagesOf } from './loadMessages.ts';
import type { Language } from './locales.ts';

// Figures look alike in every language: digits from 0 to 9, commas between thousands.
const formatters = {
  getNumberFormat: () => new Intl.NumberFormat('en-US'),
  getDateTimeFormat: () => new Intl.DateTimeFormat('en-US'),
  getPluralRules: (...rules: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...rules),
};

/**
 * A message with its placeholders filled.
 * @param edit which of its parts are said, where not all are.
 * @throws Error that names file, line and key where there is no such message, or a value is missing.
 */
export function format(
  language: Language,
  key: string,
  values: Values,
  edit = (elements: MessageFormatElement[]) => elements,
): string {
  const message = messagesOf(language)[key] ?? '';
  const elements = edit(parse(message, { ignoreTag: true }));
  const printer = new IntlMessageFormat(elements, language, undefined, { formatters });
  try {
    if (message === '') throw new Error('it is missing. Write it.');
    return printIsolated(language, values, (isolated) => String(printer.format(isolated)));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : '';
    const [, unfilled] = /variable "(\w+)" was not provided/.exec(reason) ?? [];
    const text = unfilled ? `nothing fills {${unfilled}} here. Take it out.` : reason;
    throw new Error(locate(messageFiles([language]), language, key, text), { cause });
  }
}

/**
 * A sentence of the owner's own in a language: `owner.regions` of its messages. As it stands in the settings
 * where nobody translated it; empty where the owner says nothing.
 */
export const ownSentence = (language: Language, name: OwnSentence): string =>
  ownSentences[name] && (messagesOf(language)[ownKey(name)] ?? ownSentences[name]);
