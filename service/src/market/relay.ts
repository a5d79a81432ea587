import type { Quotes } from '#contract/quote.ts';
import type { World } from '../http/world.ts';
import { backOffMs } from './backOff.ts';
import { createHeldQuotes } from './heldQuotes.ts';
import type { Sample } from './sample.ts';
import type { AskUpstream, UpstreamAnswer } from './upstream.ts';

// The page gives up after 8 s; a visitor who finds nothing cached hears from us well before that.
const PATIENCE_MS = 4_000;
// When a call is still under way, this is soon enough to ask again.
const ASK_AGAIN_MS = 5_000;

const ONLY_OLD: UpstreamAnswer = { kind: 'failed', reason: 'old', status: 200, hintMs: null };

/** What a visitor can be shown. `freshForMs`: until the next upstream call is due, 0 or more. */
export type MarketAnswer =
  | { readonly kind: 'real'; readonly quotes: Quotes; readonly freshForMs: number }
  | { readonly kind: 'sample'; readonly quotes: Quotes }
  | { readonly kind: 'unavailable'; readonly retryAfterMs: number };

export type Relay = ReturnType<typeof createRelay>;

export type RelayParts = Pick<World, 'elapsed' | 'now' | 'pause'> & {
  readonly ask: AskUpstream;
  readonly ids: readonly string[];
  /** The usual time between two upstream calls. */
  readonly intervalMs: number;
  /** Null: without market data the answer is `unavailable`. */
  readonly sample: Sample | null;
  /** Hears of every upstream call, for logs and counters. */
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
  let waiting: Promise<void> | null = null;

  async function call(): Promise<void> {
    const answer = await parts.ask();
    let outcome = answer;
    if (answer.kind === 'quotes') {
      failures = 0;
      held.take(answer.quotes, answer.answeredAtMs);
      nextCallAtMs = elapsed() + parts.intervalMs;
      // By its own date its figures are old: a clock there is wrong, or a cache in between is stuck.
      // Either way nobody is shown anything, so nobody may be told that all is well.
      if (held.young().size === 0) outcome = ONLY_OLD;
    } else {
      failures += 1;
      const { hintMs } = answer;
      nextCallAtMs =
        elapsed() + backOffMs({ count: failures, hintMs, intervalMs: parts.intervalMs });
    }
    flight = null;
    waiting = null;
    parts.onCall(outcome);
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
  async function latest(): Promise<MarketAnswer> {
    if (flight === null && elapsed() >= nextCallAtMs) flight = call();
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
