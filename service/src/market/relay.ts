import type { Quotes } from '#contract/quote.ts';
import type { World } from '../http/world.ts';
import { waitAfter } from './backOff.ts';
import { createHeldQuotes } from './heldQuotes.ts';
import type { UpstreamAnswer } from './upstream.ts';

// The page gives up after 8 s; a visitor who finds nothing cached hears from us well before that.
const PATIENCE_MS = 4_000;
// When a call is still under way, this is soon enough to ask again.
const ASK_AGAIN_MS = 5_000;

// Longer than a call may take, with the store before and after it.
const FLIGHT_LIMIT_MS = 15_000;

const ONLY_OLD: UpstreamAnswer = { kind: 'failed', reason: 'old', status: 200, hintMs: null };

/**
 * What one look for new figures came to: our own upstream call, or what another companion's call
 * left in the store. `dueInMs`: when to look again, where somebody else decides it.
 */
export type News =
  | (UpstreamAnswer & { readonly dueInMs?: number })
  | {
      readonly kind: 'others';
      /** Null: nothing yet. */
      readonly found: { readonly quotes: Quotes; readonly answeredAtMs: number } | null;
      readonly dueInMs: number;
    };

/** What a visitor can be shown. `freshForMs`: until the next upstream call is due, 0 or more. */
export type MarketAnswer =
  | { readonly kind: 'real'; readonly quotes: Quotes; readonly freshForMs: number }
  | { readonly kind: 'sample'; readonly quotes: Quotes }
  | { readonly kind: 'unavailable'; readonly retryAfterMs: number };

/** Hears of work that goes on after the answer; an edge runtime must be asked to wait for it. */
export type KeepAlive = (work: Promise<unknown>) => void;

export type Relay = ReturnType<typeof createRelay>;

export type RelayParts = Pick<World, 'elapsed' | 'now' | 'pause'> & {
  /** Looks for new figures; never throws. */
  readonly ask: () => Promise<News>;
  /** The usual time between two upstream calls. */
  readonly intervalMs: number;
  /** Null: without market data the answer is `unavailable`. */
  readonly sample: ((elapsedMs: number, nowMs: number) => Quotes) | null;
  /** Hears of every upstream call of our own, for logs and counters. */
  readonly onCall: (answer: UpstreamAnswer) => void;
};

/**
 * One upstream call per interval, shared by everybody who asks. No timer runs: while nobody asks,
 * nobody is called.
 */
export function createRelay(parts: RelayParts) {
  const { elapsed } = parts;
  const held = createHeldQuotes(parts);
  let nextCallAtMs = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let flight: Promise<void> | null = null;
  let flownSinceMs = 0;
  let waiting: Promise<void> | null = null;

  async function call(): Promise<void> {
    const startedAtMs = elapsed();
    const news = await parts.ask();
    // Thawed after a frost: these figures are older than they look, and another call may be under way.
    if (elapsed() - startedAtMs <= FLIGHT_LIMIT_MS) take(news);
  }

  function take(news: News): void {
    flight = null;
    waiting = null;
    if (news.kind === 'others') {
      if (news.found !== null) held.take(news.found.quotes, news.found.answeredAtMs);
      nextCallAtMs = elapsed() + news.dueInMs;
      return;
    }
    failures = news.kind === 'quotes' ? 0 : failures + 1;
    if (news.kind === 'quotes') held.take(news.quotes, news.answeredAtMs);
    nextCallAtMs = elapsed() + (news.dueInMs ?? waitAfter(news, failures, parts.intervalMs));
    // By its own date its figures are old: a clock there is wrong, or a cache in between is stuck.
    // Either way nobody is shown anything, so nobody may be told that all is well.
    parts.onCall(news.kind === 'quotes' && held.young().size === 0 ? ONLY_OLD : news);
  }

  /** Starts a call if one is due; none waits for one that was frozen together with its request. */
  function callIfDue(keepAlive: KeepAlive): void {
    const isFlying = flight !== null && elapsed() - flownSinceMs <= FLIGHT_LIMIT_MS;
    if (isFlying || elapsed() < nextCallAtMs) return;
    flownSinceMs = elapsed();
    // Until its answer says more: one that never lands is not followed by another before its time.
    nextCallAtMs = flownSinceMs + parts.intervalMs;
    waiting = null;
    flight = call();
    keepAlive(flight);
  }

  /** What `latest` would answer now, without asking anybody. */
  function peek(): MarketAnswer {
    const quotes = held.young();
    const untilCallMs = Math.max(0, nextCallAtMs - elapsed());
    if (quotes.size > 0) return { kind: 'real', quotes, freshForMs: flight ? 0 : untilCallMs };
    if (parts.sample) return { kind: 'sample', quotes: parts.sample(elapsed(), parts.now()) };
    return { kind: 'unavailable', retryAfterMs: flight ? ASK_AGAIN_MS : untilCallMs };
  }

  /** Answers from memory; waits (at most 4 s) only while there is nothing at all to show. */
  async function latest(keepAlive: KeepAlive = () => {}): Promise<MarketAnswer> {
    callIfDue(keepAlive);
    const answer = peek();
    // Once a first call has failed, the sample is all there is: no reason to wait for the next one.
    const worthWaiting = answer.kind === 'sample' ? failures === 0 : answer.kind === 'unavailable';
    if (flight === null || !worthWaiting) return answer;
    // All who find nothing wait for the same promise: for the call, or for patience to run out.
    waiting ??= Promise.race([flight, parts.pause(PATIENCE_MS)]);
    await waiting;
    return peek();
  }

  return { latest, peek, oldestAgeMs: held.oldestAgeMs };
}
