import * as z from 'zod';
import { printDay } from '../lib/day.ts';
import { printPercent } from '../lib/fees.ts';
import { fill, fillAll } from '../lib/fill.ts';
import { keepFigures } from '../lib/keepFigures.ts';
import { printUsd } from '../lib/money.ts';
import { pluralOf } from '../lib/plural.ts';
import { printWhole } from '../lib/tokenSupply.ts';
import { factsOf, type Language } from './language.ts';
import { owned } from './owned.ts';
import { owner } from '../data/owner.ts';
import { readWords } from './readWords.ts';
import { Counted, Sentence, Text } from './text.ts';

const Words = z.strictObject({
  /** How long a trade takes. */
  speed: z.strictObject({ second: Counted('count'), minute: Counted('count') }),
  /** The same where it is one and the sentence does not count. */
  speedOfOne: z.strictObject({ second: Text, minute: Text }),
  /** Seconds as a numeral, at most 7 letters: `<1s`. */
  shortSpeed: Sentence('count'),
});

export type FigureWords = z.input<typeof Words>;

const words = await readWords('figures', Words);
const { name, claims } = owner;

/** What fills the places of the page's sentences: the owner's name and figures. */
export function figures(language: Language) {
  const { feePercent, discountPercent } = claims;
  return {
    name,
    fee: printPercent(feePercent),
    leastFee: printPercent(feePercent * (1 - discountPercent / 100)),
    minimum: printUsd(claims.minimumUsd),
    discount: `${discountPercent}%`,
    apy: `${claims.apyPercent}%`,
    traders: claims.traders,
    supply: printWhole(claims.supply),
    years: `${claims.vestingYears}`,
    asOf: printDay(claims.asOf, factsOf(language).dates ?? language),
    speed: speeds(language).counted,
  };
}

/** As {@link readWords}, with the owner's figures in their places; `more` fills further ones. */
export async function readFilled<S extends z.ZodType>(file: string, schema: S) {
  const read = await readWords(file, schema);
  return (language: Language, more: Readonly<Record<string, string>> = {}) =>
    fillAll(read(language), { ...figures(language), ...more });
}

/** How fast a trade is: counted, as it is said in passing, and as a numeral. */
export function speeds(language: Language) {
  const { speed, speedOfOne, shortSpeed } = words(language);
  const own = owned(language).speed;
  const [, digits = '', unit] = /^under (\d+) (second|minute)s?$/.exec(own) ?? [];
  if (unit !== 'second' && unit !== 'minute') {
    const given = keepFigures(own);
    return { counted: given, said: given, short: own };
  }
  const counted = fill(pluralOf(speed[unit], Number(digits), language), { count: digits });
  return {
    counted,
    said: digits === '1' ? speedOfOne[unit] : counted,
    short: unit === 'second' ? fill(shortSpeed, { count: digits }) : own,
  };
}
