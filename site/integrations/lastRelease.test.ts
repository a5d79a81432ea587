import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTempFolder } from '../../server/test/temporaryFolder.ts';
import { SITE_METADATA, createTestSite } from '../../server/test/testSite.ts';
import { preserveLastRelease } from './lastRelease.ts';

/** A site with this address and a server. */
const siteAt = (siteUrl: string) => ({
  ...SITE_METADATA,
  owner: { ...SITE_METADATA.owner, siteUrl },
});
const SITE = siteAt('https://page.example');

test('keeps the files of the previous release for one release', async () => {
  const folder = join(await createTempFolder(), 'dist');
  const build = async (release: string, messages = 'messages') => {
    const restore = await preserveLastRelease(folder, SITE);
    await rm(folder, { recursive: true, force: true });
    for (const part of ['_astro', messages]) {
      await mkdir(join(folder, part), { recursive: true });
      for (const name of [release, 'same']) await writeFile(join(folder, part, name), release);
    }
    await restore();
    const parts = (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted();
    const names = parts.map((part) => readdir(join(folder, part)));
    return (await Promise.all(names)).map((all, i) => [parts[i], ...all.toSorted()].join(' '));
  };
  // Older releases call messages `words`.
  expect(await build('1', 'words')).toEqual(['_astro 1 same', 'words 1 same']);
  expect(await build('2')).toEqual(['_astro 1 2 same', 'messages 2 same', 'words 1 same']);
  expect(await build('3')).toEqual(['_astro 2 3 same', 'messages 2 3 same']);
  const texts = ['2', 'same'].map((name) => readFile(join(folder, 'messages', name), 'utf8'));
  expect(await Promise.all(texts)).toEqual(['2', '3']);
});

test.each([
  ['a build of the same site', SITE, ['a.js', 'b.js']],
  ['a build for another address', siteAt('http://localhost:4321'), ['b.js']],
  ['a build for another path', siteAt('https://page.example/landing'), ['b.js']],
  ['a build with its server', { ...SITE, counting: false }, ['b.js']],
])('a build into the folder of %s keeps only its own releases', async (_, last, kept) => {
  const { folder, remove } = await createTestSite(last, { '_astro/a.js': 'a' });
  onTestFinished(remove);
  const restore = await preserveLastRelease(folder, SITE);
  await rm(join(folder, '_astro/a.js'));
  await writeFile(join(folder, '_astro/b.js'), 'b');
  await restore();
  expect((await readdir(join(folder, '_astro'))).toSorted()).toEqual(kept);
});
