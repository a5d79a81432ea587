import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryObserverResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { LoadQuotes } from './loadQuotes.ts';
import type { MarketPrices } from './marketPrices.ts';
import type { Pause } from './pausedPrices.ts';
import { REFRESH_EVERY, quotesQuery } from './quotesQuery.ts';
import { useVisible } from './useVisible.ts';

/** `failed` with data: they are the last ones, from `updatedAt` (milliseconds since 1970). */
export type QuotesResult<T> =
  | { kind: 'loading' | 'failed' }
  | { kind: 'loaded'; data: T; updatedAt: number; refreshFailed: boolean };

const SHOWN_WITH_PRICES: (keyof QueryObserverResult)[] = ['data', 'dataUpdatedAt', 'isError'];

/**
 * The prices as an island sees them.
 * @param select takes from the shared prices what the island needs; must be the same function at
 *   each render.
 */
export function useQuotes<T>(
  load: LoadQuotes,
  pause: Pause,
  select: (prices: MarketPrices) => T,
): QuotesResult<T> {
  const hydrated = useHydrated();
  const paused = useSyncExternalStore(pause.subscribe, pause.isPaused, () => false);
  // Told not to poll in the background, the library keeps its timer running and skips the call.
  const refetchInterval = useVisible() && !paused && REFRESH_EVERY;
  const client = useQueryClient();
  const options = quotesQuery(load);
  const hasPrices = client.getQueryData(options.queryKey) !== undefined;
  const query = useQuery({
    ...options,
    refetchInterval,
    select,
    // Not before it is known whether the other island's reader pressed pause; and a pause holds what is
    // shown, so that prices which have not come yet still come once.
    enabled: hydrated && !(paused && hasPrices),
    // Once there are prices, that a refresh has begun shows nowhere: nothing is drawn for it.
    notifyOnChangeProps: () => (client.getQueryData(options.queryKey) ? SHOWN_WITH_PRICES : 'all'),
  });
  const offline = query.fetchStatus === 'paused' && !onlineManager.isOnline();
  // The other island may have filled the cache before this one hydrates; the HTML says "loading".
  if (!hydrated) return { kind: 'loading' };
  if (query.data !== undefined) {
    const { data, dataUpdatedAt, isError } = query;
    return { kind: 'loaded', data, updatedAt: dataUpdatedAt, refreshFailed: isError };
  }
  // While polling tries again the failure stands: skeletons in between would flicker.
  if (query.errorUpdateCount > 0 || offline) return { kind: 'failed' };
  return { kind: 'loading' };
}

const never = () => () => undefined;
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
