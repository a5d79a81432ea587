import { focusManager, onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { minutes, seconds } from '../lib/time.ts';
import type { LoadQuotes, MarketPrices } from './loadQuotes.ts';
import { REFRESH_EVERY, quotesQuery, type Pause } from './quotesQuery.ts';

/** Longer without an answer, prices are not called live. */
const LIVE_FOR = seconds(30);
// The service renews a coin about once a minute and the price proxy may hold it a while longer.
const COIN_IS_OLD_AFTER = minutes(5);

/** What the prices of an island come from, and go by. `now`: milliseconds since 1970. */
export type QuotesSource = { load: LoadQuotes; pause: Pause; now: () => number };

/**
 * `failed`: there are none. `overdue`: the last answer is older than `LIVE_FOR`; offline, nothing else would
 * say so. Times: milliseconds since 1970.
 */
export type QuotesResult =
  | { kind: 'loading' | 'failed' }
  | {
      kind: 'loaded';
      data: MarketPrices;
      updatedAt: number;
      refreshFailed: boolean;
      overdue: boolean;
    };

/** The page's prices as an island sees them. */
export function useQuotes({ load, pause, now }: QuotesSource): QuotesResult {
  const hydrated = useHydrated();
  const paused = usePaused(pause);
  // Told not to poll in the background, the library keeps its timer running and skips the call.
  const refetchInterval = useVisible() && !paused && REFRESH_EVERY;
  const options = quotesQuery(load);
  const hasPrices = useQueryClient().getQueryData(options.queryKey) !== undefined;
  // Not before it is known whether the other island's reader pressed pause; and a pause holds what is
  // shown, so that prices which have not come yet still come once.
  const enabled = hydrated && !(paused && hasPrices);
  const query = useQuery({ ...options, refetchInterval, enabled });
  const overdue = useOverdue(query.dataUpdatedAt, now);
  // The other island may have filled the cache before this one hydrates; the HTML says "loading".
  if (!hydrated) return { kind: 'loading' };
  if (query.data !== undefined) {
    const { data, dataUpdatedAt: updatedAt, isError: refreshFailed } = query;
    return { kind: 'loaded', data, updatedAt, refreshFailed, overdue };
  }
  const offline = query.fetchStatus === 'paused' && !onlineManager.isOnline();
  // While polling tries again the failure stands: skeletons in between would flicker.
  return { kind: query.errorUpdateCount > 0 || offline ? 'failed' : 'loading' };
}

/** Whether a coin's quote is much older than the answer that brought them. Both: milliseconds since 1970. */
export const isOldAt = (asOf: number, updatedAt: number) => updatedAt - asOf > COIN_IS_OLD_AFTER;

/** Whether the visitor paused the prices; not on the server. */
export const usePaused = (pause: Pause): boolean =>
  useSyncExternalStore(pause.subscribe, pause.isPaused, () => false);

/** Whether the page is looked at; true on the server. A hidden page runs no timers. */
export const useVisible = (): boolean =>
  useSyncExternalStore(
    (listener) => focusManager.subscribe(listener),
    () => focusManager.isFocused(),
    () => true,
  );

/** Whether the answer that came at `updatedAt`, 0 where none did, is too old to be called live. */
function useOverdue(updatedAt: number, now: () => number): boolean {
  const [overdueSince, setOverdueSince] = useState<number | null>(null);
  const visible = useVisible();
  useEffect(() => {
    if (updatedAt === 0 || !visible) return undefined;
    const left = Math.max(updatedAt + LIVE_FOR - now(), 0);
    const timer = setTimeout(() => setOverdueSince(updatedAt), left);
    return () => clearTimeout(timer);
  }, [updatedAt, now, visible]);
  return overdueSince === updatedAt;
}

const never = () => () => undefined;
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
