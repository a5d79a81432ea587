import { expect, test } from 'vitest';
import { waitAfter } from './backOff.ts';

const MINUTE = 60_000;
const after = (count: number, hintMs: number | null = null, intervalMs = MINUTE) =>
  waitAfter({ kind: 'failed', reason: 'status', status: 500, hintMs }, count, intervalMs);

test('waits one interval after a failure, then twice as long each time, up to ten minutes', () => {
  const waits = [1, 2, 3, 4, 5, 6, 5_000].map((count) => after(count) / MINUTE);
  expect(waits).toEqual([1, 2, 4, 8, 10, 10, 10]);
});

test.each([
  ['follows a hint', 2 * MINUTE, 2],
  ['never asks sooner than the interval', 1_000, 1],
  ['never stays away for more than an hour', 9_999_999_000, 60],
  ['takes a moment in the past for the interval', -MINUTE, 1],
])('%s', (_name, hintMs, minutes) => {
  expect(after(1, hintMs)).toBe(minutes * MINUTE);
});

test('does not follow for ever a hint that keeps proving too short', () => {
  expect(after(4, 1_000)).toBe(8 * MINUTE);
});

test('keeps to an interval that is longer than the limits', () => {
  expect(after(3, null, 30 * MINUTE)).toBe(30 * MINUTE);
});
