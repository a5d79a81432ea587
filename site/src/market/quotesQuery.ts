import { QueryClient, focusManager, queryOptions } from '@tanstack/react-query';
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

const key = ['quotes'] as const;

/**
 * The one query that board, simulation and practice floor read. The interval comes with who reads it
 * (useQuotes.ts); it goes on after a failure, so the page heals itself. Unused data leave the cache after
 * 5 minutes: the default of the library, not set here because a set one would keep the build waiting for
 * its timer.
 */
export const quotesQuery = (load: LoadQuotes) =>
  queryOptions({
    queryKey: key,
    queryFn: async ({ client }) => {
      const next = await load();
      return keepLastQuotes(client.getQueryData<MarketPrices>(key), next);
    },
    staleTime: FRESH_FOR,
    // On return to the page one refresh, and only when the timer alone would have made one meanwhile.
    refetchOnWindowFocus: (query) => query.isStaleByTime(REFRESH_EVERY),
    refetchOnReconnect: (query) => focusManager.isFocused() && query.isStaleByTime(REFRESH_EVERY),
    retry: RETRIES,
    retryDelay: (failures) => Math.min(MIN_RETRY_DELAY * 2 ** failures, MAX_RETRY_DELAY),
    // The second island on the page joins the rhythm of the first instead of trying at once.
    retryOnMount: false,
  });

/** A coin without a new quote keeps its last one, dated; a sample never mixes with market data. */
export function keepLastQuotes(previous: MarketPrices | undefined, next: MarketPrices) {
  if (previous?.source !== next.source) return next;
  return { ...next, quotes: new Map([...previous.quotes, ...next.quotes]) };
}

/** Whether the visitor paused the prices: no island asks for them meanwhile. */
export function createPause() {
  let paused = false;
  const listeners = new Set<() => void>();
  return {
    isPaused: () => paused,
    set: (value: boolean) => {
      paused = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Pause = ReturnType<typeof createPause>;

/** The page's one, shared by all islands. */
export const pricesPause = createPause();
