import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTempFolder } from '../../server/test/temporaryFolder.ts';
import { SITE_METADATA, createTestSite } from '../../server/test/testSite.ts';
import { preserveLastRelease } from './lastRelease.ts';

const siteAt = (siteUrl: string) => ({
  ...SITE_METADATA,
  owner: { ...SITE_METADATA.owner, siteUrl },
});
const SITE = siteAt('https://page.example');

test('keeps the previous release’s files for one more release', async () => {
  const outDir = join(await createTempFolder(), 'dist');
  const build = async (release: string, messages = 'messages') => {
    const restore = await preserveLastRelease(outDir, SITE);
    await rm(outDir, { recursive: true, force: true });
    for (const folder of ['_astro', messages]) {
      await mkdir(join(outDir, folder), { recursive: true });
      for (const file of [release, 'same']) await writeFile(join(outDir, folder, file), release);
    }
    await restore();
    const folders = (await readdir(outDir)).filter((name) => !name.startsWith('.')).toSorted();
    const contents = await Promise.all(folders.map((folder) => readdir(join(outDir, folder))));
    return contents.map((files, index) => [folders[index], ...files.toSorted()].join(' '));
  };
  // Older releases have `words` instead of `messages`.
  expect(await build('1', 'words')).toEqual(['_astro 1 same', 'words 1 same']);
  expect(await build('2')).toEqual(['_astro 1 2 same', 'messages 2 same', 'words 1 same']);
  expect(await build('3')).toEqual(['_astro 2 3 same', 'messages 2 3 same']);
  const texts = ['2', 'same'].map((file) => readFile(join(outDir, 'messages', file), 'utf8'));
  expect(await Promise.all(texts)).toEqual(['2', '3']);
});

test.each([
  ['the same site', SITE, ['a.js', 'b.js']],
  ['another origin', siteAt('http://localhost:4321'), ['b.js']],
  ['another base path', siteAt('https://page.example/landing'), ['b.js']],
  ['a site without a server', { ...SITE, counting: false }, ['b.js']],
])('keeps files from an earlier build only for the same site: %s', async (_, lastSite, files) => {
  const { folder, remove } = await createTestSite(lastSite, { '_astro/a.js': 'a' });
  onTestFinished(remove);
  const restore = await preserveLastRelease(folder, SITE);
  await rm(join(folder, '_astro/a.js'));
  await writeFile(join(folder, '_astro/b.js'), 'b');
  await restore();
  expect((await readdir(join(folder, '_astro'))).toSorted()).toEqual(files);
});
