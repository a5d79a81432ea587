import type { UpstreamAnswer } from './upstream.ts';

const LONGEST_BACK_OFF_MS = 10 * 60_000;
const LONGEST_HINT_MS = 60 * 60_000;

/**
 * Milliseconds from an answer to the next call: the interval, doubled with each failure up to ten
 * minutes; or the upstream's own hint, clamped to between the interval and one hour. A hint is
 * not followed below the back-off, because one that proved too short once would be followed for ever.
 * @param failures in a row, this answer included.
 * @param intervalMs the usual time between two calls.
 */
export function waitAfter(answer: UpstreamAnswer, failures: number, intervalMs: number): number {
  if (answer.kind === 'quotes') return intervalMs;
  const longest = Math.max(LONGEST_BACK_OFF_MS, intervalMs);
  const doubled = Math.min(intervalMs * 2 ** (failures - 1), longest);
  const hint = Math.min(answer.hintMs ?? 0, Math.max(LONGEST_HINT_MS, intervalMs));
  return Math.max(hint, doubled);
}
