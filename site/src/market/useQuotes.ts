import {
  QueryClient,
  focusManager,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { minutes, seconds } from '../lib/time.ts';
import { keepLastQuotes, type LoadQuotes, type MarketPrices } from './loadQuotes.ts';

/** How often a page that is looked at asks for prices. */
const REFRESH_EVERY = seconds(10);

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
    staleTime: seconds(5),
    refetchInterval: REFRESH_EVERY,
    // On return to the page one refresh, and only when the timer alone would have made one meanwhile.
    refetchOnWindowFocus: (query) => query.isStaleByTime(REFRESH_EVERY),
    // Browsers say that they are offline behind some VPNs and proxies; only a call that fails proves it.
    networkMode: 'always',
    retry: 3,
    retryDelay: (failures) => Math.min(seconds(1) * 2 ** failures, seconds(30)),
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

/** The page's prices as an island sees them; `updatedAt`: milliseconds since 1970, on the visitor's clock. */
export type Quotes = { paused: boolean } & (
  | { kind: 'loading' | 'failed' }
  | { kind: 'live' | 'old' | 'refreshFailed'; prices: MarketPrices; updatedAt: number }
);

/** The page's prices, asked for while an island shows them. */
export function useQuotes(load: LoadQuotes): Quotes {
  const hydrated = useHydrated();
  const cached = useQueryClient().getQueryCache().find({ queryKey: QUOTES_KEY });
  const { data: paused } = useQuery(pausedQuery);
  const options = { ...quotesQuery(load), enabled: hydrated && !paused };
  const { data, dataUpdatedAt: updatedAt, ...query } = useQuery(options);
  // The other island may have filled the cache before this one hydrates; the HTML says "loading".
  if (!hydrated) return { kind: 'loading', paused: false };
  // While polling tries again the failure stands: skeletons in between would flicker.
  if (data === undefined)
    return { kind: query.errorUpdateCount > 0 ? 'failed' : 'loading', paused };
  // After two refreshes without an answer prices are not called live.
  const isOverdue = cached?.isStaleByTime(2 * REFRESH_EVERY) === true;
  const isOld =
    isOverdue || [...data.quotes.values()].every(({ asOf }) => isOldAt(asOf, updatedAt));
  const kind = query.isError ? 'refreshFailed' : isOld ? 'old' : 'live';
  return { kind, paused, prices: data, updatedAt };
}

/**
 * Whether a coin's quote is much older than the answer that brought them: the service renews a coin about once a
 * minute, and the price proxy may hold it a while longer. Both: milliseconds since 1970.
 */
export const isOldAt = (asOf: number, updatedAt: number) => updatedAt - asOf > minutes(5);

/** Whether the page is looked at; true on the server. A hidden page runs no timers. */
export const useVisible = (): boolean =>
  useSyncExternalStore(
    (listener) => focusManager.subscribe(listener),
    () => focusManager.isFocused(),
    () => true,
  );

const never = () => () => undefined;
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
