import { ASSET_IDS, type Quote, type Quotes } from '#contract/quote.ts';
import type { World } from '../http/world.ts';

/** Figures older than this are not shown as market data any more. */
export const MAX_AGE_MS = 15 * 60_000;

/** One coin; `trueAtMs` is the moment of its figures on the monotonic clock. */
type Held = { readonly quote: Quote; readonly stamp: number; readonly trueAtMs: number };

/** The last true figures of each coin, each with its own age. */
export function createHeldQuotes({ elapsed, now }: Pick<World, 'elapsed' | 'now'>) {
  const held = new Map<string, Held>();
  /** What was last shown: the same until a new answer comes or the oldest coin in it is too old. */
  let shown: { readonly quotes: Quotes; readonly untilMs: number } | null = null;

  /** Takes a new answer coin by coin; a coin that it does not name keeps its value and its age. */
  function take(quotes: Quotes, answeredAtMs: number | null): void {
    shown = null;
    const referenceMs = answeredAtMs ?? newestStampMs(quotes) ?? now();
    for (const [id, quote] of quotes) {
      const next = place(quote, referenceMs);
      const last = held.get(id);
      // Two edges of the upstream's cache may answer in the wrong order; time does not go back.
      if (last !== undefined && isYoung(last) && next.stamp < last.stamp) continue;
      // The same stamp again is the same trade: it has grown older since we first saw it.
      const repeated = last?.stamp === next.stamp && quote.last_updated_at !== null;
      held.set(id, repeated ? { ...next, trueAtMs: last.trueAtMs } : next);
    }
  }

  /** Puts a coin on the monotonic clock; a stamp in the future counts as now. */
  function place(quote: Quote, referenceMs: number): Held {
    const nowSeconds = Math.floor(referenceMs / 1_000);
    const stamp = Math.min(quote.last_updated_at ?? nowSeconds, nowSeconds);
    const ageMs = (nowSeconds - stamp) * 1_000;
    return { quote: { ...quote, last_updated_at: stamp }, stamp, trueAtMs: elapsed() - ageMs };
  }

  function isYoung({ trueAtMs }: Held): boolean {
    return elapsed() - trueAtMs <= MAX_AGE_MS;
  }

  function youngEntries(): [string, Held][] {
    return ASSET_IDS.flatMap((id): [string, Held][] => {
      const coin = held.get(id);
      return coin !== undefined && isYoung(coin) ? [[id, coin]] : [];
    });
  }

  /** The coins young enough to show, in the configured order: the same object while none changes. */
  function young(): Quotes {
    if (shown === null || elapsed() > shown.untilMs) {
      const entries = youngEntries();
      shown = {
        quotes: new Map(entries.map(([id, { quote }]) => [id, quote])),
        untilMs: Math.min(...entries.map(([, { trueAtMs }]) => trueAtMs)) + MAX_AGE_MS,
      };
    }
    return shown.quotes;
  }

  /** Age of the oldest coin in `young()`, in milliseconds; null when there is none. */
  function oldestAgeMs(): number | null {
    const ages = youngEntries().map(([, { trueAtMs }]) => elapsed() - trueAtMs);
    return ages.length === 0 ? null : Math.max(...ages);
  }

  return { take, young, oldestAgeMs };
}

/**
 * Stamps are compared with the clock that wrote them: the `Date` of the same answer, or, without
 * one, the newest stamp in it. Our own wall clock may be wrong by a day.
 */
export function newestStampMs(quotes: Quotes): number | null {
  const stamps = [...quotes.values()].flatMap(({ last_updated_at: at }) =>
    at === null ? [] : [at],
  );
  return stamps.length === 0 ? null : Math.max(...stamps) * 1_000;
}
