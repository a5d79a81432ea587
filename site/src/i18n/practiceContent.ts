import { hash } from 'node:crypto';
import { marketOrigin } from '../data/build.ts';
import { costsOf, rates } from '../data/claims.ts';
import { coins } from '../data/contents.ts';
import { owner } from '../data/owner.ts';
import { islandMessages } from './islandMessages.ts';
import type { Language } from './locales.ts';
import { translator } from './translate.ts';

/** What the demo buys for. */
const ORDER_USD = 100;

export type PracticeContent = ReturnType<typeof practiceContent>;

/** All that the practice floor says and knows from the build, in a language. */
export function practiceContent(language: Language) {
  const t = translator(language);
  const { most: highest, cost, leastCost, mostCost } = costsOf(ORDER_USD);
  const start = t('hero.start');
  const values = {
    highest,
    order: `${ORDER_USD}`,
    cost,
    leastElsewhere: leastCost,
    mostElsewhere: mostCost,
    start,
    pricesAreBack: t('prices.announcements.recovered'),
  };
  const labelled = rates.map(({ percent, text }, place) => {
    return { percent, label: place === 0 ? `${owner.name} ${text}` : text };
  });
  return {
    messages: {
      ...islandMessages(language, 'practice', values),
      'demo.connected.body': t('practice.demo.connected.body', { count: coins.length }),
      // The same as elsewhere on the page.
      risk: t('hero.priceRisk'),
      start,
      retry: t('prices.retry'),
      noPrice: t('prices.notAvailable'),
      asOf: islandMessages(language, 'prices').asOf,
    },
    coins,
    /** Our own fee first, for it is the lowest; the ticket compares with the last. */
    rates: labelled.toSorted((a, b) => a.percent - b.percent),
    /** The origin of the price service; empty for the page's own. */
    origin: marketOrigin,
  };
}

/** The same as a file that is fetched when the practice floor opens; its name follows what is in it. */
export function practiceFile(language: Language) {
  const json = JSON.stringify(practiceContent(language));
  const name = `practice.${language}.${hash('sha256', json, 'base64url').slice(0, 8)}`;
  return { name, json, address: `/messages/${name}.json` };
}
