import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runProgram } from '../../../server/test/runServer.ts';
import { createTempFolder } from '../../../server/test/temporaryFolder.ts';
import { createHashedFile, getCached } from './generatedFile.ts';

test('puts a content hash in the file name', () => {
  const getUrl = (content: string) => createHashedFile('hero.svg', content).url;
  expect(getUrl('one')).toMatch(/^\/_astro\/hero\.[\w-]{8}\.svg$/);
  expect(getUrl('one')).toBe(getUrl('one'));
  expect(getUrl('two')).not.toBe(getUrl('one'));
});

test('caches a file by its inputs', async () => {
  const getFile = (input: string) =>
    getCached([input], async () => new TextEncoder().encode(input));
  const files = [await getFile('one'), await getFile('two'), await getFile('one')];
  expect(files.map((file) => new TextDecoder().decode(file))).toEqual(['one', 'two', 'one']);
  const cached = await getCached(['one'], () => Promise.reject(new Error('made again')));
  expect(new TextDecoder().decode(cached)).toBe('one');
});

test('regenerates cached files after a package update', async () => {
  const folder = await createTempFolder();
  const code = `import { getCached } from '${resolve('site/src/lib/generatedFile.ts')}';
    process.stdout.write(await getCached([], async () => new TextEncoder().encode(process.argv[1])));`;
  const build = async (packages: string, content: string) => {
    await writeFile(join(folder, 'package-lock.json'), packages);
    const program = [process.execPath, '--input-type=module', '--eval', code, content];
    return (await runProgram(program, {}, folder).ended).output;
  };
  expect(await build('1', 'first')).toBe('first');
  expect(await build('1', 'second')).toBe('first');
  expect(await build('2', 'third')).toBe('third');
});
