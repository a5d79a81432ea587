import type { Quotes } from '#contract/quote.ts';
import { MAX_AGE_MS, type AgedQuote, type Fetched } from './coingecko.ts';

/** Looks for new figures and never rejects; may say itself when to look again. */
export type FetchQuotes = () => Promise<Fetched & { nextCallInMs?: number }>;

export type PriceCache = ReturnType<typeof createPriceCache>;

type PriceCacheOptions = {
  fetchQuotes: FetchQuotes;
  /** The usual time between two upstream calls. */
  intervalMs: number;
  /** Milliseconds that only ever grow. */
  monotonicNow: () => number;
  sleep: (ms: number) => Promise<void>;
};

const MAX_BACKOFF_MS = 10 * 60_000;
const MAX_HINT_MS = 60 * 60_000;
// The page gives up after 8 s; a visitor for whom nothing is known hears from us well before that.
const PATIENCE_MS = 4_000;

/**
 * The last true figures of each coin, each with its own age. One upstream call an interval serves all
 * visitors; it is made only while somebody asks, and nobody waits for it while anything is known.
 */
export function createPriceCache({
  fetchQuotes,
  intervalMs,
  monotonicNow,
  sleep,
}: PriceCacheOptions) {
  const held = new Map<string, AgedQuote & { trueAt: number }>();
  let inFlight: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  let nextCallAt = -Infinity;
  let failures = 0;

  async function refresh(): Promise<void> {
    const fetched = await fetchQuotes();
    const now = monotonicNow();
    inFlight = waiting = undefined;
    failures = fetched.kind === 'quotes' ? 0 : failures + 1;
    nextCallAt = now + (fetched.nextCallInMs ?? waitAfter(fetched, failures, intervalMs));
    if (fetched.kind === 'failed') return;
    for (const [id, aged] of fetched.quotes) {
      const trueAt = now - aged.ageMs;
      // Two edges of the upstream's cache may answer in the wrong order; time does not go back.
      if (trueAt >= (held.get(id)?.trueAt ?? -Infinity)) held.set(id, { ...aged, trueAt });
    }
  }

  function known() {
    const young = [...held].filter(([, { trueAt }]) => monotonicNow() - trueAt <= MAX_AGE_MS);
    const quotes: Quotes = new Map(young.map(([id, { quote }]) => [id, quote]));
    const oldest = Math.min(...young.map(([, { trueAt }]) => trueAt));
    return {
      quotes,
      /** Age of the oldest figure, in milliseconds; null when there is none. */
      oldestAgeMs: young.length === 0 ? null : monotonicNow() - oldest,
      /** Until the next upstream call is due, 0 or more. */
      nextCallInMs: inFlight ? 0 : Math.max(0, nextCallAt - monotonicNow()),
    };
  }

  return {
    known,
    /** What is known, at once; waits for a call, 4 s at most, only while nothing is. */
    get: async () => {
      if (!inFlight && monotonicNow() >= nextCallAt) inFlight = refresh();
      // All who find nothing wait for the same promise.
      if (inFlight && known().quotes.size === 0) {
        await (waiting ??= Promise.race([inFlight, sleep(PATIENCE_MS)]));
      }
      return known();
    },
  };
}

/**
 * Milliseconds from an answer to the next call: the interval, doubled with each failure in a row up to
 * ten minutes, or the service's own hint, up to one hour. A hint below the back-off is not followed,
 * because one that proved too short once would be followed for ever.
 */
export function waitAfter(fetched: Fetched, failures: number, intervalMs: number): number {
  if (fetched.kind === 'quotes') return intervalMs;
  const backoff = Math.min(intervalMs * 2 ** (failures - 1), Math.max(MAX_BACKOFF_MS, intervalMs));
  return Math.max(backoff, Math.min(fetched.retryAfterMs ?? 0, MAX_HINT_MS));
}
