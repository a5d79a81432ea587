import { createHash } from 'node:crypto';
import { marketOrigin } from '../data/build.ts';
import { owner } from '../data/owner.ts';
import { capital } from '../lib/capital.ts';
import { feeUsd, printFee, printPercent } from '../lib/money.ts';
import { islandMessages } from './islandMessages.ts';
import type { Language } from './locales.ts';
import { translator, type Translate } from './translate.ts';

const { claims, coins } = owner;
/** What the demo buys for. */
const ORDER_USD = 100;
/** The plan of the practice floor has so many sides, and a coin stands on each. */
const SIDES = 8;

/** All that the practice floor says and knows from the build, in a language. */
export type PracticeContent = ReturnType<typeof practiceContent>;

/** @see PracticeContent */
export function practiceContent(language: Language) {
  const t = translator(language);
  // The dearest last: the ticket compares with it.
  const others = Object.values(claims.venueFeesPercent).toSorted((a, b) => a - b);
  const percents = [claims.feePercent, ...others];
  const offered = coins.slice(0, SIDES);
  const values = {
    highest: printPercent(percents.at(-1) ?? 0),
    order: `${ORDER_USD}`,
    cost: capital(costOf(t, [claims.feePercent])),
    costElsewhere: costOf(t, others),
    start: t('hero.start'),
    pricesAreBack: t('prices.announcements.recovered'),
  };
  return {
    messages: {
      ...islandMessages(language, 'practice', values),
      'demo.connected.body': t('practice.demo.connected.body', { count: offered.length }),
      // The same as elsewhere on the page.
      risk: t('hero.priceRisk'),
      start: values.start,
      retry: t('prices.retry'),
      noPrice: t('prices.notAvailable'),
      asOf: islandMessages(language, 'prices').asOf,
    },
    coins: offered,
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

/** The least and the most of the fees on the demo's order: in cents, if all are whole ones. */
export function costOf(t: Translate, percents: readonly number[]): string {
  const [least = 0, most = 0] = [Math.min(...percents), Math.max(...percents)].map((percent) =>
    Number((feeUsd(ORDER_USD, percent) * 100).toFixed(6)),
  );
  const areCents = Number.isInteger(least) && Number.isInteger(most) && most < 100;
  const [from, to] = [printFee(least / 100), printFee(most / 100)];
  if (least === most) return areCents ? t('practice.demo.cents', { count: most }) : to;
  return areCents
    ? t('practice.demo.centsFromTo', { least, most })
    : t('practice.demo.fromTo', { least: from, most: to });
}
