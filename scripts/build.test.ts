import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runProgram } from '../server/test/runServer.ts';
import { createTempFolder } from '../server/test/temporaryFolder.ts';

/** What a build reads. */
const SOURCES =
  'contract scripts server/src site test astro.config.ts package.json package-lock.json tsconfig.base.json'.split(
    ' ',
  );

/** The sources of this clone in a folder of a monorepo, with the packages of this clone. */
async function cloneInMonorepo() {
  const monorepo = await createTempFolder();
  const clone = join(monorepo, 'page');
  const filter = (path: string) => !/(?:^|\/)(?:node_modules|e2e)(?:\/|$)/.test(path);
  for (const source of SOURCES) await cp(source, join(clone, source), { recursive: true, filter });
  await symlink(resolve('node_modules'), join(clone, 'node_modules'));
  await writeFile(join(monorepo, 'package.json'), '{ "workspaces": ["page"] }');
  return { monorepo, clone };
}

test('builds within a monorepo, into a folder whose path begins like that of the clone', async () => {
  const { monorepo, clone } = await cloneInMonorepo();
  await writeFile(join(monorepo, 'postcss.config.cjs'), 'throw new Error("of another project")');
  const folder = join(monorepo, 'page-dist');
  await mkdir(folder);
  for (const file of ['.site.json', 'old.html']) await writeFile(join(folder, file), '');
  const settings = { OUT_DIR: '../page-dist/', OWNER: 'test/owner' };
  const build = [process.execPath, 'scripts/build.ts', '--quiet'];
  const { code, errors } = await runProgram(build, settings, clone).ended;
  expect([code, errors]).toEqual([0, expect.stringMatching(/^Warning: .*\n$|^$/)]);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('</html>');
  expect((await readdir(monorepo)).toSorted()).toEqual(
    ['package.json', 'page', 'page-dist', 'postcss.config.cjs'].toSorted(),
  );
  expect(existsSync(join(folder, 'old.html'))).toBe(false);
  // GitHub Pages leaves out folders such as `_astro` without it.
  expect(existsSync(join(folder, '.nojekyll'))).toBe(true);
});
