import { expect, test } from 'vitest';
import { createQuotes, createTestDependencies } from '../../test/testDependencies.ts';
import type { FetchResult } from './coingecko.ts';
import { createPriceCache, getDelayMs } from './priceCache.ts';

const MINUTE = 60_000;
const DOWN: FetchResult = { kind: 'failed', reason: 'network' };
const never = () => new Promise<never>(() => {});

/** Creates a cache for a price service whose responses are controlled by the test. */
function createTestCache(
  first: FetchResult | Promise<FetchResult>,
  sleep: () => Promise<void> = never,
) {
  const { dependencies, clock } = createTestDependencies({ sleep });
  const service = { response: first, calls: 0 };
  const fetchQuotes = async () => {
    service.calls += 1;
    return service.response;
  };
  const get = createPriceCache(dependencies, fetchQuotes);
  const price = async (id = 'bitcoin') => (await get()).quotes.get(id)?.usd;
  /** Requests prices once a second. */
  const pollFor = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await Promise.all([get(), get(), get()]);
      clock.pass(1);
    }
  };
  return { service, clock, get, price, pollFor };
}

test('calls the service once per interval, and only when prices are requested', async () => {
  const { pollFor, service } = createTestCache(createQuotes(100));
  expect(service.calls).toBe(0);
  await pollFor(600);
  expect(service.calls).toBe(10);
});

test('returns cached prices without waiting for a refresh', async () => {
  const { get, price, clock, service } = createTestCache(createQuotes(100));
  await get();
  clock.pass(61);
  // The refresh never finishes.
  service.response = never();
  expect(await price()).toBe(100);
  expect((await get()).msUntilNextFetch).toBe(0);
  expect(service.calls).toBe(2);
});

test("doesn't make the first visitor wait for a slow service", async () => {
  const { get } = createTestCache(never(), async () => {});
  expect((await get()).quotes.size).toBe(0);
});

test.each([
  ['fresh prices', 0, 15 * 60],
  ['prices that were 14 minutes old on arrival', 14 * 60, 60],
])('drops %s once they are 15 minutes old', async (_name, age, seconds) => {
  const { get, price, clock, service } = createTestCache(createQuotes(100, age));
  await get();
  service.response = DOWN;
  clock.pass(seconds);
  expect(await price()).toBe(100);
  clock.pass(1);
  expect(await price()).toBeUndefined();
});

test('fetches new prices after the machine wakes up', async () => {
  const { price, clock, service } = createTestCache(createQuotes(100));
  expect(await price()).toBe(100);
  // The monotonic clock stops while the machine is asleep.
  clock.setWallClock(2 * 3_600);
  service.response = DOWN;
  expect([await price(), service.calls]).toEqual([undefined, 2]);
});

test.each([
  ['an hour back', -3_600, 0],
  ['a minute ahead', 60, 1],
])('keeps prices for 15 minutes even if the clock is set %s', async (_how, change, calls) => {
  const { price, clock, service } = createTestCache(createQuotes(100));
  await price();
  service.response = DOWN;
  clock.setWallClock(change);
  expect([await price(), service.calls]).toEqual([100, 1 + calls]);
  clock.pass(15 * 60 + 1);
  expect(await price()).toBeUndefined();
});

test("keeps a coin's last price and age if a response omits the coin", async () => {
  const { get, price, clock, service } = createTestCache(
    createQuotes(100, 0, ['bitcoin', 'ethereum']),
  );
  await get();
  clock.pass(10 * 60);
  service.response = createQuotes(101);
  await get();
  await get();
  expect([await price('bitcoin'), await price('ethereum')]).toEqual([101, 100]);
  service.response = DOWN;
  clock.pass(5 * 60 + 1);
  expect([...(await get()).quotes.keys()]).toEqual(['bitcoin']);
});

test('resets its backoff once the service recovers', async () => {
  const { pollFor, clock, price, service } = createTestCache(DOWN);
  await pollFor(3_600);
  clock.pass(600);
  service.response = createQuotes(200);
  expect(await price()).toBe(200);
  service.response = DOWN;
  clock.pass(60);
  await pollFor(1);
  const { calls } = service;
  await pollFor(60);
  expect(service.calls).toBe(calls + 1);
});

test.each([
  ['waits one interval after a failure', 1, undefined, 1, 1],
  ['doubles the wait after each failure', 3, undefined, 1, 4],
  ['waits at most ten minutes', 5_000, undefined, 1, 10],
  ['waits as long as the service asks', 1, 2 * MINUTE, 1, 2],
  ['never waits more than an hour', 1, 9_999_999_000, 1, 60],
  ['waits one interval if the requested time has passed', 1, -MINUTE, 1, 1],
  ['backs off even if the service asks for a short wait', 4, 1_000, 1, 8],
  ['keeps an interval that is longer than the maximum backoff', 3, undefined, 30, 30],
])('%s', (_name, failures, retryAfterMs, interval, minutes) => {
  const failed: FetchResult = { kind: 'failed', reason: '', ...(retryAfterMs && { retryAfterMs }) };
  expect(getDelayMs(failed, failures, interval * MINUTE)).toBe(minutes * MINUTE);
});
