import type { UpstreamAnswer } from './upstream.ts';

const LONGEST_BACK_OFF_MS = 10 * 60_000;
const LONGEST_HINT_MS = 60 * 60_000;

type Failures = {
  /** Failures in a row, this one included: 1 or more. */
  readonly count: number;
  /** What the upstream asked for, unclamped; null when it did not ask. */
  readonly hintMs: number | null;
  /** The usual time between two calls. */
  readonly intervalMs: number;
};

/**
 * Milliseconds to wait after a failed call: the interval, doubled with each failure up to ten
 * minutes; or the upstream's own hint, clamped to between the interval and one hour. A hint is
 * not followed below the back-off, because one that proved too short once would be followed for ever.
 */
export function backOffMs({ count, hintMs, intervalMs }: Failures): number {
  const doubled = Math.min(
    intervalMs * 2 ** (count - 1),
    Math.max(LONGEST_BACK_OFF_MS, intervalMs),
  );
  if (hintMs === null) return doubled;
  const hint = Math.min(Math.max(hintMs, intervalMs), Math.max(LONGEST_HINT_MS, intervalMs));
  return Math.max(hint, doubled);
}

/** Milliseconds from an answer to the next call; `failures` in a row, this answer included. */
export function waitAfter(answer: UpstreamAnswer, failures: number, intervalMs: number): number {
  if (answer.kind === 'quotes') return intervalMs;
  return backOffMs({ count: failures, hintMs: answer.hintMs, intervalMs });
}
