import type { Owner } from '#site/owner/settings.ts';
import type { TextKey } from '../content/englishFiles.ts';
import { withSimpleMarks, withoutMarks, type Values } from './direction.ts';
import { format } from './format.ts';
import type { Language } from './locales.ts';
import { canHaveMarkup, withoutMarkup } from './markup.ts';
import { messageValues, ownSentence } from './messageValues.ts';
import { isOwnKey, type OwnKey } from './ownSentences.ts';

/** The key of a message: `hero.lead`. */
export type MessageKey = TextKey | OwnKey | 'hero.pictureAlt' | `sections.${string}`;

/** Says a message in one language: `t('hero.lead', { speed })`. */
export type Translate = {
  (key: MessageKey, values?: Values): string;
  /** The same with its links and emphasis in Markdown. */
  marked: (key: MessageKey, values?: Values) => string;
  /** What B says in the experiment that tests a message; undefined where none does. */
  tested: (key: MessageKey, values?: Values) => { experiment: string; text: string } | undefined;
};

/**
 * The messages of a language. Any of them may name the owner's amounts (`{name}`, `{fee}`, …); further
 * placeholders are filled by `values`. The owner's own sentences are empty where the owner says nothing.
 */
export function translator(
  owner: Owner,
  language: Language,
  finish = (text: string) => text,
): Translate {
  const known = messageValues(owner, language);
  const marked: Translate['marked'] = (key, values) =>
    finish(
      isOwnKey(key)
        ? ownSentence(owner, language, key)
        : format(owner, language, key, { ...known, ...values }),
    );
  const say = (key: MessageKey, values?: Values) => {
    const text = marked(key, values);
    return canHaveMarkup(key) ? withoutMarkup(text) : text;
  };
  const tested: Translate['tested'] = (key, values) => {
    const experiment = owner.experiments.find(({ messages }) => key in messages);
    const text = experiment?.messages[key]?.[language];
    if (!experiment || text === undefined) return undefined;
    const said = format(owner, language, key, { ...known, ...values }, { text });
    return { experiment: experiment.id, text: finish(said) };
  };
  return Object.assign(say, { marked, tested });
}

/** The same for machines: without marks of direction, and with plain spaces. */
export const plainTranslator = (owner: Owner, language: Language) =>
  translator(owner, language, withoutMarks);

/** The same for what people see outside of the page: its title, search results, shared links. */
export const outsideTranslator = (owner: Owner, language: Language) =>
  translator(owner, language, withSimpleMarks);
