import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Owner } from '#site/owner/settings.ts';
import type { PluralMessage } from '../lib/fillPlaceholders.ts';
import type { MessageValues } from './direction.ts';
import { formatMessage } from './formatMessage.ts';
import { getMessages } from './loadMessages.ts';
import type { Language } from './locales.ts';
import { getAllElements, getPlaceholders } from './messageSyntax.ts';
import { getOwnerValues } from './ownerValues.ts';
import type { MessageKey, Translate } from './translate.ts';

/** Removes a prefix from message keys, e.g. `prices.retry` becomes `retry`. */
type KeysUnder<Prefix extends string, Key = MessageKey> = Key extends `${Prefix}.${infer Rest}`
  ? Rest
  : never;

export type IslandMessages<Prefix extends string> = Readonly<Record<KeysUnder<Prefix>, string>>;

/**
 * Returns an island's messages, without plurals (see {@link getPluralMessage}). The owner's values and `values` are
 * already filled in. In the browser, use `fillPlaceholders` for the others.
 */
export function getIslandMessages<const Prefix extends string>(
  owner: Owner,
  language: Language,
  prefix: Prefix,
  values: MessageValues = {},
): IslandMessages<Prefix> {
  const knownValues = { ...getOwnerValues(owner, language), ...values };
  const messages = Object.entries(getMessages(owner, language)).filter(([key]) =>
    key.startsWith(`${prefix}.`),
  );
  const entries = messages.flatMap(([key, message]) => {
    if (getAllElements(message).some(({ type }) => type === TYPE.plural)) return [];
    const allValues = { ...keepPlaceholders(message), ...knownValues };
    return [[key.slice(prefix.length + 1), formatMessage(owner, language, key, allValues)]];
  });
  return Object.fromEntries(entries) as IslandMessages<Prefix>;
}

/** Returns a string for each plural category, with the count as a placeholder. */
export function getPluralMessage(owner: Owner, language: Language, key: MessageKey): PluralMessage {
  const message = getMessages(owner, language)[key] ?? '';
  const values = { ...keepPlaceholders(message), ...getOwnerValues(owner, language) };
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const texts = pluralCategories.map((category) => {
    const selectCategory = (element: MessageFormatElement): MessageFormatElement[] => {
      if (element.type !== TYPE.plural) return [element];
      const { value = [] } = element.options[category] ?? element.options['other'] ?? {};
      const count = { type: TYPE.argument, value: element.value } as const;
      return value.map((part) => (part.type === TYPE.pound ? count : part));
    };
    const edit = (elements: MessageFormatElement[]) => elements.flatMap(selectCategory);
    return [category, formatMessage(owner, language, key, values, { edit })];
  });
  return Object.fromEntries(texts) as PluralMessage;
}

/** Messages for an island that fails. */
export const getFailureMessages = (t: Translate) => ({
  heading: t('errors.serverError.heading'),
  reload: t('errors.serverError.action'),
});

/** Returns values that leave all placeholders in a message unchanged. */
const keepPlaceholders = (message: string): MessageValues =>
  Object.fromEntries(getPlaceholders(message).map((name) => [name, `{${name}}`]));
