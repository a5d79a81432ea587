import { expect, test } from 'vitest';
import { createClock, type Clock } from '../../test/clock.ts';
import type { Fetched } from './coingecko.ts';
import { createPriceCache, waitAfter } from './priceCache.ts';

const MINUTE = 60_000;
const DOWN = { kind: 'failed', reason: 'network' } as const;

/** A good answer: all coins at this price, as old as said. */
function good(usd: number, ageSeconds = 0, ids = ['bitcoin', 'ethereum']): Fetched {
  const figures = { usd_market_cap: null, usd_24h_vol: null, usd_24h_change: null };
  const quote = { usd, ...figures, last_updated_at: null };
  return {
    kind: 'quotes',
    quotes: new Map(ids.map((id) => [id, { quote, ageMs: ageSeconds * 1_000 }])),
  };
}

const never = () => new Promise<never>(() => {});

/** A cache over a scripted price service. */
function cacheOver(
  clock: Clock,
  answer: () => Fetched | Promise<Fetched>,
  sleep: () => Promise<void> = never,
) {
  let calls = 0;
  const fetchQuotes = async () => {
    calls += 1;
    return answer();
  };
  const cache = createPriceCache({ ...clock, fetchQuotes, intervalMs: MINUTE, sleep });
  const price = async (id = 'bitcoin') => (await cache.get()).quotes.get(id)?.usd;
  return { ...cache, price, calls: () => calls };
}

test('calls once for 5,000 visitors who come at once', async () => {
  const cache = cacheOver(createClock(), () => good(64_000));
  const prices = await Promise.all(Array.from({ length: 5_000 }, () => cache.price()));
  expect(prices.every((usd) => usd === 64_000)).toBe(true);
  expect(cache.calls()).toBe(1);
});

test('calls nobody while nobody asks, and once an interval while everybody does', async () => {
  const clock = createClock();
  const cache = cacheOver(clock, () => good(100));
  expect(cache.calls()).toBe(0);
  for (let second = 0; second < 600; second += 1) {
    await cache.get();
    clock.pass(1);
  }
  expect(cache.calls()).toBe(10);
});

test('never lets a visitor wait who can be shown something', async () => {
  const clock = createClock();
  let answer: Fetched | Promise<Fetched> = good(100);
  const cache = cacheOver(clock, () => answer);
  await cache.get();
  clock.pass(61);
  // This call never ends; the visitors are answered.
  answer = never();
  expect(await cache.price()).toBe(100);
  expect((await cache.get()).nextCallInMs).toBe(0);
  expect(cache.calls()).toBe(2);
});

test('lets the first visitor wait no longer than patience lasts', async () => {
  const cache = cacheOver(createClock(), never, async () => {});
  expect((await cache.get()).quotes.size).toBe(0);
});

test('keeps the last prices for 15 minutes, then has none', async () => {
  const clock = createClock();
  let answer: Fetched = good(100);
  const cache = cacheOver(clock, () => answer);
  await cache.get();
  answer = DOWN;
  clock.pass(15 * 60);
  expect(await cache.price()).toBe(100);
  clock.pass(1);
  expect(await cache.price()).toBeUndefined();
});

test('counts the age that a coin already had when it arrived', async () => {
  const clock = createClock();
  let answer: Fetched = good(100, 14 * 60);
  const cache = cacheOver(clock, () => answer);
  await cache.get();
  expect(cache.known().oldestAgeMs).toBe(14 * MINUTE);
  answer = DOWN;
  clock.pass(61);
  expect(await cache.price()).toBeUndefined();
  expect(cache.known().oldestAgeMs).toBeNull();
});

test('keeps a coin that an answer leaves out, and lets it grow old alone', async () => {
  const clock = createClock();
  let answer: Fetched = good(100);
  const cache = cacheOver(clock, () => answer);
  await cache.get();
  clock.pass(10 * 60);
  answer = good(101, 0, ['bitcoin']);
  await cache.get();
  await cache.get();
  expect([await cache.price('bitcoin'), await cache.price('ethereum')]).toEqual([101, 100]);
  answer = DOWN;
  clock.pass(5 * 60 + 1);
  expect([...(await cache.get()).quotes.keys()]).toEqual(['bitcoin']);
});

test('does not go back in time when two caches of the price service disagree', async () => {
  const clock = createClock();
  let answer = good(102, 0);
  const cache = cacheOver(clock, () => answer);
  await cache.get();
  clock.pass(60);
  answer = good(101, 120);
  await cache.get();
  expect(await cache.price()).toBe(102);
});

test.each([
  ['that is dead', DOWN],
  ['that always asks for one second of patience', { ...DOWN, retryAfterMs: 1_000 }],
])('calls a price service %s at most ten times in an hour, whoever asks', async (_how, answer) => {
  const clock = createClock();
  const cache = cacheOver(clock, () => answer);
  for (let second = 0; second < 3_600; second += 1) {
    await Promise.all([cache.get(), cache.get(), cache.get()]);
    clock.pass(1);
  }
  expect(cache.calls()).toBeLessThanOrEqual(10);
});

test('stays away for as long as the price service asks', async () => {
  const clock = createClock();
  const cache = cacheOver(clock, () => ({ ...DOWN, retryAfterMs: 300_000 }));
  await cache.get();
  clock.pass(299);
  expect((await cache.get()).nextCallInMs).toBe(1_000);
  expect(cache.calls()).toBe(1);
  clock.pass(1);
  await cache.get();
  expect(cache.calls()).toBe(2);
});

test('heals by itself, and begins its back-off anew', async () => {
  const clock = createClock();
  let answer: Fetched = DOWN;
  const cache = cacheOver(clock, () => answer);
  for (let minute = 0; minute < 60; minute += 1) {
    await cache.get();
    clock.pass(60);
  }
  clock.pass(600);
  answer = good(200);
  expect(await cache.price()).toBe(200);
  answer = DOWN;
  clock.pass(60);
  await cache.get();
  const calls = cache.calls();
  clock.pass(60);
  await cache.get();
  expect(cache.calls()).toBe(calls + 1);
});

const wait = (failures: number, retryAfterMs?: number, intervalMs = MINUTE) =>
  waitAfter({ ...DOWN, ...(retryAfterMs && { retryAfterMs }) }, failures, intervalMs);

test('waits one interval after a failure, then twice as long each time, up to ten minutes', () => {
  const waits = [1, 2, 3, 4, 5, 6, 5_000].map((failures) => wait(failures) / MINUTE);
  expect(waits).toEqual([1, 2, 4, 8, 10, 10, 10]);
});

test.each([
  ['follows a hint', 1, 2 * MINUTE, 2],
  ['never calls sooner than the interval', 1, 1_000, 1],
  ['never stays away for more than an hour', 1, 9_999_999_000, 60],
  ['takes a moment in the past for the interval', 1, -MINUTE, 1],
  ['does not follow for ever a hint that keeps proving too short', 4, 1_000, 8],
])('%s', (_name, failures, hint, minutes) => {
  expect(wait(failures, hint)).toBe(minutes * MINUTE);
});

test('keeps to an interval that is longer than the limits', () => {
  expect(wait(3, undefined, 30 * MINUTE)).toBe(30 * MINUTE);
});
