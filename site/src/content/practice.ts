import { printPercent } from '../lib/fees.ts';
import { fillAll } from '../lib/fill.ts';
import { marketOrigin } from './build.ts';
import { figures } from './figures.ts';
import { hero } from './hero.ts';
import type { Language } from './language.ts';
import { owner } from './owner.ts';
import { practiceCosts } from './practiceCosts.ts';
import { DemoSchema, PracticeSchema } from './practiceSchema.ts';
import { prices } from './prices.ts';
import { readWords } from './readWords.ts';

const { claims } = owner;
// The dearest last: the ticket compares with it.
const others = Object.values(claims.venueFeesPercent).toSorted((a, b) => a - b);
const highest = printPercent(others.at(-1) ?? claims.feePercent);

/** What the practice floor itself holds to: practice USDT, and percent that a price may move. */
const RULES = { least: '10', most: '1,000', balance: '1,000', tolerance: '0.1%' };

const words = await readWords('practice', PracticeSchema);
const demo = await readWords('practiceDemo', DemoSchema);

/** The words of the practice floor. They travel with its script, not in the page. */
export function practice(language: Language) {
  const { start, priceRisk } = hero(language);
  const { notAvailable, asOf, retry, announcements } = prices(language);
  const own = { ...words(language), watch: demo(language) };
  const { trade, ticket, watch, ...filled } = fillAll(own, {
    ...figures(language),
    ...RULES,
    ...practiceCosts(language, own.watch, claims),
    highest,
    start,
    pricesAreBack: announcements.recovered,
  });
  // `cents` and `range` have been said by now.
  const { cents: _cents, range: _range, ...bar } = watch;
  return {
    /** The origin of the price service; empty for the page's own. */
    origin: marketOrigin,
    risk: priceRisk,
    /** Our own first; `percent` of the order. */
    rates: [claims.feePercent, ...others].map((percent, place) => ({
      label: `${place === 0 ? `${owner.name} ` : ''}${printPercent(percent)}`,
      percent,
    })),
    ...filled,
    trade: { ...trade, noPrice: notAvailable, asOf, none: { ...trade.none, retry } },
    ticket: { ...ticket, start },
    watch: bar,
  };
}

export type Practice = ReturnType<typeof practice>;
