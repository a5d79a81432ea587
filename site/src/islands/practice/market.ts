import { toPrice, type Micros } from '../../lib/money.ts';
import type { Coin } from '../../market/coins.ts';
import { isOldAt, type QuotesResult } from '../../market/useQuotes.ts';

export type PricedCoin = Coin & {
  /** Of one coin; null where none is known, or where it is 0 at six decimals. */
  price: Micros | null;
  isSample: boolean;
  /** When the price was true: milliseconds since 1970. */
  asOf: number;
  /** Whether that is to be said: over five minutes old, no answer came, or the visitor paused the prices. */
  isOld: boolean;
};

/** What the practice floor sees of the page's one query. Its coins are always the same, in the board's order. */
export type Market = { kind: 'loading' | 'none' | 'prices'; coins: readonly PricedCoin[] };

/** The coin of an id; undefined where the owner does not list it. */
export const coinOf = (id: string, coins: readonly PricedCoin[]) =>
  coins.find((coin) => coin.id === id);

/**
 * The page's prices as the practice floor sees them.
 * @param paused whether the visitor paused them: each then says of when it is.
 */
export function toMarket(offered: readonly Coin[], result: QuotesResult, paused: boolean): Market {
  const loaded = result.kind === 'loaded' ? result : null;
  const coins = offered.map((coin) => {
    const quote = loaded?.data.quotes.get(coin.id);
    if (!loaded || !quote) return { ...coin, price: null, isSample: false, asOf: 0, isOld: false };
    const { asOf } = quote;
    const stands = paused || loaded.overdue || loaded.refreshFailed;
    const isOld = stands || isOldAt(asOf, loaded.updatedAt);
    const isSample = loaded.data.source === 'sample';
    return { ...coin, price: toPrice(quote.usd), isSample, asOf, isOld };
  });
  if (coins.some(({ price }) => price !== null)) return { kind: 'prices', coins };
  return { kind: result.kind === 'loading' ? 'loading' : 'none', coins };
}
