import type { Owner } from '#site/owner/settings.ts';
import type { ContentKey } from '../content/defaultFiles.ts';
import { simplifyDirectionMarks, removeDirectionMarks, type MessageValues } from './direction.ts';
import { formatMessage } from './formatMessage.ts';
import type { Language } from './locales.ts';
import { canHaveMarkup, stripMarkup } from './markup.ts';
import { getOwnerValues, translateSetting } from './ownerValues.ts';
import { isSettingKey, type SettingKey } from './translatableSettings.ts';

/** A message key, e.g. `hero.lead`. */
export type MessageKey = ContentKey | SettingKey | 'hero.pictureAlt' | `sections.${string}`;

/** For example, `t('hero.lead', { speed })`. */
export type Translate = {
  (key: MessageKey, values?: MessageValues): string;
  /** Keeps links and emphasis as Markdown. */
  withMarkup: (key: MessageKey, values?: MessageValues) => string;
  /** Returns variant B of the message if an experiment tests it. */
  variantB: (
    key: MessageKey,
    values?: MessageValues,
  ) => { experiment: string; text: string } | undefined;
};

/**
 * Creates a function that translates to a language. It fills in the owner's values (`{name}`, `{fee}`, …) and `values`.
 * Translated settings are empty if the owner omits them.
 */
export function createTranslator(
  owner: Owner,
  language: Language,
  finish = (text: string) => text,
): Translate {
  const ownerValues = getOwnerValues(owner, language);
  const withMarkup: Translate['withMarkup'] = (key, values) =>
    finish(
      isSettingKey(key)
        ? translateSetting(owner, language, key)
        : formatMessage(owner, language, key, { ...ownerValues, ...values }),
    );
  const translate = (key: MessageKey, values?: MessageValues) => {
    const text = withMarkup(key, values);
    return canHaveMarkup(key) ? stripMarkup(text) : text;
  };
  const variantB: Translate['variantB'] = (key, values) => {
    const experiment = owner.experiments.find(({ messages }) => key in messages);
    const text = experiment?.messages[key]?.[language];
    if (!experiment || text === undefined) return undefined;
    const formatted = formatMessage(owner, language, key, { ...ownerValues, ...values }, { text });
    return { experiment: experiment.id, text: finish(formatted) };
  };
  return Object.assign(translate, { withMarkup, variantB });
}

/** For machine-readable text. Removes direction marks and no-break spaces. */
export const createPlainTranslator = (owner: Owner, language: Language) =>
  createTranslator(owner, language, removeDirectionMarks);

/** For text outside the page: titles, search results, and link previews. */
export const createMetadataTranslator = (owner: Owner, language: Language) =>
  createTranslator(owner, language, simplifyDirectionMarks);
