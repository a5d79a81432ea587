import type { Quote, Quotes } from '#contract/quote.ts';
import { ANSWER_TIMEOUT_MS, HOUR_MS } from '#contract/time.ts';
import type { Dependencies } from '../dependencies.ts';
import { MAX_AGE_MS, type Fetched } from './coingecko.ts';

/** Looks for new figures and never rejects; may say itself when to look again. */
export type FetchQuotes = () => Promise<Fetched & { nextCallInMs?: number }>;

const MAX_BACKOFF_MS = 10 * 60_000;
const MAX_HINT_MS = HOUR_MS;
// Half of what the page waits: a visitor for whom nothing is known hears from us before it gives up.
const FIRST_CALL_TIMEOUT_MS = ANSWER_TIMEOUT_MS / 2;

/**
 * The last true figures of each coin, each with its own age. One upstream call an interval serves all
 * visitors; it is made only while somebody asks, and nobody waits for it while anything is known.
 */
export function createPriceCache(
  { config, monotonicNow, sleep }: Pick<Dependencies, 'config' | 'monotonicNow' | 'sleep'>,
  fetchQuotes: FetchQuotes,
) {
  const intervalMs = config.MARKET_REFRESH_SECONDS * 1_000;
  const known = new Map<string, { quote: Quote; trueAt: number }>();
  let call: Promise<void> | undefined;
  let nextCallAt = -Infinity;
  let failures = 0;

  async function refresh(): Promise<void> {
    const fetched = await fetchQuotes();
    call = undefined;
    failures = fetched.kind === 'quotes' ? 0 : failures + 1;
    const now = monotonicNow();
    nextCallAt = now + (fetched.nextCallInMs ?? waitAfter(fetched, failures, intervalMs));
    if (fetched.kind === 'failed') return;
    for (const [id, quote] of fetched.quotes) {
      const age = Math.max(0, fetched.now - (quote.last_updated_at ?? 0) * 1_000);
      known.set(id, { quote, trueAt: now - age });
    }
  }

  function youngQuotes(): Quotes {
    const young = [...known].filter(([, { trueAt }]) => monotonicNow() - trueAt <= MAX_AGE_MS);
    return new Map(young.map(([id, { quote }]) => [id, quote]));
  }

  /** What is known, at once; waits for a call, 4 s at most, only while nothing is. */
  return async () => {
    if (monotonicNow() >= nextCallAt) call ??= refresh();
    if (youngQuotes().size === 0) await Promise.race([call, sleep(FIRST_CALL_TIMEOUT_MS)]);
    const nextCallInMs = call ? 0 : Math.max(0, nextCallAt - monotonicNow());
    return { quotes: youngQuotes(), nextCallInMs };
  };
}

/**
 * Milliseconds from an answer to the next call: the interval, doubled with each failure in a row up to
 * ten minutes, or the service's own hint where that is longer, up to one hour.
 */
export function waitAfter(fetched: Fetched, failures: number, intervalMs: number): number {
  if (fetched.kind === 'quotes') return intervalMs;
  const backoff = Math.min(intervalMs * 2 ** (failures - 1), Math.max(MAX_BACKOFF_MS, intervalMs));
  return Math.max(backoff, Math.min(fetched.retryAfterMs ?? 0, MAX_HINT_MS));
}
