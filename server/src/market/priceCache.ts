import type { Quote, Quotes } from '#contract/quote.ts';
import { REQUEST_TIMEOUT_MS, HOUR_MS } from '#contract/time.ts';
import type { Dependencies } from '../dependencies.ts';
import { MAX_AGE_MS, type FetchResult } from './coingecko.ts';

const MAX_BACKOFF_MS = 10 * 60_000;
const MAX_RETRY_AFTER_MS = HOUR_MS;
// Half of the page's timeout, so the page gets a response before it gives up.
const FIRST_FETCH_TIMEOUT_MS = REQUEST_TIMEOUT_MS / 2;

/**
 * Caches each coin's last quote and its age. The price service gets at most one request per interval, and only if a
 * visitor needs prices. Visitors only wait for that request if nothing is cached.
 */
export function createPriceCache(
  { config, now, monotonicNow, sleep }: Dependencies,
  fetchQuotes: () => Promise<FetchResult>,
) {
  const intervalMs = config.MARKET_REFRESH_SECONDS * 1_000;
  const cached = new Map<string, { quote: Quote; getAgeMs: () => number }>();
  let pendingRefresh: Promise<void> | undefined;
  let getMsUntilNextFetch = () => 0;
  let failures = 0;

  /**
   * Returns a function that returns elapsed milliseconds. The monotonic clock stops while the machine sleeps, and the
   * wall clock can be set back, so this uses whichever is longer.
   */
  function startTimer(): () => number {
    const [wallStart, start] = [now(), monotonicNow()];
    return () => Math.max(now() - wallStart, monotonicNow() - start);
  }

  async function refresh(): Promise<void> {
    const result = await fetchQuotes();
    const getElapsedMs = startTimer();
    pendingRefresh = undefined;
    failures = result.kind === 'quotes' ? 0 : failures + 1;
    const delayMs = getDelayMs(result, failures, intervalMs);
    getMsUntilNextFetch = () => Math.max(0, delayMs - getElapsedMs());
    if (result.kind === 'failed') return;
    for (const [id, quote] of result.quotes) {
      const initialAgeMs = Math.max(0, result.now - (quote.last_updated_at ?? 0) * 1_000);
      cached.set(id, { quote, getAgeMs: () => initialAgeMs + getElapsedMs() });
    }
  }

  function getFreshQuotes(): Quotes {
    const fresh = [...cached].filter(([, { getAgeMs }]) => getAgeMs() <= MAX_AGE_MS);
    return new Map(fresh.map(([id, { quote }]) => [id, quote]));
  }

  /** Returns cached quotes right away. If there are none, waits up to 4 s for the price service. */
  return async () => {
    if (getMsUntilNextFetch() === 0) pendingRefresh ??= refresh();
    if (getFreshQuotes().size === 0)
      await Promise.race([pendingRefresh, sleep(FIRST_FETCH_TIMEOUT_MS)]);
    const msUntilNextFetch = pendingRefresh ? 0 : getMsUntilNextFetch();
    return { quotes: getFreshQuotes(), msUntilNextFetch };
  };
}

/**
 * Returns the delay until the next request. The interval doubles with each failure, up to ten minutes. If the service
 * asks us to wait longer than that, we do, up to an hour.
 */
export function getDelayMs(result: FetchResult, failures: number, intervalMs: number): number {
  if (result.kind === 'quotes') return intervalMs;
  const backoff = Math.min(intervalMs * 2 ** (failures - 1), Math.max(MAX_BACKOFF_MS, intervalMs));
  return Math.max(backoff, Math.min(result.retryAfterMs ?? 0, MAX_RETRY_AFTER_MS));
}
