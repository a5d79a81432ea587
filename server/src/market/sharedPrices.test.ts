import { expect, test } from 'vitest';
import { newStore } from '../../test/stores.ts';
import { good, testDependencies } from '../../test/testDependencies.ts';
import type { Fetched } from './coingecko.ts';
import { createPriceCache } from './priceCache.ts';
import { createSharedPrices } from './sharedPrices.ts';

const INTERVAL_S = 60;
const never = () => new Promise<never>(() => {});
/** Looks soon whether another has brought something; nobody's patience ends. */
const sleep = (ms: number) =>
  ms > 1_000 ? never() : new Promise<void>((resolve) => void setTimeout(resolve, 20));

/** Servers on one PostgreSQL, whose clock is moved together with theirs. */
async function servers(count: number) {
  const store = await newStore('PostgreSQL');
  const { dependencies, clock } = testDependencies({ store, sleep });
  const service = { calls: 0, answer: good(100) as Fetched | Promise<Fetched> };
  let underWay: Promise<unknown>[] = [];
  const start = () => {
    const shared = createSharedPrices(dependencies, async () => {
      service.calls += 1;
      return service.answer;
    });
    const fetchQuotes = () => {
      const fetching = shared();
      underWay.push(fetching);
      return fetching;
    };
    return createPriceCache(dependencies, fetchQuotes);
  };
  const pass = async (seconds: number) => {
    clock.pass(seconds);
    const ms = seconds * 1_000;
    await store.rows(
      `update market_calls set next_call_at = next_call_at - ${ms}, stored_at = stored_at - ${ms}`,
    );
  };
  const all = Array.from({ length: count }, start);
  const prices = () =>
    Promise.all(all.map(async (get) => (await get()).quotes.get('bitcoin')?.usd));
  /** Time goes by only when no call is under way, or its lease would end too soon. */
  const settle = async () => {
    await Promise.all(underWay);
    underWay = [];
  };
  return { service, clock, store, start, prices, pass, settle };
}

test('together they make one call an interval', async () => {
  const { service, prices, pass, settle } = await servers(3);
  expect(await prices()).toEqual([100, 100, 100]);
  expect(service.calls).toBe(1);
  for (const usd of [101, 102, 103]) {
    service.answer = good(usd);
    await pass(INTERVAL_S);
    await prices();
    await expect.poll(() => service.calls).toBe(usd - 99);
    await settle();
    // Who asked while the call was under way looks again a second later.
    await pass(1);
    await expect.poll(prices).toEqual([usd, usd, usd]);
  }
  expect(service.calls).toBe(4);
});

test('one that starts later reads what the others know, and shows that until it is too old while the database is away', async () => {
  const { service, prices, pass, start, clock, store } = await servers(1);
  service.answer = good(100, 600);
  await prices();
  await pass(50);
  const late = start();
  const { quotes, nextCallInMs } = await late();
  expect(quotes.get('bitcoin')?.usd).toBe(100);
  expect(nextCallInMs).toBeGreaterThan(1_000);
  expect(nextCallInMs).toBeLessThanOrEqual(10_000);
  expect(service.calls).toBe(1);
  await store.close();
  // Of 15 minutes 250 s are left, without the second that the test may take.
  clock.pass(245);
  expect((await late()).quotes.size).toBe(1);
  clock.pass(6);
  expect((await late()).quotes.size).toBe(0);
  // Without the database it cannot know what the others do, and calls nobody.
  expect(service.calls).toBe(1);
});

test('one that dies while it calls is followed by another when its lease ends', async () => {
  const { service, prices, pass, start } = await servers(1);
  await prices();
  await pass(INTERVAL_S);
  service.answer = never();
  await prices();
  await expect.poll(() => service.calls).toBe(2);
  service.answer = good(200);
  const other = start();
  await pass(INTERVAL_S);
  await expect.poll(async () => (await other()).quotes.get('bitcoin')?.usd).toBe(200);
  expect(service.calls).toBe(3);
});

test('a failed call is not repeated by the others, and all wait longer each time', async () => {
  const { service, prices, pass, settle } = await servers(3);
  await prices();
  service.answer = { kind: 'failed', reason: 'network' };
  for (let minute = 0; minute < 60; minute += 1) {
    await pass(60);
    await prices();
    await settle();
  }
  expect(service.calls).toBeGreaterThan(5);
  expect(service.calls).toBeLessThanOrEqual(10);
});
