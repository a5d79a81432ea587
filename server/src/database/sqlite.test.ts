import { chmod, copyFile, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestStore, createSignUp } from '../../test/stores.ts';
import { createTempFolder } from '../../test/temporaryFolder.ts';
import { createSignUpQueries } from '../signUp/signUpQueries.ts';
import { getSqlitePath } from './sqlite.ts';

/** A store with one sign-up in its own folder. */
async function newFile() {
  const DATA_DIR = await createTempFolder();
  const store = await openTestStore({ DATA_DIR });
  const signUps = createSignUpQueries(store);
  await signUps.add(createSignUp('a'));
  return { DATA_DIR, file: getSqlitePath(DATA_DIR), store, signUps };
}

test('creates files that only their owner can read', async () => {
  const { DATA_DIR, file, store } = await newFile();
  await store.close();
  await chmod(file, 0o644);
  await openTestStore({ DATA_DIR });
  const files = await readdir(DATA_DIR);
  expect(files).toContain('sign-ups.sqlite-wal');
  for (const name of files) {
    expect((await stat(path.join(DATA_DIR, name))).mode & 0o777, name).toBe(0o600);
  }
});

/** Counts how often the event loop was free during some work. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const turning = setInterval(() => (turns += 1));
  await work;
  clearInterval(turning);
  return turns;
}

test('keeps serving requests while sign-ups or another program lock the file', async () => {
  const { file, signUps } = await newFile();
  const add = (count: number, name: string) =>
    Promise.allSettled(
      Array.from({ length: count }, (_, id) => signUps.add(createSignUp(`${name}-${id}`))),
    );
  expect(await turnsDuring(add(50, 'at-once'))).toBeGreaterThan(10);
  const other = new DatabaseSync(file);
  other.exec('begin exclusive');
  expect(await turnsDuring(add(5, 'late'))).toBeGreaterThan(20);
  const waiting = add(1, 'soon');
  other.close();
  await waiting;
  expect(await signUps.count()).toBe(52);
});

test.each(['sign-ups.sqlite', 'sign-ups.sqlite-wal'])(
  'rejects sign-ups once %s was moved or replaced',
  async (name) => {
    const { DATA_DIR, store, signUps } = await newFile();
    const file = path.join(DATA_DIR, name);
    await rename(file, `${file}-moved`);
    await expect(signUps.add(createSignUp('b'))).rejects.toThrow(`${file} was moved or replaced.`);
    await copyFile(`${file}-moved`, file);
    await expect(signUps.add(createSignUp('c'))).rejects.toThrow(`${file} was moved or replaced.`);
    await expect(store.check()).rejects.toThrow('was moved or replaced');
  },
);

test('a long query on the reader does not delay sign-ups', async () => {
  const { store, signUps } = await newFile();
  let isReading = true;
  const slow = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 3e6)
    select count(*) from n`;
  const reading = slow.execute(store.reader).then(() => (isReading = false));
  await signUps.add(createSignUp('b'));
  expect(isReading).toBe(true);
  await reading;
});

test('a check writes nothing', async () => {
  const { store } = await newFile();
  const changes = () => store.rows('select total_changes() as count');
  const before = await changes();
  await store.check();
  await store.retryFailedWrite();
  expect(await changes()).toEqual(before);
});

test("the reader can't write", async () => {
  const { store } = await newFile();
  await expect(sql`delete from sign_ups`.execute(store.reader)).rejects.toThrow('readonly');
});

test('returns a large result completely', async () => {
  const { store } = await newFile();
  const numbers = sql<{ i: number }>`with recursive n(i) as
    (select 1 union all select i + 1 from n where i < 2500) select i from n`;
  const { rows } = await numbers.execute(store.reader);
  expect([rows.length, rows.at(-1)]).toEqual([2_500, { i: 2_500 }]);
});

test('refuses a file that is not a database', async () => {
  const { DATA_DIR, file, store } = await newFile();
  await store.close();
  await writeFile(file, 'Nothing. '.repeat(1_000));
  await expect(openTestStore({ DATA_DIR })).rejects.toThrow(
    `The sign-up store ${file} is damaged. Move it away and restore a copy`,
  );
});

test('detects a changed byte and rejects further sign-ups', async () => {
  const { DATA_DIR, file, store } = await newFile();
  await store.close();
  const bytes = await readFile(file);
  bytes.write('z', bytes.lastIndexOf('a@example'));
  await writeFile(file, bytes);
  const { inspect, check, write } = await openTestStore({ DATA_DIR });
  const sentence = /^The sign-up store .* is damaged\. Move it away/;
  await expect(inspect()).rejects.toThrow(sentence);
  // From then on it rejects sign-ups.
  await expect(check()).rejects.toThrow(sentence);
  await expect(write(async () => {})).rejects.toThrow(sentence);
});
