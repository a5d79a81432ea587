import { expect, test } from 'vitest';
import { ENGINES, createSignUp } from '../test/stores.ts';
import { MANIFEST } from '../test/testDependencies.ts';
import { createTestServer } from '../test/testServer.ts';

const DAY_S = 24 * 60 * 60;

/** Starts a server with an inspected store that keeps sign-ups for thirty days. */
async function startServer(engine: (typeof ENGINES)[number] = 'SQLite') {
  const server = await createTestServer({ engine, manifest: { ...MANIFEST, retentionDays: 30 } });
  await server.store.inspect();
  const { signUps, clock, runJobs } = server;
  return {
    ...server,
    cleanUp: (shutdownSignal?: AbortSignal) => runJobs('cleaning up', shutdownSignal),
    add: (id: string) =>
      signUps.add({ ...createSignUp(id, {}, clock.now()), isConfirmationRequired: true }),
  };
}

test.each(ENGINES)('deletes data past its retention period on %s', async (engine) => {
  const { add, cleanUp, clock, signUps, store, lines } = await startServer(engine);
  const countRows = async (table: string) =>
    (await store.rows(`select count(*) as count from ${table}`))[0]?.['count'];
  for (let id = 0; id < 60; id += 1) await add(`old${id}`);
  await store.db
    .insertInto('visit_counts')
    .values(
      Array.from({ length: 60 }, (_, id) => {
        return { day: id < 40 ? '2025-11-16' : '2025-11-17', name: `button:${id}`, count: 1 };
      }),
    )
    .execute();
  clock.pass(DAY_S);
  await add('kept');
  clock.pass(29 * DAY_S);
  await cleanUp();
  expect([await signUps.count(), await countRows('visit_counts')]).toEqual([61, 20]);
  clock.pass(60);
  await cleanUp();
  expect(await signUps.list(9)).toMatchObject([{ id: 'kept' }]);
  expect([await countRows('confirmations'), await countRows('outbox')]).toEqual([1, 1]);
  expect(lines).toEqual(['info: old sign-ups deleted {"count":60}']);
});

test('pauses after each batch and stops when the server stops', async () => {
  const { add, cleanUp, clock, signUps } = await startServer();
  for (let id = 0; id < 60; id += 1) await add(`old${id}`);
  clock.pass(31 * DAY_S);
  const shutdown = new AbortController();
  const start = clock.monotonicNow();
  shutdown.abort();
  await cleanUp(shutdown.signal);
  expect(await signUps.count()).toBe(60);
  await cleanUp();
  expect([await signUps.count(), clock.monotonicNow() - start]).toEqual([0, 3 * 100]);
});

test('waits for the store check and only logs deletions', async () => {
  const server = await createTestServer({ manifest: { ...MANIFEST, retentionDays: 1 } });
  await server.signUps.add(createSignUp('a'));
  server.clock.pass(2 * DAY_S);
  await server.runJobs('cleaning up');
  expect(await server.signUps.count()).toBe(1);
  await server.store.inspect();
  await server.runJobs('cleaning up');
  await server.runJobs('cleaning up');
  expect(server.lines).toEqual(['info: old sign-ups deleted {"count":1}']);
});

test('retries after a failure', async () => {
  const { add, cleanUp, clock, signUps, store } = await startServer();
  await add('a');
  clock.pass(31 * DAY_S);
  await store.rows('alter table outbox rename to elsewhere');
  await expect(cleanUp()).rejects.toThrow('outbox');
  await store.rows('alter table elsewhere rename to outbox');
  await cleanUp();
  expect(await signUps.count()).toBe(0);
});

test("doesn't write if there's nothing to delete", async () => {
  const { add, cleanUp, store } = await startServer();
  await add('a');
  const changes = () => store.rows('select total_changes() as count');
  const before = await changes();
  await cleanUp();
  expect(await changes()).toEqual(before);
});
