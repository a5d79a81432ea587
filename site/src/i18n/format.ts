import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Owner } from '#site/owner/settings.ts';
import { asClaimed } from './claimedMessage.ts';
import { printIsolated, type Values } from './direction.ts';
import { contentFor, locate, messagesOf } from './loadMessages.ts';
import type { Language } from './locales.ts';

// Figures look alike in every language: digits from 0 to 9, commas between thousands.
const formatters = {
  getNumberFormat: () => new Intl.NumberFormat('en-US'),
  getDateTimeFormat: () => new Intl.DateTimeFormat('en-US'),
  getPluralRules: (...rules: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...rules),
};

/** `text` replaces the language's own text; `edit` changes its parsed parts. */
type Options = {
  text?: string;
  edit?: (elements: MessageFormatElement[]) => MessageFormatElement[];
};

/**
 * A message with its placeholders filled.
 * @throws Error that names file, line and key where there is no such message, or a value is missing.
 */
export function format(
  owner: Owner,
  language: Language,
  key: string,
  values: Values,
  { text = messagesOf(owner, language)[key] ?? '', edit = (elements) => elements }: Options = {},
): string {
  try {
    if (text === '') throw new Error('it is missing. Write it.');
    const elements = edit(asClaimed(owner, text));
    const printer = new IntlMessageFormat(elements, language, undefined, { formatters });
    return printIsolated(language, values, (isolated) => String(printer.format(isolated)).trim());
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : '';
    const [, unfilled] = /variable "(\w+)" was not provided/.exec(reason) ?? [];
    const problem = unfilled ? `nothing fills {${unfilled}} here. Take it out.` : reason;
    const texts = contentFor(owner).texts.get(language);
    throw new Error(locate(texts, language, key, problem), { cause });
  }
}
