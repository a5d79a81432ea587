import type { Owner } from '#site/owner/settings.ts';
import type { TextKey } from '../content/englishFiles.ts';
import { simplifyDirectionMarks, removeDirectionMarks, type MessageValues } from './direction.ts';
import { formatMessage } from './formatMessage.ts';
import type { Language } from './locales.ts';
import { canHaveMarkup, stripMarkup } from './markup.ts';
import { getOwnerValues, translateSetting } from './ownerValues.ts';
import { isSettingKey, type SettingKey } from './translatableSettings.ts';

/** The key of a message: `hero.lead`. */
export type MessageKey = TextKey | SettingKey | 'hero.pictureAlt' | `sections.${string}`;

/** Says a message in one language: `t('hero.lead', { speed })`. */
export type Translate = {
  (key: MessageKey, values?: MessageValues): string;
  /** The same with its links and emphasis in Markdown. */
  withMarkup: (key: MessageKey, values?: MessageValues) => string;
  /** What B says in the experiment that tests a message; undefined where none does. */
  variantB: (
    key: MessageKey,
    values?: MessageValues,
  ) => { experiment: string; text: string } | undefined;
};

/**
 * The messages of a language. Any of them may name the owner's amounts (`{name}`, `{fee}`, …); further
 * placeholders are filled by `values`. The owner's own sentences are empty where the owner says nothing.
 */
export function createTranslator(
  owner: Owner,
  language: Language,
  finish = (text: string) => text,
): Translate {
  const known = getOwnerValues(owner, language);
  const withMarkup: Translate['withMarkup'] = (key, values) =>
    finish(
      isSettingKey(key)
        ? translateSetting(owner, language, key)
        : formatMessage(owner, language, key, { ...known, ...values }),
    );
  const say = (key: MessageKey, values?: MessageValues) => {
    const text = withMarkup(key, values);
    return canHaveMarkup(key) ? stripMarkup(text) : text;
  };
  const variantB: Translate['variantB'] = (key, values) => {
    const experiment = owner.experiments.find(({ messages }) => key in messages);
    const text = experiment?.messages[key]?.[language];
    if (!experiment || text === undefined) return undefined;
    const said = formatMessage(owner, language, key, { ...known, ...values }, { text });
    return { experiment: experiment.id, text: finish(said) };
  };
  return Object.assign(say, { withMarkup, variantB });
}

/** The same for machines: without marks of direction, and with plain spaces. */
export const createPlainTranslator = (owner: Owner, language: Language) =>
  createTranslator(owner, language, removeDirectionMarks);

/** The same for what people see outside of the page: its title, search results, shared links. */
export const createMetadataTranslator = (owner: Owner, language: Language) =>
  createTranslator(owner, language, simplifyDirectionMarks);
