import { owner } from '../data/owner.ts';
import type { Language } from './locales.ts';
import { format, ownSentence } from './format.ts';

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
  return {
    counted,
    inPassing: digits === '1' ? say('ofOne') : counted,
    short: say('short'),
  };
}
