import { figures } from '../data/figures.ts';
import type { Language } from './locales.ts';
import { format, type MessageKey, type Values } from './messages.ts';

/** Says a message in one language: `t('hero.lead', { speed })`. */
export type Translate = (key: MessageKey, values?: Values) => string;

/**
 * The messages of a language. Any of them may name the owner's figures (`{name}`, `{fee}`, …); further
 * placeholders are filled by `values`.
 */
export function translator(language: Language): Translate {
  const own = figures(language);
  return (key, values) => format(language, key, { ...own, ...values });
}
