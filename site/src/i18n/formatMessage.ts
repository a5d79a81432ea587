import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Owner } from '#site/owner/settings.ts';
import { resolveClaims } from './resolveClaims.ts';
import { formatIsolated, type MessageValues } from './direction.ts';
import { getOwnerContent, formatMessageError, getMessages } from './loadMessages.ts';
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
export function formatMessage(
  owner: Owner,
  language: Language,
  key: string,
  values: MessageValues,
  { text = getMessages(owner, language)[key] ?? '', edit = (elements) => elements }: Options = {},
): string {
  try {
    if (text === '') throw new Error('it is missing. Write it.');
    const elements = edit(resolveClaims(owner, text));
    const printer = new IntlMessageFormat(elements, language, undefined, { formatters });
    return formatIsolated(language, values, (isolated) => String(printer.format(isolated)).trim());
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : '';
    const [, unfilled] = /variable "(\w+)" was not provided/.exec(reason) ?? [];
    const problem = unfilled ? `nothing fills {${unfilled}} here. Take it out.` : reason;
    const texts = getOwnerContent(owner).messages.get(language);
    throw new Error(formatMessageError(texts, language, key, problem), { cause });
  }
}
