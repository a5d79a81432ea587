import { useMemo, useSyncExternalStore } from 'react';
import type { LoadQuotes } from '../market/loadQuotes.ts';
import type { MarketPrices } from '../market/marketPrices.ts';
import type { Pause } from '../market/pausedPrices.ts';
import { useQuotes } from '../market/useQuotes.ts';
import { toMarket, type Market } from './flow/market.ts';

const asTheyAre = (prices: MarketPrices) => prices;

/** The page's one query; the same object until something in it changed. */
export function useMarket(load: LoadQuotes, pause: Pause): Market {
  const result = useQuotes(load, pause, asTheyAre);
  const paused = useSyncExternalStore(pause.subscribe, pause.isPaused, () => false);
  const { kind } = result;
  const data = kind === 'loaded' ? result.data : null;
  const refreshFailed = kind === 'loaded' && result.refreshFailed;
  return useMemo(
    () => toMarket(result, paused),
    // `result` is made anew at each render; these are what it is made of.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [kind, data, refreshFailed, paused],
  );
}
