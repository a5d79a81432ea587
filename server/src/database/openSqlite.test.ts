import { chmod, copyFile, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { NOON } from '../../test/testDependencies.ts';
import { openAt, newSignUp } from '../../test/stores.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { createSignUps } from '../signUp/signUps.ts';
import { sqliteFile } from './openStore.ts';

/** A store with one sign-up in a folder of its own. */
async function newFile() {
  const DATA_DIR = await temporaryFolder();
  const store = await openAt({ DATA_DIR });
  const signUps = createSignUps(store);
  await signUps.add(newSignUp('a'));
  return { DATA_DIR, file: sqliteFile(DATA_DIR), store, signUps };
}

test('the files are readable by their owner only, whatever they were', async () => {
  const { DATA_DIR, file, store } = await newFile();
  await store.close();
  await chmod(file, 0o644);
  await openAt({ DATA_DIR });
  const files = await readdir(DATA_DIR);
  expect(files).toContain('sign-ups.sqlite-wal');
  for (const name of files) {
    expect((await stat(path.join(DATA_DIR, name))).mode & 0o777, name).toBe(0o600);
  }
});

/** How often this program could do something else while it did that. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const turning = setInterval(() => (turns += 1));
  await work;
  clearInterval(turning);
  return turns;
}

test('others are served between fifty sign-ups at once, and while a locked file fails them within two seconds or is let go sooner', async () => {
  const { file, signUps } = await newFile();
  const add = (count: number, name: string) =>
    Promise.allSettled(
      Array.from({ length: count }, (_, id) => signUps.add(newSignUp(`${name}-${id}`))),
    );
  expect(await turnsDuring(add(50, 'at-once'))).toBeGreaterThan(10);
  const other = new DatabaseSync(file);
  other.exec('begin exclusive');
  const start = performance.now();
  expect(await turnsDuring(add(5, 'late'))).toBeGreaterThan(20);
  expect(performance.now() - start).toBeLessThan(2_000);
  const waiting = add(1, 'soon');
  other.close();
  await waiting;
  expect(await signUps.count()).toBe(52);
});

test.each(['sign-ups.sqlite', 'sign-ups.sqlite-wal'])(
  'a sign-up is not thanked for once %s was taken away or replaced',
  async (name) => {
    const { DATA_DIR, store, signUps } = await newFile();
    const file = path.join(DATA_DIR, name);
    await rename(file, `${file}-moved`);
    await expect(signUps.add(newSignUp('b'))).rejects.toThrow(`${file} was moved or replaced.`);
    await copyFile(`${file}-moved`, file);
    await expect(signUps.add(newSignUp('c'))).rejects.toThrow(`${file} was moved or replaced.`);
    await expect(store.check()).rejects.toThrow('was moved or replaced');
  },
);

test('what is deleted gives its space back: each page is written anew, so that none keeps a copy', async () => {
  const { file, store, signUps } = await newFile();
  const sizeOnDisk = async () => {
    await store.scrub();
    return (await stat(file)).size;
  };
  const before = await sizeOnDisk();
  for (let id = 0; id < 300; id += 1) await signUps.add(newSignUp(`id-${id}`));
  expect(await sizeOnDisk()).toBeGreaterThan(before);
  await signUps.purge(NOON + 1);
  expect(await sizeOnDisk()).toBeLessThanOrEqual(before);
});

test.each<[what: string, change: (bytes: Buffer) => unknown]>([
  ['is no database', (bytes) => bytes.fill('Nothing. ')],
  ['has another letter in an address', (bytes) => bytes.write('z', bytes.lastIndexOf('a@example'))],
])('a file that %s is refused in one sentence', async (_, change) => {
  const { DATA_DIR, file, store } = await newFile();
  await store.close();
  const bytes = await readFile(file);
  change(bytes);
  await writeFile(file, bytes);
  await expect(openAt({ DATA_DIR })).rejects.toThrow(
    `The sign-up store ${file} is damaged. Move it away and restore a copy`,
  );
});
