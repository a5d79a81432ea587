import { useState } from 'react';
import { toPriceRows, type Coin, type MarketRow } from '../../market/coins.ts';
import type { MarketPrices } from '../../market/loadQuotes.ts';
import { isOldAt, type QuotesResult } from '../../market/useQuotes.ts';

/** A row and, when its own numbers are older than the answer that brought them, their time. */
export type BoardRow = MarketRow & { readonly oldSince: number | null };

/** Everything the board can be; whether the visitor paused it comes on top. */
export type PricesState =
  | { kind: 'loading' | 'failed' }
  | {
      kind: 'live' | 'old' | 'refreshFailed';
      source: MarketPrices['source'];
      rows: readonly BoardRow[];
      /** Milliseconds since 1970, on the visitor's clock. */
      updatedAt: number;
    };

export function pricesState(result: QuotesResult, coins: readonly Coin[]): PricesState {
  if (result.kind !== 'loaded') return { kind: result.kind };
  const { data, updatedAt, refreshFailed, overdue } = result;
  const rows = toPriceRows(data, coins).map((row) => {
    const asOf = data.quotes.get(row.id)?.asOf ?? updatedAt;
    return { ...row, oldSince: isOldAt(asOf, updatedAt) ? asOf : null };
  });
  const anyCurrent = rows.some((row) => row.current_price !== null && row.oldSince === null);
  const kind = refreshFailed ? 'refreshFailed' : overdue || !anyCurrent ? 'old' : 'live';
  return { kind, source: data.source, rows, updatedAt };
}

const BADGES = {
  loading: 'connecting',
  live: 'live',
  failed: 'notLive',
  old: 'notLive',
  refreshFailed: 'notLive',
} as const satisfies Record<PricesState['kind'], string>;

/**
 * Which message the badge shows.
 * @param paused whether the visitor paused the prices: which goes before anything else.
 * @returns `live` for current market data alone; a current sample is `sample`, whatever is old or
 *   failed `notLive`.
 */
export function badgeOf(state: PricesState, paused: boolean) {
  if (paused) return 'paused';
  return state.kind === 'live' && state.source === 'sample' ? 'sample' : BADGES[state.kind];
}

type Shown = { kind: PricesState['kind']; paused: boolean };

/** What a screen reader hears when the board changes its state: refreshes and retries are silent. */
export function announcement(before: Shown, after: Shown) {
  if (before.paused !== after.paused) return after.paused ? 'paused' : 'resumed';
  if (before.kind === after.kind) return null;
  if (after.kind === 'failed' || after.kind === 'refreshFailed') return 'failed';
  if (after.kind !== 'live' || before.kind === 'old') return null;
  return before.kind === 'loading' ? 'loaded' : 'recovered';
}

/** The announcement of the last change that had one; null until then. */
export function useAnnouncement(kind: PricesState['kind'], paused: boolean) {
  const [shown, setShown] = useState({
    kind,
    paused,
    news: null as ReturnType<typeof announcement>,
  });
  if (shown.kind === kind && shown.paused === paused) return shown.news;
  const news = announcement(shown, { kind, paused }) ?? shown.news;
  setShown({ kind, paused, news });
  return news;
}
