import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../service/test/temporaryFolder.ts';
import { keepLastRelease } from './lastRelease.ts';

test('files of the release before are kept for one release, and no longer', async () => {
  const folder = join(await temporaryFolder(), 'dist');
  const build = async (release: string) => {
    const restore = await keepLastRelease(folder);
    await rm(folder, { recursive: true, force: true });
    for (const part of ['_astro', 'words']) await mkdir(join(folder, part), { recursive: true });
    const files = [
      `_astro/${release}.js`,
      '_astro/same.js',
      `words/${release}.json`,
      'words/en.json',
    ];
    for (const file of files) await writeFile(join(folder, file), release);
    await restore();
    const all = await Promise.all(['_astro', 'words'].map((part) => readdir(join(folder, part))));
    return all.map((names) => names.toSorted().join(' '));
  };
  expect(await build('1')).toEqual(['1.js same.js', '1.json en.json']);
  expect(await build('2')).toEqual(['1.js 2.js same.js', '1.json 2.json en.json']);
  expect(await build('3')).toEqual(['2.js 3.js same.js', '2.json 3.json en.json']);
  expect(await readFile(join(folder, 'words/2.json'), 'utf8')).toBe('2');
  expect(await readFile(join(folder, 'words/en.json'), 'utf8')).toBe('3');
});
