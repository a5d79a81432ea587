import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runProgram } from '../server/test/runServer.ts';
import { createTempFolder } from '../server/test/temporaryFolder.ts';

const SOURCES =
  'contract scripts server/src site test astro.config.ts package.json package-lock.json tsconfig.base.json'.split(
    ' ',
  );

/** Copies this project into a new monorepo and symlinks its `node_modules`. */
async function createMonorepo() {
  const monorepo = await createTempFolder();
  const project = join(monorepo, 'page');
  const filter = (path: string) => !/(?:^|\/)(?:node_modules|e2e)(?:\/|$)/.test(path);
  for (const source of SOURCES)
    await cp(source, join(project, source), { recursive: true, filter });
  await symlink(resolve('node_modules'), join(project, 'node_modules'));
  await writeFile(join(monorepo, 'package.json'), '{ "workspaces": ["page"] }');
  return { monorepo, project };
}

test('in a monorepo, builds into a sibling folder with a similar name', async () => {
  const { monorepo, project } = await createMonorepo();
  const config = 'throw new Error("Must not be loaded")';
  await writeFile(join(monorepo, 'postcss.config.cjs'), config);
  const folder = join(monorepo, 'page-dist');
  await mkdir(folder);
  for (const file of ['.site.json', 'old.html']) await writeFile(join(folder, file), '');
  const settings = { OUT_DIR: '../page-dist/', OWNER: 'test/owner' };
  const build = [process.execPath, 'scripts/build.ts', '--quiet'];
  const { code, errors } = await runProgram(build, settings, project).ended;
  expect([code, errors]).toEqual([0, expect.stringMatching(/^Warning: .*\n$|^$/)]);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('</html>');
  expect((await readdir(monorepo)).toSorted()).toEqual(
    ['package.json', 'page', 'page-dist', 'postcss.config.cjs'].toSorted(),
  );
  expect(existsSync(join(folder, 'old.html'))).toBe(false);
  // Without this file, GitHub Pages ignores folders such as `_astro`.
  expect(existsSync(join(folder, '.nojekyll'))).toBe(true);
});
