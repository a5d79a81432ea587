import { useMemo, useSyncExternalStore } from 'react';
import type { Coin } from '../market/coins.ts';
import type { LoadQuotes } from '../market/loadQuotes.ts';
import type { MarketPrices } from '../market/marketPrices.ts';
import type { Pause } from '../market/pausedPrices.ts';
import { useOverdue } from '../market/useOverdue.ts';
import { useQuotes } from '../market/useQuotes.ts';
import { toMarket, type Market } from './flow/market.ts';

const asTheyAre = (prices: MarketPrices) => prices;

type MarketSource = {
  coins: readonly Coin[];
  load: LoadQuotes;
  pause: Pause;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** The page's one query; the same object until something in it changed. */
export function useMarket({ coins, load, pause, now }: MarketSource): Market {
  const result = useQuotes(load, pause, asTheyAre);
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
