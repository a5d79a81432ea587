import type { Owner } from '#contract/owner.ts';
import { capital } from '../lib/capital.ts';
import { feeUsd, printFee } from '../lib/fees.ts';
import { fill } from '../lib/fill.ts';
import { pluralOf } from '../lib/plural.ts';
import { sayCount, type Language } from './language.ts';
import type { DemoWords } from './practiceSchema.ts';

const ORDER_USD = 100;

/** The fees on the demo's order: `ten to thirty cents`, in figures where a language spells none. */
export function practiceCosts(
  language: Language,
  { cents, range }: Pick<DemoWords, 'cents' | 'range'>,
  { feePercent, venueFeesPercent }: Pick<Owner['claims'], 'feePercent' | 'venueFeesPercent'>,
) {
  const between = ([least = '', most]: string[]) =>
    most === undefined ? least : fill(range, { least, most });

  /** The least and the most of the fees at these rates: in cents, if all are whole ones. */
  function cost(...percents: number[]): string {
    const ends = [...new Set([Math.min(...percents), Math.max(...percents)])];
    const fees = ends.map((percent) => Number(feeUsd(ORDER_USD, percent).toFixed(8)));
    const inCents = fees.map((usd) => Number((usd * 100).toFixed(6)));
    const areWhole = inCents.every((count) => Number.isInteger(count) && count < 100);
    if (!areWhole) return between(fees.map(printFee));
    const said = inCents.map((count) => sayCount(language, count));
    return fill(pluralOf(cents, inCents.at(-1) ?? 0, language), { count: between(said) });
  }

  return {
    order: `${ORDER_USD}`,
    cost: capital(cost(feePercent)),
    costElsewhere: cost(...Object.values(venueFeesPercent)),
  };
}
