import { useMemo, useSyncExternalStore } from 'react';
import { toPrice, type Micros } from '../../lib/money.ts';
import type { Coin } from '../../market/coins.ts';
import type { LoadQuotes } from '../../market/loadQuotes.ts';
import { isOldAt } from '../../market/marketPrices.ts';
import type { Pause } from '../../market/quotesQuery.ts';
import { useOverdue, useQuotes, type QuotesResult } from '../../market/useQuotes.ts';

/** One of the coins that can be bought, in the board's order. */
export type PricedCoin = Coin & {
  /** Of one coin; null where none is known, or where it is 0 at six decimals. */
  readonly price: Micros | null;
  /** When the price was true: milliseconds since 1970. */
  readonly asOf: number;
  /** Whether that is to be said: over five minutes old, no answer came, or the visitor paused the prices. */
  readonly isOld: boolean;
};

/** What the practice floor sees of the page's one query. Its coins are always the same ones. */
export type Market =
  | { readonly kind: 'loading' | 'none'; readonly coins: readonly PricedCoin[] }
  | { readonly kind: 'prices'; readonly isSample: boolean; readonly coins: readonly PricedCoin[] };

export const coinOf = (id: string, coins: readonly PricedCoin[]) =>
  coins.find((coin) => coin.id === id);

/**
 * The page's prices as the practice floor sees them.
 * @param stand whether they stand still, because the visitor paused them or no answer came in time: each
 *   then says of when it is.
 */
export function toMarket(offered: readonly Coin[], result: QuotesResult, stand: boolean): Market {
  const loaded = result.kind === 'loaded' ? result : null;
  const coins = offered.map((coin) => {
    const quote = loaded?.data.quotes.get(coin.id);
    if (!loaded || !quote) return { ...coin, price: null, asOf: 0, isOld: false };
    const { asOf } = quote;
    const isOld = stand || loaded.refreshFailed || isOldAt(asOf, loaded.updatedAt);
    return { ...coin, price: toPrice(quote.usd), asOf, isOld };
  });
  if (loaded && coins.some(({ price }) => price !== null)) {
    return { kind: 'prices', isSample: loaded.data.source === 'sample', coins };
  }
  return { kind: result.kind === 'loading' ? 'loading' : 'none', coins };
}

type MarketSource = {
  coins: readonly Coin[];
  load: LoadQuotes;
  pause: Pause;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** The page's one query; the same object until something in it changed. */
export function useMarket({ coins, load, pause, now }: MarketSource): Market {
  const result = useQuotes(load, pause);
  const paused = useSyncExternalStore(pause.subscribe, pause.isPaused, () => false);
  const { kind } = result;
  const data = kind === 'loaded' ? result.data : null;
  const refreshFailed = kind === 'loaded' && result.refreshFailed;
  const overdue = useOverdue(kind === 'loaded' ? result.updatedAt : null, now);
  return useMemo(
    () => toMarket(coins, result, paused || overdue),
    // `result` is made anew at each render; these are what it is made of.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [coins, kind, data, refreshFailed, paused, overdue],
  );
}
