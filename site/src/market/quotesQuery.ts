import { QueryClient, queryOptions } from '@tanstack/react-query';
import { seconds } from '../lib/time.ts';
import type { LoadQuotes, MarketPrices } from './loadQuotes.ts';

/** How often a page that is looked at asks for prices. */
export const REFRESH_EVERY = seconds(10);
const FRESH_FOR = seconds(5);
const RETRIES = 3;
const MIN_RETRY_DELAY = seconds(1);
const MAX_RETRY_DELAY = seconds(30);

/** One for all islands: the bundler puts it in a chunk that they share. */
export const queryClient = new QueryClient();

export const QUOTES_KEY = ['quotes'] as const;

/**
 * The one query that board, simulation and practice floor read. Its interval goes on after a failure, so the page
 * heals itself. Unused data leave the cache after 5 minutes: the default of the library, not set here because a set
 * one would keep the build waiting for its timer.
 */
export const quotesQuery = (load: LoadQuotes) =>
  queryOptions({
    queryKey: QUOTES_KEY,
    queryFn: async ({ client }) => {
      const next = await load();
      return keepLastQuotes(client.getQueryData<MarketPrices>(QUOTES_KEY), next);
    },
    staleTime: FRESH_FOR,
    refetchInterval: REFRESH_EVERY,
    // On return to the page one refresh, and only when the timer alone would have made one meanwhile.
    refetchOnWindowFocus: (query) => query.isStaleByTime(REFRESH_EVERY),
    // The call that the timer made while there was no connection goes out by itself.
    refetchOnReconnect: false,
    retry: RETRIES,
    retryDelay: (failures) => Math.min(MIN_RETRY_DELAY * 2 ** failures, MAX_RETRY_DELAY),
    // Each try that fails draws anew how old the last answer is.
    notifyOnChangeProps: 'all',
  });

/** Whether the visitor paused the prices, on whichever island: none asks for them meanwhile. */
export const pausedQuery = queryOptions({
  queryKey: ['paused'],
  queryFn: () => false,
  initialData: false,
  staleTime: Infinity,
});

/** A coin without a new quote keeps its last one, dated; a sample never mixes with market data. */
export function keepLastQuotes(previous: MarketPrices | undefined, next: MarketPrices) {
  if (previous?.source !== next.source) return next;
  return { ...next, quotes: new Map([...previous.quotes, ...next.quotes]) };
}
