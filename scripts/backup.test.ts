import { copyFile, mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runHere } from '../server/test/runScript.ts';
import { newPlace, openAt, newSignUp } from '../server/test/stores.ts';
import { sqliteFile } from '../server/src/database/openStore.ts';
import { createSignUps } from '../server/src/signUp/signUps.ts';

test('a copy of a running store can be restored, is its owner’s alone, and removes what an interrupted one left', async () => {
  const place = await newPlace('SQLite');
  await createSignUps(await openAt(place)).add(newSignUp('a'));
  const folder = path.join(place.DATA_DIR, 'backups');
  await mkdir(folder);
  const [left, underWay] = ['left.sqlite.unfinished', 'under-way.sqlite.unfinished'];
  for (const name of [left, underWay]) await writeFile(path.join(folder, name), 'half');
  await utimes(path.join(folder, left), 1, 1);

  const { code, out, err } = await runHere('backup.ts', place);
  expect([code, err]).toEqual([0, '']);
  const copy = out.trim();
  expect(path.basename(copy)).toMatch(/^sign-ups-\d{4}-\d\d-\d\dT[\d.-]+Z\.sqlite$/);
  expect((await readdir(folder)).toSorted()).toEqual([path.basename(copy), underWay].toSorted());
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
  const DATA_DIR = path.join(folder, 'restored');
  await mkdir(DATA_DIR);
  await copyFile(copy, sqliteFile(DATA_DIR));
  expect(await createSignUps(await openAt({ DATA_DIR })).count()).toBe(1);
});
