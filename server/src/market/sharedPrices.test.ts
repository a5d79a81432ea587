import { expect, test } from 'vitest';
import { newStore } from '../../test/stores.ts';
import { good, NOON, testDependencies } from '../../test/testDependencies.ts';
import type { Fetched } from './coingecko.ts';
import { createSharedPrices } from './sharedPrices.ts';

const INTERVAL_S = 60;

/** Three servers on one PostgreSQL, whose time goes by when told to; each looks for new figures when asked. */
async function threeServers() {
  // Looks soon whether another has brought something.
  const sleep = () => new Promise<void>((resolve) => void setTimeout(resolve, 20));
  const store = await newStore('PostgreSQL');
  const { dependencies } = testDependencies({ store, sleep });
  const service = { calls: 0, answer: good(100) as Fetched | Promise<Fetched> };
  const start = () =>
    createSharedPrices(dependencies, async () => {
      service.calls += 1;
      return service.answer;
    });
  const pass = async (seconds: number) => {
    const ms = seconds * 1_000;
    await store.rows(
      `update shared_prices set next_call_at = next_call_at - ${ms}, stored_at = stored_at - ${ms}`,
    );
  };
  const [one, other, third] = [start(), start(), start()];
  const all = () => Promise.all([one(), other(), third()]);
  return { service, store, one, other, all, pass };
}

const usd = (fetched: object) => Object(fetched).quotes.get('bitcoin').usd;

test('one that asks within the interval reads what another was told, with its age; without the database it calls nobody', async () => {
  const { service, one, other, pass, store } = await threeServers();
  service.answer = good(100, 600);
  await one();
  await pass(50);
  const read = Object(await other());
  expect([read.kind, usd(read), service.calls]).toEqual(['quotes', 100, 1]);
  // Without the second that the test may take.
  expect(Math.abs((read.now - NOON) / 1_000 - 650)).toBeLessThan(2);
  expect(Math.abs(read.nextCallInMs / 1_000 - 10)).toBeLessThan(2);
  await store.close();
  expect(await other()).toMatchObject({ kind: 'failed', reason: 'no database' });
  expect(service.calls).toBe(1);
});

test('one that dies while it calls is followed by another when its lease ends', async () => {
  const { service, one, other, pass } = await threeServers();
  await one();
  await pass(INTERVAL_S);
  service.answer = new Promise(() => {});
  void one();
  await expect.poll(() => service.calls).toBe(2);
  service.answer = good(200);
  expect([usd(await other()), service.calls]).toEqual([100, 2]);
  await pass(INTERVAL_S);
  expect([usd(await other()), service.calls]).toEqual([200, 3]);
});

test('all have what one call brings, also the first; one that fails is not repeated by the others, and all wait longer each time', async () => {
  const { service, all, pass } = await threeServers();
  expect([(await all()).map(usd), service.calls]).toEqual([[100, 100, 100], 1]);
  service.answer = { kind: 'failed', reason: 'network' };
  for (let minute = 0; minute < 60; minute += 1) {
    await pass(60);
    await all();
  }
  expect(service.calls).toBeGreaterThan(5);
  expect(service.calls).toBeLessThanOrEqual(10);
});
