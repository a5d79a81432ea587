import { expect, test } from 'vitest';
import { newStore, newSignUp } from '../../test/stores.ts';
import { createClock, MANIFEST } from '../../test/testDependencies.ts';
import { openServer } from '../../test/testServer.ts';

const DAY_S = 24 * 60 * 60;
const LOOK_S = DAY_S / 3;

/** A server whose cleanup follows the test's clock. */
async function open(retentionDays: number | null = null) {
  const clock = createClock();
  const store = await newStore('SQLite', clock.now);
  const server = await openServer({ clock, store, manifest: { ...MANIFEST, retentionDays } });
  const { signUps, work } = server;
  const cleanUp = () => work('cleaning up sign-ups');
  return {
    ...server,
    cleanUp,
    add: (id: string) => signUps.add(newSignUp(id, {}, clock.now())),
    /** Lets time pass, with the looks that the server takes. */
    pass: async (seconds: number) => {
      for (let passed = 0; passed < seconds; passed += LOOK_S) {
        clock.pass(Math.min(LOOK_S, seconds - passed));
        await cleanUp();
      }
    },
    ids: async () => (await signUps.list(1_000)).map(({ id }) => id).toReversed(),
  };
}

test('sign-ups are deleted at most a day after the owner’s limit', async () => {
  const { add, pass, ids, signUps, lines } = await open(30);
  // Nearly all of them in a burst, as at a launch, and then one a day.
  for (let id = 0; id < 60; id += 1) await add(`burst-${id}`);
  for (let day = 1; day <= 5; day += 1) {
    await pass(DAY_S);
    await add(`day-${day}`);
  }
  await pass(24 * DAY_S);
  expect(await signUps.count()).toBe(65);
  await pass(3 * DAY_S);
  expect(await ids()).toEqual(['day-2', 'day-3', 'day-4', 'day-5']);
  await pass(5 * DAY_S);
  expect(await ids()).toEqual([]);
  expect(lines[0]).toMatch(/^info: old sign-ups deleted \{"count":\d+\}$/);
  expect(lines.join()).not.toContain('error');
});

test.each([
  // The clock was right after all: the server had been off for more than a year.
  ['jumps ahead', 400 * DAY_S, 0, 1, []],
  ['is set back after a jump', 400 * DAY_S, -400 * DAY_S, 2, ['a']],
  ['pauses for three days', 3 * DAY_S, 0, 0, ['a']],
  ['pauses for longer', 3 * DAY_S + 1, 0, 1, ['a']],
  ['has no last time', 0, 0, 1, ['a']],
])('a clock that %s deletes no one for a day', async (...row) => {
  const [, ahead, back, errors, left] = row;
  const { add, cleanUp, pass, clock, ids, lines, store } = await open(30);
  await add('a');
  if (ahead === 0) await store.rows('delete from last_run');
  for (const seconds of [ahead, back]) {
    clock.setWallClock(seconds);
    await cleanUp();
  }
  expect(await ids()).toEqual(['a']);
  await pass(DAY_S);
  expect(await ids()).toEqual(left);
  const told = lines.filter((line) => line.startsWith('error'));
  expect(told).toHaveLength(errors);
  const said = 'error: old sign-ups not deleted: the clock jumped, or this is the first time';
  if (ahead === 0)
    expect(told).toEqual([`${said} {"last":null,"next":"2026-11-22T12:00:00.000Z"}`]);
});

test('a cleanup that fails is tried again at the next look', async () => {
  const { add, cleanUp, pass, clock, ids, store } = await open(1);
  await add('a');
  clock.pass(DAY_S + LOOK_S);
  await store.rows('alter table outbox rename to elsewhere');
  await expect(cleanUp()).rejects.toThrow('outbox');
  await store.rows('alter table elsewhere rename to outbox');
  await pass(LOOK_S);
  expect(await ids()).toEqual([]);
});

test('a cleanup without anything to delete writes nothing but its time', async () => {
  const { add, cleanUp, clock, store } = await open(30);
  await add('a');
  clock.pass(DAY_S);
  const changes = async () => (await store.rows('select total_changes() as count'))[0]?.['count'];
  const before = Number(await changes());
  await cleanUp();
  expect(Number(await changes()) - before).toBe(1);
});
