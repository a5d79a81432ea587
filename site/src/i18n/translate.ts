import type en from '../../../messages/en.json';
import { figures } from '../data/figures.ts';
import { owner } from '../data/owner.ts';
import type { LISTED } from './checkMessages.ts';
import { withSimpleMarks, withoutMarks, type Values } from './direction.ts';
import { format, ownSentence } from './format.ts';
import type { Language } from './locales.ts';

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

/** A speed that each language says in words of its own. */
export const COUNTED_SPEED = /^under (\d+) (second|minute)s?$/;

/**
 * How fast a trade is. `counted`: `under 1 second`; `inPassing`: `under a second`; `short`, as a numeral:
 * `<1s`. An owner's speed of another form than "under 5 minutes" stands in each place as it is written.
 */
export function speedIn(language: Language) {
  const [, digits, unit] = COUNTED_SPEED.exec(owner.claims.speed) ?? [];
  if (digits === undefined || (unit !== 'second' && unit !== 'minute')) {
    const given = ownSentence(language, 'speed').replaceAll(/(\d) /g, '$1\u00a0');
    return { counted: given, inPassing: given, short: given };
  }
  const say = (key: string) => format(language, `speed.${key}.${unit}`, { count: Number(digits) });
  const counted = say('counted');
  return { counted, inPassing: digits === '1' ? say('ofOne') : counted, short: say('short') };
}
