import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createClock } from '../../test/clock.ts';
import { newStore } from '../../test/stores.ts';
import type { Fetched } from './coingecko.ts';
import { createPriceCache } from './priceCache.ts';
import { createSharedPrices } from './sharedPrices.ts';

const INTERVAL_S = 60;
const DOWN: Fetched = { kind: 'failed', reason: 'network' };
const never = () => new Promise<never>(() => {});

/** A good answer that came a moment ago; its figures are as old as said. */
function good(now: number, usd: number, ageSeconds = 0.25): Fetched {
  const figures = { usd_market_cap: null, usd_24h_vol: null, usd_24h_change: null };
  const last_updated_at = Math.floor(now / 1_000 - ageSeconds);
  const ageMs = now - last_updated_at * 1_000;
  const quote = { usd, ...figures, last_updated_at };
  return { kind: 'quotes', quotes: new Map([['bitcoin', { quote, ageMs }]]) };
}

/** Servers on one PostgreSQL, whose clock is moved together with theirs. */
async function servers(count: number) {
  const store = await newStore('PostgreSQL');
  const clock = createClock();
  const world = {
    calls: 0,
    answer: (): Fetched | Promise<Fetched> => good(clock.now() + 0.5, 100),
    start: () => {
      const fetchQuotes = createSharedPrices({
        run: store.run,
        intervalMs: INTERVAL_S * 1_000,
        fetchQuotes: async () => {
          world.calls += 1;
          return world.answer();
        },
        // Looks at what another does come soon; nobody else is waited for.
        sleep: (ms) => (ms < 1_000 ? new Promise((resolve) => setTimeout(resolve, 20)) : never()),
      });
      const options = { ...clock, fetchQuotes, intervalMs: INTERVAL_S * 1_000, sleep: never };
      return createPriceCache(options);
    },
    pass: async (seconds: number) => {
      clock.pass(seconds);
      const ms = sql.lit(seconds * 1_000);
      await store.db
        .updateTable('market_calls')
        .set({ next_call_at: sql`next_call_at - ${ms}`, stored_at: sql`stored_at - ${ms}` })
        .execute();
    },
  };
  const all = Array.from({ length: count }, world.start);
  const prices = () =>
    Promise.all(all.map(async (cache) => (await cache.get()).quotes.get('bitcoin')?.usd));
  return { ...world, world, clock, store, all, prices };
}

test('together they make one call an interval', async () => {
  const { world, clock, prices, pass } = await servers(3);
  expect(await prices()).toEqual([100, 100, 100]);
  expect(world.calls).toBe(1);
  for (let interval = 1; interval <= 3; interval += 1) {
    world.answer = () => good(clock.now(), 100 + interval);
    await pass(INTERVAL_S);
    await expect.poll(prices).toEqual([1, 2, 3].map(() => 100 + interval));
  }
  expect(world.calls).toBe(4);
});

test('one that starts later reads what the others know, with its age and the time of the next call', async () => {
  const { world, prices, pass, start } = await servers(1);
  world.answer = () => good(Date.now(), 100, 600);
  await prices();
  await pass(50);
  const late = start();
  const { quotes, oldestAgeMs, nextCallInMs } = await late.get();
  expect(quotes.get('bitcoin')?.usd).toBe(100);
  expect(oldestAgeMs).toBeGreaterThanOrEqual(650_000);
  expect(oldestAgeMs).toBeLessThan(660_000);
  expect(nextCallInMs).toBeGreaterThan(1_000);
  expect(nextCallInMs).toBeLessThanOrEqual(10_000);
  expect(world.calls).toBe(1);
});

test('one that dies while it calls is followed by another when its lease ends', async () => {
  const { world, clock, prices, pass, start } = await servers(1);
  await prices();
  await pass(INTERVAL_S);
  world.answer = never;
  await prices();
  await expect.poll(() => world.calls).toBe(2);
  world.answer = () => good(clock.now(), 200);
  const other = start();
  await pass(INTERVAL_S);
  await expect.poll(async () => (await other.get()).quotes.get('bitcoin')?.usd).toBe(200);
  expect(world.calls).toBe(3);
});

test('a failed call is not repeated by the others, and all wait longer each time', async () => {
  const { world, prices, pass } = await servers(3);
  world.answer = () => DOWN;
  for (let minute = 0; minute < 60; minute += 1) {
    await prices();
    await pass(60);
  }
  expect(world.calls).toBeLessThanOrEqual(10);
  expect(world.calls).toBeGreaterThan(5);
});

test('without the database they show the last prices for 15 minutes, then none, and call nobody', async () => {
  const { world, clock, prices, store } = await servers(3);
  await prices();
  await store.close();
  const shown: (readonly (number | undefined)[])[] = [];
  for (let minute = 0; minute < 20; minute += 1) {
    clock.pass(60);
    shown.push(await prices());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(world.calls).toBe(1);
  expect(shown[13]).toEqual([100, 100, 100]);
  expect(shown.at(-1)).toEqual([undefined, undefined, undefined]);
});
