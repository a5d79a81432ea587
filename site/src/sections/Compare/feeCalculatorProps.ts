import { rates } from '../../data/claims.ts';
import { owner } from '../../data/owner.ts';
import { printUsd } from '../../lib/money.ts';
import { countedMessage, islandMessages } from '../../i18n/islandMessages.ts';
import { localeOf, type Language } from '../../i18n/locales.ts';
import { translator, type Translate } from '../../i18n/translate.ts';

/** The order whose fee the bills show, and a month of which the calculator begins with. */
const ORDER_USD = 10_000;

/** The four types of venue that are compared, our own first. */
export const venueNames = (t: Translate) => [
  owner.name,
  t('compare.venues.orderBook'),
  t('compare.venues.aggregator'),
  t('compare.venues.amm'),
];

/** All that the fee calculator says and knows from the build, in a language. */
export function feeCalculatorProps(language: Language) {
  const t = translator(language);
  return {
    venues: venueNames(t),
    orderUsd: ORDER_USD,
    messages: {
      ...islandMessages(language, 'compare.calculator'),
      locale: localeOf(language),
      rates,
      count: countedMessage(language, 'compare.calculator.count'),
      sentence: countedMessage(language, 'compare.calculator.sentence'),
      cut: islandMessages(language, 'compare').cut,
      order: t('compare.scale', { order: printUsd(ORDER_USD) }),
      button: t('compare.button'),
      table: t('compare.panel.heading'),
    },
  };
}
