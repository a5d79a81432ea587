import { createHash } from 'node:crypto';
import { marketOrigin } from '../data/build.ts';
import { coins } from '../data/contents.ts';
import { owner } from '../data/owner.ts';
import { feeUsd, printFee, printPercent } from '../lib/money.ts';
import { islandMessages } from './islandMessages.ts';
import type { Language } from './locales.ts';
import { translator } from './translate.ts';

/** What the demo buys for. */
const ORDER_USD = 100;

export type PracticeContent = ReturnType<typeof practiceContent>;

/** All that the practice floor says and knows from the build, in a language. */
export function practiceContent(language: Language) {
  const t = translator(language);
  // The dearest last: the ticket compares with it.
  const others = Object.values(owner.claims.venueFeesPercent).toSorted((a, b) => a - b);
  const percents = [owner.claims.feePercent, ...others];
  const values = {
    highest: printPercent(percents.at(-1) ?? 0),
    order: `${ORDER_USD}`,
    cost: feeOnOrder(percents.at(0)),
    leastElsewhere: feeOnOrder(others.at(0)),
    mostElsewhere: feeOnOrder(others.at(-1)),
    start: t('hero.start'),
    pricesAreBack: t('prices.announcements.recovered'),
  };
  return {
    messages: {
      ...islandMessages(language, 'practice', values),
      'demo.connected.body': t('practice.demo.connected.body', { count: coins.length }),
      // The same as elsewhere on the page.
      risk: t('hero.priceRisk'),
      start: values.start,
      retry: t('prices.retry'),
      noPrice: t('prices.notAvailable'),
      asOf: islandMessages(language, 'prices').asOf,
    },
    coins,
    /** Our own fee first. */
    rates: percents.map((percent, index) => ({
      percent,
      label: `${index === 0 ? `${owner.name} ` : ''}${printPercent(percent)}`,
    })),
    /** The origin of the price service; empty for the page's own. */
    origin: marketOrigin,
  };
}

/** The same as a file that is fetched when the practice floor opens; its name follows what is in it. */
export function practiceFile(language: Language) {
  const json = JSON.stringify(practiceContent(language));
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  const name = `practice.${language}.${hash}`;
  return { name, json, address: `/messages/${name}.json` };
}

/** The fee on the demo's order at a rate: `$0.05`. */
const feeOnOrder = (percent = 0) => printFee(feeUsd(ORDER_USD, percent));
