import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Counted } from '../lib/fill.ts';
import { isolatedRuns, isolatedValues, type Values } from './direction.ts';
import { messagesOf } from './loadMessages.ts';
import type { Language } from './locales.ts';
import { ownFigures, type MessageKey } from './translate.ts';

/** The keys under a part, without it: `prices.retry` is `retry` under `prices`. */
type Under<Part extends string> = MessageKey extends infer Key
  ? Key extends `${Part}.${infer Rest}`
    ? Rest
    : never
  : never;

/** The messages under a part of the keys, as an island gets them in its props. */
export type IslandMessages<Part extends string> = Readonly<Record<Under<Part>, string>>;

/**
 * What an island says: the messages under a part of the keys. The owner's figures and `values` are filled
 * in; what else stands in braces is filled in the browser by `fill`. Messages that count are not among
 * them: see {@link countedMessage}.
 */
export function islandMessages<const Part extends string>(
  language: Language,
  part: Part,
  values: Values = {},
): IslandMessages<Part> {
  const filled = { ...ownFigures(language), ...values };
  const entries = Object.entries(messagesOf(language)).flatMap(([key, message]) => {
    const elements = parse(message, { ignoreTag: true });
    if (!key.startsWith(`${part}.`) || elements.some(({ type }) => type === TYPE.plural)) return [];
    return [
      [
        key.slice(part.length + 1),
        isolatedRuns(language, print(elements, language, filled)),
      ] as const,
    ];
  });
  return Object.fromEntries(entries) as IslandMessages<Part>;
}

/** A message that counts, as an island gets it; `count` stands in braces in each of its texts. */
export function countedMessage(language: Language, key: MessageKey, values: Values = {}): Counted {
  const filled = { ...ownFigures(language), ...values };
  const elements = parse(messagesOf(language)[key] ?? '', { ignoreTag: true });
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const texts = pluralCategories.map((category) => {
    const text = print(elements, language, filled, category);
    return [category, isolatedRuns(language, text)] as const;
  });
  return Object.fromEntries(texts) as Counted;
}

/** A message with what is known filled in; the rest stays in braces. */
function print(
  elements: readonly MessageFormatElement[],
  language: Language,
  values: Values,
  category: Intl.LDMLPluralRule = 'other',
  counted = '',
): string {
  const texts = elements.map((element) => {
    if (element.type === TYPE.pound) return `{${counted}}`;
    if (element.type === TYPE.plural) {
      const option = element.options[category] ?? element.options['other'];
      return print(option?.value ?? [], language, values, category, element.value);
    }
    if (element.type !== TYPE.argument) return element.value;
    const value = values[element.value] ?? `{${element.value}}`;
    return String(isolatedValues(language, { value })['value']);
  });
  return texts.join('');
}
