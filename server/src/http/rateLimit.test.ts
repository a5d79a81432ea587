import { expect, test } from 'vitest';
import { createClock } from '../../test/testDependencies.ts';
import { createTokenBuckets } from './rateLimit.ts';

function createLimiter(capacity: number) {
  const clock = createClock();
  const buckets = createTokenBuckets(clock.monotonicNow, { capacity, refillPerSecond: 0.1 });
  /** Returns how many tokens the key gets. */
  const take = (key: string, times = 1) =>
    Array.from({ length: times }, () => buckets.take(key)).filter(Boolean).length;
  /** Takes a token for each of many new keys, and returns how many of them get one. */
  const flood = (keys: number) => {
    const results = Array.from({ length: keys }, (_, id) => buckets.take(`network ${id}`));
    return results.filter(Boolean).length;
  };
  return { clock, take, flood };
}

test('allows a burst of requests per key, then one per interval', () => {
  const { clock, take } = createLimiter(3);
  expect([take('a', 5), take('b', 5)]).toEqual([3, 3]);
  clock.pass(9.9);
  expect(take('a')).toBe(0);
  clock.pass(0.1);
  expect(take('a', 2)).toBe(1);
  clock.pass(3_600);
  expect(take('a', 5)).toBe(3);
});

test('keeps empty buckets when there are more keys than buckets', () => {
  const { clock, take, flood } = createLimiter(1);
  expect(take('a', 2)).toBe(1);
  // One of these keys gets the shared bucket's token.
  expect(flood(150_000)).toBe(100_000);
  expect([take('a'), take('network 1'), take('new')]).toEqual([0, 0, 0]);
  clock.pass(10);
  expect(['a', 'new', 'newer', 'network 9'].map((key) => take(key, 2))).toEqual([1, 1, 1, 1]);
});

test('drops the least recently used bucket if it has a token', () => {
  const { take, flood } = createLimiter(3);
  expect([take('a', 2), take('b', 2)]).toEqual([2, 2]);
  flood(99_999);
  expect([take('b', 3), take('a', 3)]).toEqual([1, 3]);
});
