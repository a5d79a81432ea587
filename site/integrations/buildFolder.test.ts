import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { getFreePort } from '../../server/test/freePort.ts';
import { runScript } from '../../server/test/runScript.ts';
import { createTempFolder } from '../../server/test/temporaryFolder.ts';
import { FROZEN_OWNER } from '../e2e/environment.ts';
import { emptyBuildFolder, assertSafeBuildFolder } from './buildFolder.ts';

/** Contains `project` (with `data` and `dist`) and its sibling folders. */
let parent: string;
const inParent = (path: string) => join(parent, path);
async function write(path: string, text = 'kept') {
  await mkdir(dirname(inParent(path)), { recursive: true });
  await writeFile(inParent(path), text);
}
beforeEach(async () => {
  parent = await createTempFolder();
  await write('project/data/sign-ups.sqlite');
});
const check = (folder: string, dataDir = 'project/data') =>
  assertSafeBuildFolder(inParent(folder), {
    project: inParent('project'),
    dataDir: inParent(dataDir),
  });

test.each(['project', 'project/', '.', '../..', 'link'])(
  'rejects the project folder and its parents: %s',
  async (folder) => {
    await symlink(inParent('project'), inParent('link'));
    await expect(check(folder)).rejects.toThrow(/^OUT_DIR is \/\S*, which contains this project\./);
  },
);

test.each([
  ['project/data', 'project/data'],
  ['project/data/', 'project/data'],
  ['project/data/new', 'project/data'],
  ['project/dist', 'project/dist/data'],
  ['project/dist', 'project/dist/new/data/'],
  ['link', 'project/data'],
  ['link/new', 'project/data'],
  ['project/dist', 'link/dist'],
  ['project/dist', 'dist-link/data'],
])('rejects %s if sign-ups are in %s', async (folder, dataDir) => {
  await write('project/dist/.site.json');
  const target = dataDir.startsWith('link') ? 'project' : 'project/data';
  await symlink(inParent(target), inParent('link'));
  await symlink(inParent('project/dist'), inParent('dist-link'));
  await expect(check(folder, dataDir)).rejects.toThrow(
    /^DATA_DIR is .*. Set them to two separate folders/,
  );
});

test('rejects a folder with a symlink to the sign-ups', async () => {
  await write('dist/.site.json');
  await symlink(inParent('project/data'), inParent('dist/data'));
  await expect(check('dist', 'dist/data')).rejects.toThrow(/^DATA_DIR is /);
});

test.each([
  ['a folder with other files', 'photos/cat.jpg', 'photos', 'such as cat.jpg'],
  ['a file', 'photos/cat.jpg', 'photos/cat.jpg', 'OUT_DIR must be a readable folder'],
  ['a source folder', 'project/site/index.ts', 'project/site', 'such as index.ts'],
  ['a build that contains sign-ups', 'dist/.data/sign-ups.sqlite', 'dist', 'dist/.data/sign-ups'],
])('rejects %s', async (_, file, folder, error) => {
  await write(file);
  await write('dist/.site.json');
  await expect(check(folder)).rejects.toThrow(error);
});

test.each([
  'new',
  'new/in/new',
  'empty',
  'worktree',
  'built',
  'project/dist',
  'project-dist',
  'link',
])('accepts %s', async (folder) => {
  await mkdir(inParent('empty'));
  await write('worktree/.git');
  for (const built of ['built', 'project/dist', 'project-dist']) await write(`${built}/.site.json`);
  await symlink(inParent('built'), inParent('link'));
  await expect(check(folder)).resolves.toBeUndefined();
});

test('empties a folder, but keeps the manifest and .git', async () => {
  for (const file of ['.site.json', '.git', '.well-known/a', 'index.html'])
    await write(`dist/${file}`);
  await emptyBuildFolder(inParent('dist'));
  expect((await readdir(inParent('dist'))).toSorted()).toEqual(['.git', '.site.json']);
  expect(await readFile(inParent('dist/.site.json'), 'utf8')).toBe('');
  await emptyBuildFolder(inParent('new/dist'));
  expect(await readdir(inParent('new/dist'))).toEqual(['.site.json']);
});

test.each(['build.ts', 'start.ts'])(
  '%s prints a one-line error and deletes nothing',
  async (script) => {
    await write('dist/data/sign-ups.sqlite');
    await write('dist/.site.json');
    const settings = {
      OWNER: FROZEN_OWNER,
      OUT_DIR: inParent('dist/'),
      DATA_DIR: inParent('dist/data'),
    };
    const { code, err } = await runScript(script, {
      ...settings,
      PORT: String(await getFreePort()),
    });
    expect(err).toMatch(/(?:^|\n)DATA_DIR is [^\n]+\n$/);
    expect(code).toBe(1);
    expect(await readFile(inParent('dist/data/sign-ups.sqlite'), 'utf8')).toBe('kept');
  },
);
