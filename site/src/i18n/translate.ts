import type en from '../../../messages/en.json';
import { figures } from '../data/figures.ts';
import type { LISTED } from './checkMessages.ts';
import { withSimpleMarks, withoutMarks, type Values } from './direction.ts';
import { format } from './format.ts';
import type { Language } from './locales.ts';
import { speedIn } from './speed.ts';

/** The key of a message, as `messages/en.json` has it: `hero.lead`. */
export type MessageKey = keyof typeof en | `${(typeof LISTED)[number]}.${string}`;

/** Says a message in one language: `t('hero.lead', { speed })`. */
export type Translate = (key: MessageKey, values?: Values) => string;

/**
 * The messages of a language. Any of them may name the owner's figures (`{name}`, `{fee}`, …); further
 * placeholders are filled by `values`.
 */
export function translator(language: Language, finish = (text: string) => text): Translate {
  const own = ownFigures(language);
  return (key, values) => finish(format(language, key, { ...own, ...values }));
}

/** The same for machines: without marks of direction, and with plain spaces. */
export const plainTranslator = (language: Language) => translator(language, withoutMarks);

/** The same for what people see outside of the page: its title, search results, shared links. */
export const outsideTranslator = (language: Language) => translator(language, withSimpleMarks);

/** The owner's figures as a language says them. */
export function ownFigures(language: Language): Values {
  const { counted, inPassing } = speedIn(language);
  return { ...figures(language), speed: counted, speedInPassing: inPassing };
}
