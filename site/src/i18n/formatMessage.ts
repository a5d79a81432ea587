import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Owner } from '#site/owner/settings.ts';
import { resolveClaims } from './resolveClaims.ts';
import { formatIsolated, type MessageValues } from './direction.ts';
import { getOwnerContent, formatMessageError, getMessages } from './loadMessages.ts';
import type { Language } from './locales.ts';

// Numbers look the same in every language: digits 0 to 9, with commas between thousands.
const formatters = {
  getNumberFormat: () => new Intl.NumberFormat('en-US'),
  getDateTimeFormat: () => new Intl.DateTimeFormat('en-US'),
  getPluralRules: (...rules: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...rules),
};

/** `text` replaces the message, and `edit` changes the parsed message. */
type Options = {
  text?: string;
  edit?: (elements: MessageFormatElement[]) => MessageFormatElement[];
};

/**
 * Formats a message.
 * @throws Error with the file, line, and key if the message or a value is missing.
 */
export function formatMessage(
  owner: Owner,
  language: Language,
  key: string,
  values: MessageValues,
  { text = getMessages(owner, language)[key] ?? '', edit = (elements) => elements }: Options = {},
): string {
  try {
    if (text === '') throw new Error('Missing text. Add it.');
    const elements = edit(resolveClaims(owner, text));
    const formatter = new IntlMessageFormat(elements, language, undefined, { formatters });
    return formatIsolated(language, values, (isolated) =>
      String(formatter.format(isolated)).trim(),
    );
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : '';
    const [, placeholder] = /variable "(\w+)" was not provided/.exec(reason) ?? [];
    const problem = placeholder
      ? `{${placeholder}} isn't available in this message. Remove it.`
      : reason;
    const messages = getOwnerContent(owner).messages.get(language);
    throw new Error(formatMessageError(messages, language, key, problem), { cause });
  }
}
