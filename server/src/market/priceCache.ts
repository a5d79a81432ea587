import type { Quotes } from '#contract/quote.ts';
import { MAX_AGE_MS, type AgedQuote, type Fetched } from './coingecko.ts';

/** What is known of the prices. `nextCallInMs`: until the next upstream call is due, 0 or more. */
export type Prices = { quotes: Quotes; nextCallInMs: number };

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
export function createPriceCache(options: PriceCacheOptions) {
  const { fetchQuotes, intervalMs, monotonicNow } = options;
  const held = new Map<string, AgedQuote & { trueAt: number }>();
  let inFlight: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  let nextCallAt = -Infinity;
  let failures = 0;

  async function refresh(): Promise<void> {
    const fetched = await fetchQuotes();
    inFlight = undefined;
    waiting = undefined;
    failures = fetched.kind === 'quotes' ? 0 : failures + 1;
    nextCallAt =
      monotonicNow() + (fetched.nextCallInMs ?? waitAfter(fetched, failures, intervalMs));
    if (fetched.kind === 'failed') return;
    for (const [id, aged] of fetched.quotes) {
      const trueAt = monotonicNow() - aged.ageMs;
      // Two edges of the upstream's cache may answer in the wrong order; time does not go back.
      if (trueAt >= (held.get(id)?.trueAt ?? -Infinity)) held.set(id, { ...aged, trueAt });
    }
  }

  function known(): Prices {
    const young = [...held].filter(([, { trueAt }]) => monotonicNow() - trueAt <= MAX_AGE_MS);
    return {
      quotes: new Map(young.map(([id, { quote }]) => [id, quote])),
      nextCallInMs: inFlight ? 0 : Math.max(0, nextCallAt - monotonicNow()),
    };
  }

  return {
    known,

    /** What is known, at once; waits for a call, 4 s at most, only while nothing is. */
    get: async (): Promise<Prices> => {
      if (!inFlight && monotonicNow() >= nextCallAt) inFlight = refresh();
      if (inFlight && known().quotes.size === 0) {
        // All who find nothing wait for the same promise.
        waiting ??= Promise.race([inFlight, options.sleep(PATIENCE_MS)]);
        await waiting;
      }
      return known();
    },

    /** Age of the oldest figure that is shown, in milliseconds; null when there is none. */
    oldestAgeMs: (): number | null => {
      const ages = [...held.values()].map(({ trueAt }) => monotonicNow() - trueAt);
      const shown = ages.filter((age) => age <= MAX_AGE_MS);
      return shown.length === 0 ? null : Math.max(...shown);
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
  const longest = Math.max(MAX_BACKOFF_MS, intervalMs);
  const backoff = Math.min(intervalMs * 2 ** (failures - 1), longest);
  const hint = Math.min(fetched.retryAfterMs ?? 0, Math.max(MAX_HINT_MS, intervalMs));
  return Math.max(hint, backoff);
}
