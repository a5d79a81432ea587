import { toPrice, type Micros } from '../../lib/money.ts';
import type { Coin } from '../../market/coins.ts';
import { isQuoteOld, type Quotes } from '../../market/useQuotes.ts';

export type PricedCoin = Coin & {
  /** One coin's price; null if unknown or 0 at six decimals. */
  price: Micros | null;
  isSample: boolean;
  /** The time of the price: milliseconds since 1970. */
  asOf: number;
  /** Whether to warn: older than five minutes, unanswered, or paused by the visitor. */
  isOld: boolean;
};

/** The practice trade's view of the page's one query. Its coins keep the board's order. */
export type Market = { kind: 'loading' | 'none' | 'prices'; coins: readonly PricedCoin[] };

/** Reads the page's prices. While they are paused, each one shows its time. */
export function toMarket(offered: readonly Coin[], quotes: Quotes): Market {
  const coins = offered.map((coin) => {
    const quote = 'prices' in quotes ? quotes.prices.quotes.get(coin.id) : undefined;
    if (!('prices' in quotes) || !quote)
      return { ...coin, price: null, isSample: false, asOf: 0, isOld: false };
    const { asOf } = quote;
    const isOld = quotes.isPaused || quotes.kind !== 'live' || isQuoteOld(asOf, quotes.updatedAt);
    const isSample = quotes.prices.source === 'sample';
    return { ...coin, price: toPrice(quote.usd), isSample, asOf, isOld };
  });
  if (coins.some(({ price }) => price !== null)) return { kind: 'prices', coins };
  return { kind: quotes.kind === 'loading' ? 'loading' : 'none', coins };
}
