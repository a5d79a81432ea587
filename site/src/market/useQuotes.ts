import {
  QueryClient,
  focusManager,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { minutes, seconds } from '../lib/time.ts';
import type { MarketPrices } from './coins.ts';
import { keepLastQuotes, type LoadQuotes } from './loadQuotes.ts';
import { setPaused, useIsPaused } from './pause.ts';

/** How often a visible page fetches prices. */
const REFRESH_EVERY = seconds(10);

/** Shared by all islands: the bundler puts it into a common chunk. */
export const queryClient = new QueryClient();

export const QUOTES_KEY = ['quotes'] as const;

/**
 * The one query of board, simulation and practice trade. It keeps polling after failures. Unused data leaves the cache
 * after 5 minutes, the library's default; setting it here would make the build wait for its timer.
 */
export const quotesQuery = (load: LoadQuotes) =>
  queryOptions({
    queryKey: QUOTES_KEY,
    queryFn: async ({ client }) => {
      const next = await load();
      return keepLastQuotes(client.getQueryData<MarketPrices>(QUOTES_KEY), next);
    },
    staleTime: seconds(5),
    refetchInterval: REFRESH_EVERY,
    // On return to the page, refresh once, and only if the timer would have.
    refetchOnWindowFocus: (query) => query.isStaleByTime(REFRESH_EVERY),
    // Browsers report offline behind some VPNs and proxies. Only a failed call proves it.
    networkMode: 'always',
    retry: 3,
    retryDelay: (failures) => Math.min(seconds(1) * 2 ** failures, seconds(30)),
  });

/** The prices as islands see them. `updatedAt`: milliseconds since 1970 by the visitor's clock. */
export type Quotes = { isPaused: boolean } & (
  | { kind: 'loading' | 'failed' }
  | { kind: 'live' | 'old' | 'refreshFailed'; prices: MarketPrices; updatedAt: number }
);

/**
 * The page's prices, polled while an island shows them.
 * @param now milliseconds since 1970.
 */
export function useQuotes(load: LoadQuotes, now: () => number): Quotes {
  const isHydrated = useIsHydrated();
  const isPaused = useIsPaused();
  const options = { ...quotesQuery(load), enabled: isHydrated && !isPaused };
  const query = useQuery(options);
  const { data, dataUpdatedAt: updatedAt, errorUpdateCount, isError } = query;
  const isOverdue = useIsOverdue(updatedAt, now);
  // Another island may have filled the cache before this one hydrates, but the HTML says "loading".
  if (!isHydrated) return { kind: 'loading', isPaused: false };
  // Keep showing the failure while polling retries. Skeletons in between would flicker.
  if (data === undefined) return { kind: errorUpdateCount > 0 ? 'failed' : 'loading', isPaused };
  const areAllOld = [...data.quotes.values()].every(({ asOf }) => isOldAt(asOf, updatedAt));
  const kind = isError ? 'refreshFailed' : isOverdue || areAllOld ? 'old' : 'live';
  return { kind, isPaused, prices: data, updatedAt };
}

/** A coin's price in US dollars from another island's query; null while it is missing, old or failing. */
export function useKnownPrice(id: string): number | null {
  const isHydrated = useIsHydrated();
  const options = { queryKey: QUOTES_KEY, enabled: false };
  const { data, dataUpdatedAt, isError } = useQuery<MarketPrices>(options);
  const quote = data?.quotes.get(id);
  if (!isHydrated || isError || !quote || isOldAt(quote.asOf, dataUpdatedAt)) return null;
  return quote.usd;
}

/** Fetches the prices again and ends a pause. */
export function useRetry(): () => void {
  const client = useQueryClient();
  return () => {
    setPaused(false);
    void client.resetQueries({ queryKey: QUOTES_KEY });
  };
}

/**
 * Whether the last answer is older than two refreshes, so that prices are not live. Uses a timer, restarted when the
 * page becomes visible, because timers stop while a computer sleeps.
 */
function useIsOverdue(updatedAt: number, now: () => number): boolean {
  const [overdue, setOverdue] = useState<number>();
  const isVisible = useIsVisible();
  useEffect(() => {
    if (updatedAt === 0 || !isVisible) return undefined;
    const dueIn = updatedAt + 2 * REFRESH_EVERY - now();
    const timer = setTimeout(() => setOverdue(updatedAt), dueIn);
    return () => clearTimeout(timer);
  }, [updatedAt, isVisible, now]);
  return overdue === updatedAt;
}

/**
 * Whether a coin's quote is much older than its answer. The service updates a coin about once a minute, and the price
 * proxy may hold it longer. Both in milliseconds since 1970.
 */
export const isOldAt = (asOf: number, updatedAt: number) => updatedAt - asOf > minutes(5);

/** Whether the page is visible. True on the server. A hidden page runs no timers. */
export const useIsVisible = (): boolean =>
  useSyncExternalStore(
    (listener) => focusManager.subscribe(listener),
    () => focusManager.isFocused(),
    () => true,
  );

const never = () => () => undefined;
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
