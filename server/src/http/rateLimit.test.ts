import { expect, test } from 'vitest';
import { createRateLimit, rateLimitKey } from './rateLimit.ts';

function createLimit() {
  let now = 0;
  const options = { capacity: 3, refillPerSecond: 0.5, monotonicNow: () => now };
  const limit = createRateLimit(options);
  /** Which of so many requests are let through. */
  const take = (key: string, times: number) =>
    Array.from({ length: times }, () => limit.take(key)).filter(Boolean).length;
  return { take, pass: (seconds: number) => (now += seconds * 1_000) };
}

test('lets a few of each key through at once, and then one every two seconds', () => {
  const { take, pass } = createLimit();
  expect([take('a', 9), take('b', 9)]).toEqual([3, 3]);
  pass(2);
  expect(take('a', 9)).toBe(1);
  pass(1_000);
  expect(take('a', 9)).toBe(3);
});

test('forgets the key unused for longest when there are too many', () => {
  const { take } = createLimit();
  take('a', 3);
  take('b', 3);
  take('a', 1);
  for (let key = 0; key < 19_999; key += 1) take(String(key), 1);
  expect([take('a', 1), take('b', 1)]).toEqual([0, 1]);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', true],
  ['2001:0db8:0001:0002::1', '2001:DB8:1:2:ffff::', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['203.0.113.7', '203.0.113.8', false],
])('%s and %s share a limit: %s', (one, other, isShared) => {
  expect(rateLimitKey(one) === rateLimitKey(other)).toBe(isShared);
});
