import type en from '../../../messages/en.json';
import { figures } from '../data/figures.ts';
import { plainText } from '../lib/plainText.ts';
import type { LISTED } from './checkMessages.ts';
import type { Values } from './direction.ts';
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
export function translator(language: Language): Translate {
  const own = ownFigures(language);
  return (key, values) => format(language, key, { ...own, ...values });
}

/** The same for machines and for what stands outside of the page, such as its title. */
export function plainTranslator(language: Language): Translate {
  const t = translator(language);
  return (key, values) => plainText(t(key, values));
}

/** The owner's figures as a language says them. */
export function ownFigures(language: Language): Values {
  const { counted, inPassing } = speedIn(language);
  return { ...figures(language), speed: counted, speedInPassing: inPassing };
}
