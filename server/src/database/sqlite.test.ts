import { chmod, copyFile, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestStore, createSignUp } from '../../test/stores.ts';
import { createTempFolder } from '../../test/temporaryFolder.ts';
import { createSignUpQueries } from '../signUp/signUpQueries.ts';
import { getSqlitePath } from './sqlite.ts';

/** Creates a store with a single sign-up in a new folder. */
async function createStore() {
  const DATA_DIR = await createTempFolder();
  const store = await openTestStore({ DATA_DIR });
  const signUps = createSignUpQueries(store);
  await signUps.add(createSignUp('a'));
  return { DATA_DIR, file: getSqlitePath(DATA_DIR), store, signUps };
}

test('creates files that only their owner can read', async () => {
  const { DATA_DIR, file, store } = await createStore();
  await store.close();
  await chmod(file, 0o644);
  await openTestStore({ DATA_DIR });
  const files = await readdir(DATA_DIR);
  expect(files).toContain('sign-ups.sqlite-wal');
  for (const name of files) {
    expect((await stat(path.join(DATA_DIR, name))).mode & 0o777, name).toBe(0o600);
  }
});

/** Counts how many timers the event loop runs until a promise settles. */
async function countTimersDuring(promise: Promise<unknown>): Promise<number> {
  let count = 0;
  const interval = setInterval(() => (count += 1));
  await promise;
  clearInterval(interval);
  return count;
}

test("doesn't block the event loop while the file is locked", async () => {
  const { file, signUps } = await createStore();
  const add = (count: number, name: string) =>
    Promise.allSettled(
      Array.from({ length: count }, (_, id) => signUps.add(createSignUp(`${name}-${id}`))),
    );
  expect(await countTimersDuring(add(50, 'concurrent'))).toBeGreaterThan(10);
  const other = new DatabaseSync(file);
  other.exec('begin exclusive');
  expect(await countTimersDuring(add(5, 'locked'))).toBeGreaterThan(20);
  const waiting = add(1, 'unlocked');
  other.close();
  await waiting;
  expect(await signUps.count()).toBe(52);
});

test.each(['sign-ups.sqlite', 'sign-ups.sqlite-wal'])(
  'rejects sign-ups after %s is moved or replaced',
  async (name) => {
    const { DATA_DIR, store, signUps } = await createStore();
    const file = path.join(DATA_DIR, name);
    await rename(file, `${file}-moved`);
    await expect(signUps.add(createSignUp('b'))).rejects.toThrow(`${file} was moved or replaced.`);
    await copyFile(`${file}-moved`, file);
    await expect(signUps.add(createSignUp('c'))).rejects.toThrow(`${file} was moved or replaced.`);
    await expect(store.check()).rejects.toThrow('was moved or replaced');
  },
);

test("doesn't delay sign-ups while the reader runs a long query", async () => {
  const { store, signUps } = await createStore();
  let isReading = true;
  const slow = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 3e6)
    select count(*) from n`;
  const reading = slow.execute(store.reader).then(() => (isReading = false));
  await signUps.add(createSignUp('b'));
  expect(isReading).toBe(true);
  await reading;
});

test("doesn't write during a store check", async () => {
  const { store } = await createStore();
  const changes = () => store.rows('select total_changes() as count');
  const before = await changes();
  await store.check();
  await store.retryFailedWrite();
  expect(await changes()).toEqual(before);
});

test('opens the reader read-only', async () => {
  const { store } = await createStore();
  await expect(sql`delete from sign_ups`.execute(store.reader)).rejects.toThrow('readonly');
});

test('returns large results completely', async () => {
  const { store } = await createStore();
  const numbers = sql<{ i: number }>`with recursive n(i) as
    (select 1 union all select i + 1 from n where i < 2500) select i from n`;
  const { rows } = await numbers.execute(store.reader);
  expect([rows.length, rows.at(-1)]).toEqual([2_500, { i: 2_500 }]);
});

test("rejects a file that isn't a database", async () => {
  const { DATA_DIR, file, store } = await createStore();
  await store.close();
  await writeFile(file, 'Nothing. '.repeat(1_000));
  await expect(openTestStore({ DATA_DIR })).rejects.toThrow(
    `The sign-up store ${file} is damaged. Move it away and restore a copy`,
  );
});

test('rejects sign-ups after it detects a corrupt byte', async () => {
  const { DATA_DIR, file, store } = await createStore();
  await store.close();
  const bytes = await readFile(file);
  bytes.write('z', bytes.lastIndexOf('a@example'));
  await writeFile(file, bytes);
  const { inspect, check, write } = await openTestStore({ DATA_DIR });
  const message = /^The sign-up store .* is damaged\. Move it away/;
  await expect(inspect()).rejects.toThrow(message);
  await expect(check()).rejects.toThrow(message);
  await expect(write(async () => {})).rejects.toThrow(message);
});
