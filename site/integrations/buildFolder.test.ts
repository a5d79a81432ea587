import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { getFreePort } from '../../server/test/freePort.ts';
import { runScript } from '../../server/test/runScript.ts';
import { createTempFolder } from '../../server/test/temporaryFolder.ts';
import { FROZEN_OWNER } from '../e2e/environment.ts';
import { emptyBuildFolder, assertSafeBuildFolder } from './buildFolder.ts';

/** Contains `clone` with its `data` and `dist`, and sibling folders. */
let parent: string;
const at = (path: string) => join(parent, path);
async function write(path: string, text = 'kept') {
  await mkdir(dirname(at(path)), { recursive: true });
  await writeFile(at(path), text);
}
beforeEach(async () => {
  parent = await createTempFolder();
  await write('clone/data/sign-ups.sqlite');
});
const refuse = (folder: string, dataDir = 'clone/data') =>
  assertSafeBuildFolder(at(folder), { clone: at('clone'), dataDir: at(dataDir) });

test.each(['clone', 'clone/', '.', '../..', 'link'])(
  'refuses the clone and its parents: %s',
  async (folder) => {
    await symlink(at('clone'), at('link'));
    await expect(refuse(folder)).rejects.toThrow(/^OUT_DIR is \/\S*, which contains this clone\./);
  },
);

test.each([
  ['clone/data', 'clone/data'],
  ['clone/data/', 'clone/data'],
  ['clone/data/new', 'clone/data'],
  ['clone/dist', 'clone/dist/data'],
  ['clone/dist', 'clone/dist/new/data/'],
  ['link', 'clone/data'],
  ['link/new', 'clone/data'],
  ['clone/dist', 'link/dist'],
  ['clone/dist', 'dist-link/data'],
])('refuses %s while sign-ups are in %s', async (folder, dataDir) => {
  await write('clone/dist/.site.json');
  await symlink(dataDir.startsWith('link') ? at('clone') : at('clone/data'), at('link'));
  await symlink(at('clone/dist'), at('dist-link'));
  await expect(refuse(folder, dataDir)).rejects.toThrow(
    /^DATA_DIR is .*. Choose two separate folders/,
  );
});

test('refuses a folder with a link to the sign-ups', async () => {
  await write('dist/.site.json');
  await symlink(at('clone/data'), at('dist/data'));
  await expect(refuse('dist', 'dist/data')).rejects.toThrow(/^DATA_DIR is /);
});

test.each([
  ['a folder with files', 'photos/cat.jpg', 'photos', 'such as cat.jpg'],
  ['a file', 'photos/cat.jpg', 'photos/cat.jpg', 'OUT_DIR must be a readable folder'],
  ['a folder of sources', 'clone/site/index.ts', 'clone/site', 'such as index.ts'],
  ['a build that holds sign-ups', 'dist/.data/sign-ups.sqlite', 'dist', 'dist/.data/sign-ups'],
])('refuses %s', async (_, file, folder, sentence) => {
  await write(file);
  await write('dist/.site.json');
  await expect(refuse(folder)).rejects.toThrow(sentence);
});

test.each(['new', 'new/in/new', 'empty', 'worktree', 'built', 'clone/dist', 'clone-dist', 'link'])(
  'takes %s',
  async (folder) => {
    await mkdir(at('empty'));
    await write('worktree/.git');
    for (const built of ['built', 'clone/dist', 'clone-dist']) await write(`${built}/.site.json`);
    await symlink(at('built'), at('link'));
    await expect(refuse(folder)).resolves.toBeUndefined();
  },
);

test('empties a folder except for its marker and git', async () => {
  for (const file of ['.site.json', '.git', '.well-known/a', 'index.html'])
    await write(`dist/${file}`);
  await emptyBuildFolder(at('dist'));
  expect((await readdir(at('dist'))).toSorted()).toEqual(['.git', '.site.json']);
  expect(await readFile(at('dist/.site.json'), 'utf8')).toBe('');
  await emptyBuildFolder(at('new/dist'));
  expect(await readdir(at('new/dist'))).toEqual(['.site.json']);
});

test.each(['build.ts', 'start.ts'])(
  '%s fails with one sentence and deletes nothing',
  async (script) => {
    await write('dist/data/sign-ups.sqlite');
    await write('dist/.site.json');
    const settings = {
      OWNER: FROZEN_OWNER,
      OUT_DIR: at('dist/'),
      DATA_DIR: at('dist/data'),
    };
    const { code, err } = await runScript(script, {
      ...settings,
      PORT: String(await getFreePort()),
    });
    expect(err).toMatch(/(?:^|\n)DATA_DIR is [^\n]+\n$/);
    expect(code).toBe(1);
    expect(await readFile(at('dist/data/sign-ups.sqlite'), 'utf8')).toBe('kept');
  },
);
