import { expect, test } from 'vitest';
import { newStore, newSignUp } from '../../test/stores.ts';
import { createClock, MANIFEST } from '../../test/testDependencies.ts';
import { openServer } from '../../test/testServer.ts';
import type { Store } from '../database/store.ts';

const DAY_S = 24 * 60 * 60;
const LOOK_S = DAY_S / 3;

/** A server whose store is tidied by a clock of the test's own. */
async function open(retentionDays: number | null = null, changes: Partial<Store> = {}) {
  const clock = createClock();
  const store = { ...(await newStore('SQLite', clock.now)), ...changes };
  const server = await openServer({ clock, store, manifest: { ...MANIFEST, retentionDays } });
  const { signUps, work } = server;
  const tidy = () => work('tidying');
  return {
    ...server,
    tidy,
    add: (id: string) => signUps.add(newSignUp(id, {}, clock.now())),
    /** Lets time go by, with a look now and again as the server has. */
    pass: async (seconds: number) => {
      for (let passed = 0; passed < seconds; passed += LOOK_S) {
        clock.pass(Math.min(LOOK_S, seconds - passed));
        await tidy();
      }
    },
    ids: async () => (await signUps.list(1_000)).map(({ id }) => id).toReversed(),
  };
}

test('sign-ups are deleted a day after the owner’s limit at the latest, to the last one', async () => {
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
  ['begins anew, with no word of when it was last done', 0, 0, 1, ['a']],
])('a clock that %s deletes nobody at once, and a day later who is old', async (...row) => {
  const [, ahead, back, errors, left] = row;
  const { add, tidy, pass, clock, ids, lines, store } = await open(30);
  await add('a');
  if (ahead === 0) await store.rows('delete from jobs');
  for (const seconds of [ahead, back]) {
    clock.setWallClock(seconds);
    await tidy();
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

test('a step that fails is done again at the next look, not a day later', async () => {
  const { add, tidy, pass, clock, ids, store } = await open(1);
  await add('a');
  clock.pass(DAY_S + LOOK_S);
  await store.rows('alter table webhook_messages rename to elsewhere');
  await expect(tidy()).rejects.toThrow('webhook_messages');
  await store.rows('alter table elsewhere rename to webhook_messages');
  await pass(LOOK_S);
  expect(await ids()).toEqual([]);
});

test('bytes that a deletion has left are removed by the next tidying, also without a limit, where nothing is deleted', async () => {
  let scrubs = 0;
  const scrub = async () => void (scrubs += 1);
  const { add, tidy, clock, ids, lines } = await open(null, { scrub });
  await add('a');
  clock.pass(DAY_S);
  await tidy();
  await tidy();
  expect([scrubs, await ids(), lines]).toEqual([1, ['a'], []]);
});
