import { toPrice, type Micros } from '../../lib/money.ts';
import type { Coin } from '../../market/coins.ts';
import { isQuoteOld, type Quotes } from '../../market/useQuotes.ts';

export type PricedCoin = Coin & {
  /** Null if the price is missing or rounds to 0. */
  price: Micros | null;
  isSample: boolean;
  /** In milliseconds since 1970. */
  asOf: number;
  /** If true, we show the price's time, because the price is old, couldn't be refreshed, or is paused. */
  isOld: boolean;
};

/** Coins with prices, in the same order as on the price board. */
export type Market = { kind: 'loading' | 'none' | 'prices'; coins: readonly PricedCoin[] };

export function toMarket(listedCoins: readonly Coin[], quotes: Quotes): Market {
  const coins = listedCoins.map((coin) => {
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
