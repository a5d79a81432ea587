import { toPriceRows, type Coin, type PriceRow } from '../../market/coins.ts';
import { isOldAt, type MarketPrices } from '../../market/marketPrices.ts';
import type { QuotesResult } from '../../market/useQuotes.ts';

/** A row and, when its own figures are older than the answer that brought them, their time. */
export type BoardRow = { row: PriceRow; oldSince: number | null };

type BoardPrices = ReturnType<typeof toBoardPrices>;

/**
 * What the board takes from the prices. `asOf`: when the row's figures were true; null where it has none.
 * Times: milliseconds since 1970.
 */
export const toBoardPrices = (prices: MarketPrices, coins: readonly Coin[]) => ({
  source: prices.source,
  rows: toPriceRows(prices, coins).map((row) => ({
    row,
    asOf: prices.quotes.get(row.id)?.asOf ?? null,
  })),
});

type Loaded = {
  source: MarketPrices['source'];
  rows: readonly BoardRow[];
  /** Milliseconds since 1970, on the visitor's clock. */
  updatedAt: number;
};

/** Everything the board can be; whether the visitor paused it comes on top. */
export type PricesState =
  { kind: 'loading' | 'failed' } | ({ kind: 'live' | 'old' | 'refreshFailed' } & Loaded);

/** @param overdue whether no answer came in time (`useOverdue`). */
export function pricesState(result: QuotesResult<BoardPrices>, overdue: boolean): PricesState {
  switch (result.kind) {
    case 'loading':
    case 'failed':
      return { kind: result.kind };
    case 'loaded': {
      const { data, updatedAt, refreshFailed } = result;
      const rows = data.rows.map(({ row, asOf }) => ({ row, oldSince: oldSince(asOf, updatedAt) }));
      const loaded = { source: data.source, rows, updatedAt };
      if (refreshFailed) return { kind: 'refreshFailed', ...loaded };
      const noneCurrent = rows.every((shown) => shown.row.current_price === null || shown.oldSince);
      return { kind: overdue || noneCurrent ? 'old' : 'live', ...loaded };
    }
  }
}

const oldSince = (asOf: number | null, updatedAt: number) =>
  asOf !== null && isOldAt(asOf, updatedAt) ? asOf : null;

/** What the badge says of the figures; its words are messages. */
type Badge = 'live' | 'connecting' | 'paused' | 'notLive' | 'sample';

/**
 * @param paused whether the visitor paused the prices: that is said before anything else.
 * @returns `live` for current market data alone; a current sample is `sample`, whatever is old or
 *   failed `notLive`.
 */
export function badgeOf(state: PricesState, paused: boolean): Badge {
  if (paused) return 'paused';
  switch (state.kind) {
    case 'loading':
      return 'connecting';
    case 'live':
      return state.source === 'sample' ? 'sample' : 'live';
    case 'failed':
    case 'old':
    case 'refreshFailed':
      return 'notLive';
  }
}

export type Announcement = 'loaded' | 'failed' | 'recovered' | 'paused' | 'resumed';
type Heard = { kind: PricesState['kind']; paused: boolean };

/** What a screen reader hears when the board changes its state: refreshes and retries are silent. */
export function announcement(before: Heard, after: Heard): Announcement | null {
  if (before.paused !== after.paused) return after.paused ? 'paused' : 'resumed';
  if (before.kind === after.kind) return null;
  switch (after.kind) {
    case 'failed':
    case 'refreshFailed':
      return 'failed';
    case 'live':
      if (before.kind === 'loading') return 'loaded';
      return before.kind === 'old' ? null : 'recovered';
    case 'loading':
    case 'old':
      return null;
  }
}
