import { hash } from 'node:crypto';
import type { Owner } from '#site/owner/settings.ts';
import { marketBaseUrl } from '../data/build.ts';
import { getCoins } from '../data/lists.ts';
import { getOrderCosts, getFeeRates } from '../data/fees.ts';
import { pitPlanFile } from '../drawings/pitPlan.ts';
import { withBase } from '../lib/withBase.ts';
import { getIslandMessages } from './islandMessages.ts';
import type { Language } from './locales.ts';
import { createTranslator } from './translate.ts';

/** Order size in the demo. */
const ORDER_USD = 100;

export function getPracticeContent(owner: Owner, language: Language) {
  const t = createTranslator(owner, language);
  const coins = getCoins(owner);
  const { most: highest, cost, leastCost, mostCost } = getOrderCosts(owner, ORDER_USD);
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
  const labeledRates = getFeeRates(owner).map(({ percent, text }, index) => {
    return { percent, label: index === 0 ? t('compare.panel.ownRate') : text };
  });
  return {
    messages: {
      ...getIslandMessages(owner, language, 'practice', values),
      'demo.connected.body': t('practice.demo.connected.body', { count: coins.length }),
      // The page uses these messages too.
      risk: t('hero.priceRisk'),
      start,
      retry: t('prices.retry'),
      noPrice: t('prices.notAvailable'),
      asOf: getIslandMessages(owner, language, 'prices').asOf,
    },
    coins,
    rates: labeledRates.toSorted((a, b) => a.percent - b.percent),
    origin: marketBaseUrl,
    plan: withBase(pitPlanFile.url),
  };
}

/** The practice trade fetches this JSON file. Its name contains a content hash. */
export function getPracticeFile(owner: Owner, language: Language) {
  const json = JSON.stringify(getPracticeContent(owner, language));
  const name = `practice.${language}.${hash('sha256', json, 'base64url').slice(0, 8)}`;
  return { name, json, url: withBase(`/messages/${name}.json`) };
}
