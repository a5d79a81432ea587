import { expect, test } from 'vitest';
import { createQuotes, createTestDependencies } from '../../test/testDependencies.ts';
import type { FetchResult } from './coingecko.ts';
import { createPriceCache, getDelayMs } from './priceCache.ts';

const MINUTE = 60_000;
const DOWN: FetchResult = { kind: 'failed', reason: 'network' };
const never = () => new Promise<never>(() => {});

/** A cache in front of a price service whose answers the test controls. */
function cacheOver(first: FetchResult | Promise<FetchResult>, sleep: () => Promise<void> = never) {
  const { dependencies, clock } = createTestDependencies({ sleep });
  const service = { answer: first, calls: 0 };
  const fetchQuotes = async () => {
    service.calls += 1;
    return service.answer;
  };
  const get = createPriceCache(dependencies, fetchQuotes);
  const price = async (id = 'bitcoin') => (await get()).quotes.get(id)?.usd;
  /** Asks once a second. */
  const askFor = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await Promise.all([get(), get(), get()]);
      clock.pass(1);
    }
  };
  return { service, clock, get, price, askFor };
}

test('calls once per interval, and only if someone asks', async () => {
  const { askFor, service } = cacheOver(createQuotes(100));
  expect(service.calls).toBe(0);
  await askFor(600);
  expect(service.calls).toBe(10);
});

test('answers immediately if it has a price', async () => {
  const { get, price, clock, service } = cacheOver(createQuotes(100));
  await get();
  clock.pass(61);
  // This call never ends, but visitors get an answer.
  service.answer = never();
  expect(await price()).toBe(100);
  expect((await get()).nextCallInMs).toBe(0);
  expect(service.calls).toBe(2);
});

test('answers the first visitor without prices if the call is slow', async () => {
  const { get } = cacheOver(never(), async () => {});
  expect((await get()).quotes.size).toBe(0);
});

test.each([
  ['keeps the last prices for 15 minutes', 0, 15 * 60],
  ['counts the age that a price had on arrival', 14 * 60, 60],
])('%s, then has none', async (_name, age, seconds) => {
  const { get, price, clock, service } = cacheOver(createQuotes(100, age));
  await get();
  service.answer = DOWN;
  clock.pass(seconds);
  expect(await price()).toBe(100);
  clock.pass(1);
  expect(await price()).toBeUndefined();
});

test('fetches new prices after the machine has slept', async () => {
  const { price, clock, service } = cacheOver(createQuotes(100));
  expect(await price()).toBe(100);
  // The monotonic clock stops during sleep.
  clock.setWallClock(2 * 3_600);
  service.answer = DOWN;
  expect([await price(), service.calls]).toEqual([undefined, 2]);
});

test.each([
  ['an hour back', -3_600, 0],
  ['a minute ahead', 60, 1],
])('shows prices for 15 minutes even if the clock is set %s', async (_how, change, calls) => {
  const { price, clock, service } = cacheOver(createQuotes(100));
  await price();
  service.answer = DOWN;
  clock.setWallClock(change);
  expect([await price(), service.calls]).toEqual([100, 1 + calls]);
  clock.pass(15 * 60 + 1);
  expect(await price()).toBeUndefined();
});

test('keeps a coin that an answer omits, with its own age', async () => {
  const { get, price, clock, service } = cacheOver(createQuotes(100, 0, ['bitcoin', 'ethereum']));
  await get();
  clock.pass(10 * 60);
  service.answer = createQuotes(101);
  await get();
  await get();
  expect([await price('bitcoin'), await price('ethereum')]).toEqual([101, 100]);
  service.answer = DOWN;
  clock.pass(5 * 60 + 1);
  expect([...(await get()).quotes.keys()]).toEqual(['bitcoin']);
});

test('recovers and resets its back-off', async () => {
  const { askFor, clock, price, service } = cacheOver(DOWN);
  await askFor(3_600);
  clock.pass(600);
  service.answer = createQuotes(200);
  expect(await price()).toBe(200);
  service.answer = DOWN;
  clock.pass(60);
  await askFor(1);
  const { calls } = service;
  await askFor(60);
  expect(service.calls).toBe(calls + 1);
});

test.each([
  ['waits for an interval after a failure', 1, undefined, 1, 1],
  ['waits twice as long each time', 3, undefined, 1, 4],
  ['waits at most ten minutes', 5_000, undefined, 1, 10],
  ['follows a requested wait', 1, 2 * MINUTE, 1, 2],
  ['never waits more than an hour', 1, 9_999_999_000, 1, 60],
  ['waits for the interval if the requested time is past', 1, -MINUTE, 1, 1],
  ['backs off although requested waits are too short', 4, 1_000, 1, 8],
  ['keeps an interval that is longer than the limits', 3, undefined, 30, 30],
])('%s', (_name, failures, hint, interval, minutes) => {
  const failed: FetchResult = { kind: 'failed', reason: '', ...(hint && { retryAfterMs: hint }) };
  expect(getDelayMs(failed, failures, interval * MINUTE)).toBe(minutes * MINUTE);
});
