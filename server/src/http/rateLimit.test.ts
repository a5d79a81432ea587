import { expect, test } from 'vitest';
import { createRateLimit, rateLimitKey } from './rateLimit.ts';

function createLimit(maxKeys = 20_000) {
  let now = 0;
  const options = { capacity: 3, refillPerSecond: 0.5, maxKeys, monotonicNow: () => now };
  return { ...createRateLimit(options), pass: (seconds: number) => (now += seconds * 1_000) };
}

test('lets a few through at once and then one every two seconds', () => {
  const limit = createLimit();
  expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([true, true, true, false]);
  limit.pass(2);
  expect([limit.take('a'), limit.take('a')]).toEqual([true, false]);
});

test('counts each key by itself', () => {
  const limit = createLimit();
  [1, 2, 3].forEach(() => limit.take('a'));
  expect([limit.take('a'), limit.take('b')]).toEqual([false, true]);
});

test('saves up no more than the capacity', () => {
  const limit = createLimit();
  limit.take('a');
  limit.pass(1_000);
  expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([true, true, true, false]);
});

test('forgets the key unused for longest when there are too many', () => {
  const limit = createLimit(2);
  [1, 2, 3].forEach(() => limit.take('a'));
  [1, 2, 3].forEach(() => limit.take('b'));
  limit.take('a');
  limit.take('c');
  expect(limit.take('a')).toBe(false);
  expect(limit.take('b')).toBe(true);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', true],
  ['2001:0db8:0001:0002::1', '2001:DB8:1:2:ffff::', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '::2', true],
  ['203.0.113.7', '203.0.113.8', false],
])('%s and %s share a limit: %s', (one, other, isShared) => {
  expect(rateLimitKey(one) === rateLimitKey(other)).toBe(isShared);
});
