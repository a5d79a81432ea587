import type en from '../../../messages/en.json';
import type { Owner } from '#contract/owner.ts';
import { withSimpleMarks, withoutMarks, type Values } from './direction.ts';
import { format } from './format.ts';
import type { ListedKey } from './listedMessages.ts';
import type { Language } from './locales.ts';
import { messageValues, ownSentence } from './messageValues.ts';
import { isOwnKey, type OwnKey } from './ownSentences.ts';

/** The key of a message, as `messages/en.json` has it: `hero.lead`. */
export type MessageKey = keyof typeof en | ListedKey | OwnKey | `sections.${string}`;

/** Says a message in one language: `t('hero.lead', { speed })`. */
export type Translate = {
  (key: MessageKey, values?: Values): string;
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
  const say = (key: MessageKey, values?: Values) =>
    finish(
      isOwnKey(key)
        ? ownSentence(owner, language, key)
        : format(owner, language, key, { ...known, ...values }),
    );
  const tested: Translate['tested'] = (key, values) => {
    const experiment = owner.experiments.find(({ messages }) => key in messages);
    const text = experiment?.messages[key]?.[language];
    if (!experiment || text === undefined) return undefined;
    const said = format(owner, language, key, { ...known, ...values }, { text });
    return { experiment: experiment.id, text: finish(said) };
  };
  return Object.assign(say, { tested });
}

/** The same for machines: without marks of direction, and with plain spaces. */
export const plainTranslator = (owner: Owner, language: Language) =>
  translator(owner, language, withoutMarks);

/** The same for what people see outside of the page: its title, search results, shared links. */
export const outsideTranslator = (owner: Owner, language: Language) =>
  translator(owner, language, withSimpleMarks);
