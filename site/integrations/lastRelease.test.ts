import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../service/test/temporaryFolder.ts';
import { keepLastRelease } from './lastRelease.ts';

test('files of the release before are kept for one release, and no longer', async () => {
  const folder = join(await temporaryFolder(), 'dist');
  const files = join(folder, '_astro');
  const build = async (...names: string[]) => {
    const restore = await keepLastRelease(folder);
    await rm(folder, { recursive: true, force: true });
    await mkdir(files, { recursive: true });
    for (const name of names) await writeFile(join(files, name), name);
    await restore();
    return (await readdir(files)).toSorted();
  };
  expect(await build('a1.js', 'b1.js')).toEqual(['a1.js', 'b1.js']);
  expect(await build('a2.js', 'b1.js')).toEqual(['a1.js', 'a2.js', 'b1.js']);
  expect(await build('a3.js', 'b1.js')).toEqual(['a2.js', 'a3.js', 'b1.js']);
  expect(await build('a3.js', 'b1.js')).toEqual(['a3.js', 'b1.js']);
});
