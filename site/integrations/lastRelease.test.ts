import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../server/test/temporaryFolder.ts';
import { keepLastRelease } from './lastRelease.ts';

test('files of the release before are kept for one release, and no longer', async () => {
  const folder = join(await temporaryFolder(), 'dist');
  const build = async (release: string) => {
    const restore = await keepLastRelease(folder);
    await rm(folder, { recursive: true, force: true });
    for (const part of ['_astro', 'messages']) await mkdir(join(folder, part), { recursive: true });
    const files = [
      `_astro/${release}.js`,
      '_astro/same.js',
      `messages/${release}.json`,
      'messages/en.json',
    ];
    for (const file of files) await writeFile(join(folder, file), release);
    await restore();
    const all = await Promise.all(
      ['_astro', 'messages'].map((part) => readdir(join(folder, part))),
    );
    return all.map((names) => names.toSorted().join(' '));
  };
  expect(await build('1')).toEqual(['1.js same.js', '1.json en.json']);
  expect(await build('2')).toEqual(['1.js 2.js same.js', '1.json 2.json en.json']);
  expect(await build('3')).toEqual(['2.js 3.js same.js', '2.json 3.json en.json']);
  expect(await readFile(join(folder, 'messages/2.json'), 'utf8')).toBe('2');
  expect(await readFile(join(folder, 'messages/en.json'), 'utf8')).toBe('3');
});

test('so are those of a folder that this release no longer has', async () => {
  const folder = join(await temporaryFolder(), 'dist');
  await mkdir(join(folder, 'words'), { recursive: true });
  await writeFile(join(folder, 'words/practice.json'), 'before');
  const restore = await keepLastRelease(folder);
  await rm(folder, { recursive: true });
  await mkdir(join(folder, '_astro'), { recursive: true });
  await restore();
  expect(await readFile(join(folder, 'words/practice.json'), 'utf8')).toBe('before');
});
