import { focusManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { minutes } from '../lib/time.ts';
import type { LoadQuotes, MarketPrices } from './loadQuotes.ts';
import { QUOTES_KEY, REFRESH_EVERY, pausedQuery, quotesQuery } from './quotesQuery.ts';

/** After two refreshes without an answer prices are not called live. */
const LIVE_FOR = 2 * REFRESH_EVERY;
// The service renews a coin about once a minute and the price proxy may hold it a while longer.
const COIN_IS_OLD_AFTER = minutes(5);

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
  const isOffline = query.fetchStatus === 'paused';
  // While polling tries again the failure stands: skeletons in between would flicker.
  const hasFailed = query.errorUpdateCount > 0 || isOffline;
  if (data === undefined) return { kind: hasFailed ? 'failed' : 'loading', paused };
  const isOverdue = isOffline || cached?.isStaleByTime(LIVE_FOR) === true;
  const isOld =
    isOverdue || [...data.quotes.values()].every(({ asOf }) => isOldAt(asOf, updatedAt));
  const kind = query.isError ? 'refreshFailed' : isOld ? 'old' : 'live';
  return { kind, paused, prices: data, updatedAt };
}

/** Whether a coin's quote is much older than the answer that brought them. Both: milliseconds since 1970. */
export const isOldAt = (asOf: number, updatedAt: number) => updatedAt - asOf > COIN_IS_OLD_AFTER;

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
