import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../src/db/open.ts';
import type { Store } from '../src/db/store.ts';
import { createCallsTable } from '../src/market/callsTable.ts';
import { createRelay, type MarketAnswer } from '../src/market/relay.ts';
import { shareCalls } from '../src/market/shareCalls.ts';
import type { UpstreamAnswer } from '../src/market/upstream.ts';
import { DOWN, createClock, goodAnswer } from './parts.ts';
import { startPostgres } from './startPostgres.ts';

const INTERVAL_S = 60;
const COMPANIONS = 3;
const LEASE_S = 60;

test('three companions on one PostgreSQL make one call an interval between them', async () => {
  const world = await cluster();
  const seen = await world.everybody();
  expect(seen.map(priceOf)).toEqual([100, 100, 100]);
  expect(world.calls).toHaveLength(1);
  for (let interval = 1; interval <= 5; interval += 1) {
    await world.pass(INTERVAL_S);
    world.answer = () => Promise.resolve(goodAnswer(world.clock, 100 + interval));
    await Promise.all([world.settle(), world.settle(), world.settle()]);
    expect((await world.everybody()).map(priceOf)).toEqual([1, 2, 3].map(() => 100 + interval));
  }
  expect(world.calls).toHaveLength(6);
});

test('a companion that starts later reads what the others know, with its age', async () => {
  const world = await cluster();
  await world.everybody();
  await world.pass(50);
  const late = world.companion();
  expect(await late.latest()).toMatchObject({ kind: 'real' });
  expect(late.oldestAgeMs()).toBeGreaterThanOrEqual(49_000);
  expect(world.calls).toHaveLength(1);
  // When the next call is due, and not a whole interval from now.
  expect(await late.latest()).toMatchObject({ freshForMs: expect.closeTo(10_000, -4) });
});

test('one that dies while it calls is followed by another within one interval', async () => {
  const world = await cluster();
  await world.everybody();
  await world.pass(INTERVAL_S);
  world.answer = () => new Promise(() => {});
  await world.settle();
  expect(world.calls).toHaveLength(2);
  const dead = world.calls[1];
  world.answer = () => Promise.resolve(goodAnswer(world.clock, 200));
  await world.pass(LEASE_S);
  const alive = world.relays.filter((_, index) => index !== dead);
  await expect
    .poll(async () => (await Promise.all(alive.map((relay) => relay.latest()))).map(priceOf))
    .toEqual([200, 200]);
  expect(world.calls).toHaveLength(3);
});

test('a failed call is not repeated by the others, and all wait longer each time', async () => {
  const world = await cluster();
  world.answer = () => Promise.resolve(DOWN);
  await world.everybody();
  for (let second = 0; second < 3_600; second += 30) {
    await world.pass(30);
    await world.everybody();
  }
  expect(world.calls.length).toBeLessThanOrEqual(10);
});

test('without the database each shows what it has, then calls rarely and not all at once', async () => {
  const world = await cluster();
  await world.everybody();
  await world.postgres.kill();
  const kinds = new Set<string>();
  const at: number[] = [];
  for (let second = 0; second < 12 * INTERVAL_S; second += 5) {
    world.clock.pass(5);
    const before = world.calls.length;
    await world.settle();
    for (const answer of await world.everybody()) kinds.add(answer.kind);
    if (world.calls.length > before) at.push(second);
  }
  expect([...kinds]).toEqual(['real']);
  // Each once in as many intervals as there are companions: one an interval together.
  const own = world.calls.slice(1);
  expect(own.length).toBeGreaterThanOrEqual(8);
  expect(own.length).toBeLessThanOrEqual(12);
  expect(new Set(at).size).toBe(own.length);

  await world.postgres.start();
  await world.pass(4 * INTERVAL_S);
  const before = world.calls.length;
  await expect
    .poll(async () => {
      world.clock.pass(6);
      await world.settle();
      return world.calls.length;
    })
    .toBe(before + 1);
});

/** Three relays over one database; every wait passes at once, and the clocks when they are told to. */
async function cluster() {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const clock = createClock();
  const chances = [0.1, 0.5, 0.9];
  const calls: number[] = [];
  let store: Store;
  const world = {
    clock,
    postgres,
    /** Who made each upstream call. */
    calls,
    answer: (): Promise<UpstreamAnswer> => Promise.resolve(goodAnswer(clock, 100)),
    relays: new Array<ReturnType<typeof createRelay>>(),
    companion: () => {
      const who = world.relays.length;
      const ask = () => {
        calls.push(who);
        return world.answer();
      };
      const relay = createRelay({
        ...clock,
        intervalMs: INTERVAL_S * 1_000,
        sample: null,
        onCall: () => {},
        pause: () => new Promise(() => {}),
        ask: shareCalls({
          ...clock,
          ask,
          table: createCallsTable(store.db, clock.now),
          intervalMs: INTERVAL_S * 1_000,
          companions: COMPANIONS,
          random: () => chances[who] ?? 0,
          pause: (ms) =>
            ms < 1_000 ? new Promise((resolve) => setTimeout(resolve, 20)) : new Promise(() => {}),
        }),
      });
      world.relays.push(relay);
      return relay;
    },
    everybody: () => Promise.all(world.relays.map((relay) => relay.latest())),
    /** Lets each of them finish what it does besides answering, or give up on who does not. */
    settle: async () => {
      const works: Promise<unknown>[] = [];
      await Promise.all(world.relays.map((relay) => relay.latest((work) => works.push(work))));
      await Promise.race([
        Promise.all(works),
        new Promise((resolve) => setTimeout(resolve, 1_000)),
      ]);
    },
    /** On the clocks of the companions and of the database. */
    pass: async (seconds: number) => {
      clock.pass(seconds);
      const ms = sql.lit(seconds * 1_000);
      await store.db
        .updateTable('market_calls')
        .set({ next_call_at: sql`next_call_at - ${ms}`, stored_at: sql`stored_at - ${ms}` })
        .execute();
    },
  };
  store = await openStore({ DATABASE_URL: postgres.url, DATA_DIR: 'unused' }, clock.now);
  onTestFinished(() => store.close());
  for (let count = 0; count < COMPANIONS; count += 1) world.companion();
  return world;
}

function priceOf(answer: MarketAnswer) {
  return answer.kind === 'real' ? answer.quotes.get('bitcoin')?.usd : answer.kind;
}
