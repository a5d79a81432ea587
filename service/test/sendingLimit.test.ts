import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../src/db/open.ts';
import { createOwnLimit, createSharedLimit } from '../src/signUp/sendingLimit.ts';
import { createSignUps } from '../src/signUp/signUps.ts';
import { createVisitorKey } from '../src/http/visitorKey.ts';
import { startPostgres } from './startPostgres.ts';

const MINUTE_MS = 60_000;
const ADA = '203.0.113.7';

test('companions on one PostgreSQL let one address send twenty forms between them', async () => {
  const world = await twoCompanions();
  const sent = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => world.take(ADA, turn % 2)),
  );
  expect(sent.filter(Boolean)).toHaveLength(20);
  expect([await world.take(ADA, 0), await world.take(ADA, 1)]).toEqual([false, false]);
  expect(await world.take('203.0.113.8', 1)).toBe(true);
  world.time += MINUTE_MS;
  const later = [0, 1, 0, 1, 0, 1, 0, 1].map((who) => world.take(ADA, who));
  expect((await Promise.all(later)).filter(Boolean)).toHaveLength(6);
});

test('a clock that was a day ahead locks nobody out, and what no longer limits is deleted', async () => {
  const world = await twoCompanions();
  const start = world.time;
  world.time += 24 * 60 * MINUTE_MS;
  for (let turn = 0; turn < 20; turn += 1) await world.take(ADA, 0);
  world.time = start;
  expect(await world.take(ADA, 1)).toBe(true);
  const rows = () => world.store.db.selectFrom('sending_limits').selectAll().execute();
  expect(JSON.stringify(await rows())).not.toContain(ADA);
  await createSignUps(world.store).dropSendingLimits(start + 48 * 60 * MINUTE_MS);
  expect(await rows()).toEqual([]);
});

test('while the database is away each companion counts for itself', async () => {
  const world = await twoCompanions();
  await world.postgres.kill();
  const sent: boolean[] = [];
  for (let turn = 0; turn < 25; turn += 1) sent.push(await world.take(ADA, 0));
  expect(sent.filter(Boolean)).toHaveLength(20);
});

test('without a shared database the salt is nobody else’s, and the limit the same', () => {
  let salts = 0;
  const own = createOwnLimit({ elapsed: () => 0, randomId: () => `salt-${++salts}` });
  expect(own.saltOf()).not.toBe(own.saltOf());
  const sent = Array.from({ length: 25 }, () => own.take('a'));
  expect(sent.filter(Boolean)).toHaveLength(20);
});

async function twoCompanions() {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const store = await openStore({ DATABASE_URL: postgres.url, DATA_DIR: 'unused' }, () => 0);
  onTestFinished(() => store.close());
  const companion = () => {
    const limit = createSharedLimit({
      db: store.db,
      secret: 'a secret for tests, long enough to be one',
      elapsed: () => world.time,
      now: () => world.time,
      pause: () => new Promise(() => {}),
      randomId: () => 'unused',
    });
    const keyOf = createVisitorKey({ now: () => world.time, saltOf: limit.saltOf });
    return async (address: string) => limit.take(keyOf(address));
  };
  const world = {
    postgres,
    store,
    time: Date.UTC(2026, 10, 21, 12),
    take: (address: string, who: number): Promise<boolean> => (who === 0 ? first : second)(address),
  };
  const [first, second] = [companion(), companion()];
  return world;
}
