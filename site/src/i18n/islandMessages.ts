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

/** The keys under a part, without it: `prices.retry` is `retry` under `prices`. */
type Under<Part extends string, Key = MessageKey> = Key extends `${Part}.${infer Rest}`
  ? Rest
  : never;

/** The messages under a part of the keys, as an island gets them in its props. */
export type IslandMessages<Part extends string> = Readonly<Record<Under<Part>, string>>;

/**
 * The messages of an island, by the start of their keys, filled with the owner's figures and `values`. `fill` fills
 * other placeholders in the browser. Plurals are not included: see {@link getPluralMessage}.
 */
export function getIslandMessages<const Part extends string>(
  owner: Owner,
  language: Language,
  part: Part,
  values: MessageValues = {},
): IslandMessages<Part> {
  const known = { ...getOwnerValues(owner, language), ...values };
  const all = Object.entries(getMessages(owner, language)).filter(([key]) =>
    key.startsWith(`${part}.`),
  );
  const entries = all.flatMap(([key, message]) => {
    if (getAllElements(message).some(({ type }) => type === TYPE.plural)) return [];
    const filled = { ...placeholders(message), ...known };
    return [[key.slice(part.length + 1), formatMessage(owner, language, key, filled)]];
  });
  return Object.fromEntries(entries) as IslandMessages<Part>;
}

/** A plural message for an island; each form has its count in braces. */
export function getPluralMessage(owner: Owner, language: Language, key: MessageKey): PluralMessage {
  const message = getMessages(owner, language)[key] ?? '';
  const values = { ...placeholders(message), ...getOwnerValues(owner, language) };
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const texts = pluralCategories.map((category) => {
    const inForm = (element: MessageFormatElement): MessageFormatElement[] => {
      if (element.type !== TYPE.plural) return [element];
      const { value = [] } = element.options[category] ?? element.options['other'] ?? {};
      const count = { type: TYPE.argument, value: element.value } as const;
      return value.map((part) => (part.type === TYPE.pound ? count : part));
    };
    const edit = (elements: MessageFormatElement[]) => elements.flatMap(inForm);
    return [category, formatMessage(owner, language, key, values, { edit })];
  });
  return Object.fromEntries(texts) as PluralMessage;
}

/** The messages of an island that failed. */
export const getFailureMessages = (t: Translate) => ({
  heading: t('errors.serverError.heading'),
  reload: t('errors.serverError.action'),
});

/** Every placeholder of a message, filled with itself. */
const placeholders = (message: string): MessageValues =>
  Object.fromEntries(getPlaceholders(message).map((name) => [name, `{${name}}`]));
