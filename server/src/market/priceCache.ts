import type { Quote, Quotes } from '#contract/quote.ts';
import { REQUEST_TIMEOUT_MS, HOUR_MS } from '#contract/time.ts';
import type { Dependencies } from '../dependencies.ts';
import { MAX_AGE_MS, type FetchResult } from './coingecko.ts';

const MAX_BACKOFF_MS = 10 * 60_000;
const MAX_HINT_MS = HOUR_MS;
// Half the page's timeout, so a visitor gets an answer before the page gives up.
const FIRST_CALL_TIMEOUT_MS = REQUEST_TIMEOUT_MS / 2;

/**
 * Keeps the last quote of each coin and its age. One upstream call per interval serves all visitors. It calls only
 * when someone asks, and visitors wait for it only if no quote is known.
 */
export function createPriceCache(
  { config, now, monotonicNow, sleep }: Dependencies,
  callService: () => Promise<FetchResult>,
) {
  const intervalMs = config.MARKET_REFRESH_SECONDS * 1_000;
  const known = new Map<string, { quote: Quote; ageMs: () => number }>();
  let call: Promise<void> | undefined;
  let nextCallInMs = () => 0;
  let failures = 0;

  /**
   * Measures milliseconds from now. The monotonic clock stops while the machine sleeps and the wall clock can be set
   * back, so use the longer time.
   */
  function startTimer(): () => number {
    const [wallStart, start] = [now(), monotonicNow()];
    return () => Math.max(now() - wallStart, monotonicNow() - start);
  }

  async function refresh(): Promise<void> {
    const fetched = await callService();
    const elapsedMs = startTimer();
    call = undefined;
    failures = fetched.kind === 'quotes' ? 0 : failures + 1;
    const waitMs = getDelayMs(fetched, failures, intervalMs);
    nextCallInMs = () => Math.max(0, waitMs - elapsedMs());
    if (fetched.kind === 'failed') return;
    for (const [id, quote] of fetched.quotes) {
      const ageMs = Math.max(0, fetched.now - (quote.last_updated_at ?? 0) * 1_000);
      known.set(id, { quote, ageMs: () => ageMs + elapsedMs() });
    }
  }

  function youngQuotes(): Quotes {
    const young = [...known].filter(([, { ageMs }]) => ageMs() <= MAX_AGE_MS);
    return new Map(young.map(([id, { quote }]) => [id, quote]));
  }

  /** Answers immediately with known quotes. If there are none, waits up to 4 s for a call. */
  return async () => {
    if (nextCallInMs() === 0) call ??= refresh();
    if (youngQuotes().size === 0) await Promise.race([call, sleep(FIRST_CALL_TIMEOUT_MS)]);
    return { quotes: youngQuotes(), nextCallInMs: call ? 0 : nextCallInMs() };
  };
}

/**
 * Returns the milliseconds until the next call: the interval, doubled after each failure up to ten minutes. A longer
 * wait requested by the service wins, up to one hour.
 */
export function getDelayMs(fetched: FetchResult, failures: number, intervalMs: number): number {
  if (fetched.kind === 'quotes') return intervalMs;
  const backoff = Math.min(intervalMs * 2 ** (failures - 1), Math.max(MAX_BACKOFF_MS, intervalMs));
  return Math.max(backoff, Math.min(fetched.retryAfterMs ?? 0, MAX_HINT_MS));
}
