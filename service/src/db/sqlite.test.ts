import { mkdir, mkdtemp, open, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createSignUps } from '../signUp/signUps.ts';
import { openStore, sqliteFile } from './open.ts';
import { openSqlite } from './sqlite.ts';
import { startSqliteThread } from './sqliteThread.ts';
import { newSignUp } from '../../test/newSignUp.ts';
import { expectOldRowsInEnglish } from '../../test/oldStore.ts';
import { storeSuite } from '../../test/storeSuite.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const workers = vi.hoisted((): Worker[] => []);
vi.mock(import('node:worker_threads'), async (original) => {
  const threads = await original();
  class SeenWorker extends threads.Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      workers.push(this);
    }
  }
  return { ...threads, Worker: SeenWorker };
});
afterEach(() => vi.restoreAllMocks());

const shared = await mkdtemp(path.join(tmpdir(), 'tmx-sign-ups-'));
afterAll(() => rm(shared, { recursive: true, force: true }));
storeSuite('SQLite', (now) => openStore({ DATA_DIR: shared }, now));

test('a file from before there were languages is brought up to date: its sign-ups are English', async () => {
  const dataDir = await temporaryFolder();
  const engine = await openSqlite(sqliteFile(dataDir));
  await expectOldRowsInEnglish(engine, () => openStore({ DATA_DIR: dataDir }, () => 0));
});

test('the files are readable by their owner only', async () => {
  const { folder, store } = await openTemporary();
  await createSignUps(store).add(newSignUp('a'));
  const files = await readdir(folder);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600);
  }
});

test('forgetting leaves no byte of the person in any file of the database', async () => {
  const { folder, store } = await openTemporary();
  const signUps = createSignUps(store);
  const ids = Array.from({ length: 300 }, (_, index) => `person${index}`);
  await Promise.all(ids.map((id) => signUps.add({ ...newSignUp(id), notify: true })));
  await signUps.add(
    newSignUp('a', { email: 'Zebra.Quagga@example.com', firstName: 'Quaggazebra' }),
  );
  expect(await bytesOf(folder)).toMatch(/zebra/i);

  await signUps.forget('zebra.quagga@example.com');

  expect(await bytesOf(folder)).not.toMatch(/zebra|quagga/i);
  expect(await bytesOf(folder)).toContain('person299@example.com');
});

test('a locked file fails the sign-up, acknowledges nothing and holds nobody else up', async () => {
  const { folder, store } = await openTemporary();
  const other = await startSqliteThread(sqliteFile(folder));
  onTestFinished(() => other.close());
  await other.alone({ sql: 'begin exclusive', parameters: [] });
  const signUps = createSignUps(store);
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 10);
  await expect(signUps.add(newSignUp('a'))).rejects.toThrow(/locked/);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(20);

  await other.alone({ sql: 'rollback', parameters: [] });
  expect(await signUps.add(newSignUp('a'))).toBe('kept');
  expect(await signUps.count()).toBe(1);
});

test('a full disk acknowledges nothing, and the store works again when there is space', async () => {
  const { store } = await openTemporary();
  const signUps = createSignUps(store);
  await sql`pragma max_page_count = 16`.execute(store.db);
  const ids = Array.from({ length: 500 }, (_, index) => `id-${index}`);
  const answers = await Promise.allSettled(ids.map((id) => signUps.add(newSignUp(id))));
  const kept = answers.filter(({ status }) => status === 'fulfilled').length;
  expect(kept).toBeLessThan(500);
  expect(await signUps.count()).toBe(kept);

  await sql`pragma max_page_count = 1000000`.execute(store.db);
  await Promise.all(ids.map((id) => signUps.add(newSignUp(id))));
  expect(await signUps.count()).toBe(500);
});

test('a copy made while the store is in use is whole and opens by itself', async () => {
  const { folder, store } = await openTemporary();
  await createSignUps(store).add(newSignUp('a'));
  const copy = sqliteFile(path.join(folder, 'restored'));
  await store.copyTo(copy);
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
  const restored = await openStore({ DATA_DIR: path.dirname(copy) }, () => 0);
  expect(await createSignUps(restored).count()).toBe(1);
  await restored.close();
});

test('a damaged file is refused in one line that says what to do', async () => {
  const folder = await temporaryFolder();
  await writeFile(sqliteFile(folder), 'This is no database. '.repeat(100));
  const opening = openStore({ DATA_DIR: folder }, () => 0);
  await expect(opening).rejects.toThrow(/^The sign-up store .* is damaged\. Move it away and .*$/);
});

test('a file that was cut to nothing is refused: an empty store would hide the loss', async () => {
  const folder = await temporaryFolder();
  await writeFile(sqliteFile(folder), '');
  const opening = openStore({ DATA_DIR: folder }, () => 0);
  await expect(opening).rejects.toThrow(/^The sign-up store .* is empty\. .*$/);
});

test('a file that is taken away while it is in use fails the sign-up', async () => {
  const { folder, store } = await openTemporary();
  const signUps = createSignUps(store);
  await signUps.add(newSignUp('a'));
  await rm(sqliteFile(folder));
  await expect(signUps.add(newSignUp('b'))).rejects.toThrow(/is no longer there/);
  await expect(store.check()).rejects.toThrow(/is no longer there/);
});

test('a page that was damaged is refused at the start', async () => {
  const folder = await temporaryFolder();
  const store = await openStore({ DATA_DIR: folder }, () => 0);
  await createSignUps(store).add(newSignUp('a'));
  await store.close();
  const file = await open(sqliteFile(folder), 'r+');
  const { size } = await file.stat();
  // The header of the last page: its kind and its number of cells.
  await file.write(Buffer.of(0xff, 0xff, 0xff, 0xff, 0xff), 0, 5, size - 4_096);
  await file.close();
  const opening = openStore({ DATA_DIR: folder }, () => 0);
  await expect(opening).rejects.toThrow(/ is damaged\./);
});

test('a file of another owner is named with its owner, and how to mend it', async () => {
  const folder = await temporaryFolder();
  await mkdir(sqliteFile(folder));
  const { uid } = await stat(folder);
  vi.spyOn(process, 'getuid').mockReturnValue(uid + 4711);
  const opening = openStore({ DATA_DIR: folder }, () => 0);
  await expect(opening).rejects.toThrow(
    `belongs to ${uid === 0 ? 'root' : `user ${uid}`}, but this program runs as user ${uid + 4711}. ` +
      `As root: chown -R ${uid + 4711} ${folder}`,
  );
});

test('a thread that died is started again, and acknowledges nothing that it lost', async () => {
  const { store } = await openTemporary();
  const signUps = createSignUps(store);
  await signUps.add(newSignUp('a'));
  await workers.at(-1)?.terminate();
  expect(await signUps.add(newSignUp('b'))).toBe('kept');
  const lost = signUps.add(newSignUp('c'));
  await workers.at(-1)?.terminate();
  await expect(lost).rejects.toThrow(/thread/);
  expect(await signUps.count()).toBe(2);
  await store.check();
});

test('closing succeeds whatever became of the thread or the file', async () => {
  const { folder, store } = await openTemporary();
  await workers.at(-1)?.terminate();
  await rm(folder, { recursive: true });
  await store.close();
  await store.close();
});

test('a place that cannot be written is refused in one line', async () => {
  const folder = await temporaryFolder();
  await mkdir(sqliteFile(folder));
  const opening = openStore({ DATA_DIR: folder }, () => 0);
  await expect(opening).rejects.toThrow(/^The sign-up store .* cannot be opened for writing\./);
});

async function openTemporary() {
  const folder = await temporaryFolder();
  const store = await openStore({ DATA_DIR: folder }, () => 0);
  onTestFinished(() => store.close());
  return { folder, store };
}

async function bytesOf(folder: string): Promise<string> {
  const files = await readdir(folder);
  const contents = await Promise.all(files.map((file) => readFile(path.join(folder, file))));
  return Buffer.concat(contents).toString('latin1');
}
