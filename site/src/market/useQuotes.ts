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
import { mergeQuotes, type QuoteLoader } from './quoteLoader.ts';
import { setPaused, useIsPaused } from './pause.ts';

const REFRESH_INTERVAL = seconds(10);
const MAX_QUOTE_AGE = minutes(5);

/** All islands share this client, because the bundler puts this module in a common chunk. */
export const queryClient = new QueryClient();

export const QUOTES_KEY = ['quotes'] as const;

/**
 * Options for the query that all islands share. It keeps polling after failures. Don't set `gcTime`, because the build
 * would wait for its timer.
 */
export const quotesQuery = (loadQuotes: QuoteLoader) =>
  queryOptions({
    queryKey: QUOTES_KEY,
    queryFn: async ({ client }) => {
      const next = await loadQuotes();
      return mergeQuotes(client.getQueryData<MarketPrices>(QUOTES_KEY), next);
    },
    staleTime: seconds(5),
    refetchInterval: REFRESH_INTERVAL,
    // Don't refetch before the interval has passed, even if the visitor comes back to the page.
    refetchOnWindowFocus: (query) => query.isStaleByTime(REFRESH_INTERVAL),
    // Always try, because some VPNs and proxies make browsers report that they're offline.
    networkMode: 'always',
    retry: 3,
    retryDelay: (failures) => Math.min(seconds(1) * 2 ** failures, seconds(30)),
  });

/** `updatedAt` is in milliseconds since 1970 on the visitor's clock. */
export type Quotes = { isPaused: boolean } & (
  | { kind: 'loading' | 'failed' }
  | { kind: 'live' | 'old' | 'refreshFailed'; prices: MarketPrices; updatedAt: number }
);

/**
 * Returns the current prices and polls while the calling component is mounted.
 * @param now returns milliseconds since 1970.
 */
export function useQuotes(loadQuotes: QuoteLoader, now: () => number): Quotes {
  const isHydrated = useIsHydrated();
  const isPaused = useIsPaused();
  const options = { ...quotesQuery(loadQuotes), enabled: isHydrated && !isPaused };
  const query = useQuery(options);
  const { data, dataUpdatedAt: updatedAt, errorUpdateCount, isError } = query;
  const isOverdue = useIsOverdue(updatedAt, now);
  // The first render has to match the HTML, even if another island has already loaded the prices.
  if (!isHydrated) return { kind: 'loading', isPaused: false };
  // Don't go back to `loading` during retries, because skeletons would flicker.
  if (data === undefined) return { kind: errorUpdateCount > 0 ? 'failed' : 'loading', isPaused };
  const areAllOld = [...data.quotes.values()].every(({ asOf }) => isQuoteOld(asOf, updatedAt));
  const kind = isError ? 'refreshFailed' : isOverdue || areAllOld ? 'old' : 'live';
  return { kind, isPaused, prices: data, updatedAt };
}

/**
 * Returns a coin's price in US dollars from the cache, without fetching it. Returns null if the price is missing or old,
 * or if the last refresh failed.
 */
export function useCachedPrice(id: string): number | null {
  const isHydrated = useIsHydrated();
  const options = { queryKey: QUOTES_KEY, enabled: false };
  const { data, dataUpdatedAt, isError } = useQuery<MarketPrices>(options);
  const quote = data?.quotes.get(id);
  if (!isHydrated || isError || !quote || isQuoteOld(quote.asOf, dataUpdatedAt)) return null;
  return quote.usd;
}

/** Returns a function that resumes updates and fetches the prices again. */
export function useRetry(): () => void {
  const client = useQueryClient();
  return () => {
    setPaused(false);
    void client.resetQueries({ queryKey: QUOTES_KEY });
  };
}

/**
 * Returns whether two refresh intervals have passed without a new response. Restarts its timer when the page becomes
 * visible, because timers stop while a computer sleeps.
 */
function useIsOverdue(updatedAt: number, now: () => number): boolean {
  const [overdueSince, setOverdueSince] = useState<number>();
  const isVisible = useIsVisible();
  useEffect(() => {
    if (updatedAt === 0 || !isVisible) return undefined;
    const delay = updatedAt + 2 * REFRESH_INTERVAL - now();
    const timer = setTimeout(() => setOverdueSince(updatedAt), delay);
    return () => clearTimeout(timer);
  }, [updatedAt, isVisible, now]);
  return overdueSince === updatedAt;
}

/**
 * Returns whether a quote was already old when the response arrived. The service updates a coin about once a minute, and
 * the price proxy may cache it for longer.
 */
export const isQuoteOld = (asOf: number, updatedAt: number) => updatedAt - asOf > MAX_QUOTE_AGE;

/** Returns whether the page is visible. Always true on the server. */
export const useIsVisible = (): boolean =>
  useSyncExternalStore(
    (listener) => focusManager.subscribe(listener),
    () => focusManager.isFocused(),
    () => true,
  );

const subscribeToNothing = () => () => undefined;
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
