import { expect, test } from 'vitest';
import { newStore, newSignUp } from '../../test/stores.ts';
import { MANIFEST, testDependencies } from '../../test/testDependencies.ts';
import { openServer } from '../../test/testServer.ts';
import { tidy as tidyOnce } from './openSignUps.ts';
import { createSignUps } from './signUps.ts';

const DAY_S = 24 * 60 * 60;
const LOOK_S = DAY_S / 3;

test('a form that is sent is stored with its consent’s words, told to the webhook, and kept as long as promised', async () => {
  const told: string[] = [];
  const { store, ask, work, clock } = await openServer({
    fetch: async (input) => (told.push(new Request(input).url), new Response()),
    manifest: { ...MANIFEST, retentionDays: 1 },
    settings: { SIGNUP_WEBHOOKS: 'slack:https://owner.example/' },
  });
  const form = { email: 'ada@example.com', consent: 'yes', consentVersion: 'former' };
  await ask('/api/sign-ups', { body: new URLSearchParams(form) });
  const agreed = `select email, text from sign_ups join consents on version = consent_version`;
  expect(await store.rows(agreed)).toEqual([{ email: 'ada@example.com', text: 'Write to me.' }]);
  expect(await store.rows('select * from consents')).toHaveLength(3);
  await work();
  expect(told).toEqual(['https://owner.example/']);
  clock.pass(2 * DAY_S);
  await work();
  expect(await store.rows(agreed)).toEqual([]);
});

/** A new store that is tidied by a clock of the test's own. */
async function open(retentionDays: number | null = null) {
  const { dependencies, ...opened } = testDependencies();
  const { clock } = opened;
  const store = await newStore('SQLite', clock.now);
  const signUps = createSignUps(store);
  const tidy = (changes = {}) => tidyOnce(dependencies, { ...signUps, ...changes }, retentionDays);
  return {
    ...opened,
    store,
    signUps,
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
  const { add, tidy, pass, clock, ids } = await open(1);
  await add('a');
  clock.pass(DAY_S + LOOK_S);
  const purge = () => Promise.reject(new Error('locked'));
  await expect(tidy({ purge })).rejects.toThrow('locked');
  await pass(LOOK_S);
  expect(await ids()).toEqual([]);
});

test('bytes that a deletion has left are removed by the next tidying, also without a limit, where nothing is deleted', async () => {
  const { add, tidy, clock, ids, lines } = await open();
  await add('a');
  let scrubs = 0;
  const scrub = async () => void (scrubs += 1);
  clock.pass(DAY_S);
  await tidy({ scrub });
  await tidy({ scrub });
  expect([scrubs, await ids(), lines]).toEqual([1, ['a'], []]);
});
