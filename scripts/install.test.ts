import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { runProgram } from '../server/test/runServer.ts';
import { createTempFolder } from '../server/test/temporaryFolder.ts';

/** A project with the real installer and a fake npm. */
let project: string;
const write = (path: string, text: string) => writeFile(join(project, path), text, { mode: 0o755 });
const packages = (version: string) =>
  JSON.stringify({ packages: { '': {}, node: { version }, other: { version, optional: true } } });
const FAKE_INSTALL = `mkdir -p node_modules/node/bin; touch node_modules/node/bin/node
  echo '{ "packages": { "node": { "version": "2" } } }' > node_modules/.package-lock.json`;
const start = () => {
  const PATH = `${join(project, 'bin')}:${process.env['PATH']}`;
  return runProgram([process.execPath, 'scripts/install.mjs'], { PATH }, project);
};

beforeEach(async () => {
  project = join(await createTempFolder(), 'page');
  await cp('scripts', join(project, 'scripts'), { recursive: true });
  await mkdir(join(project, 'bin'));
  await write('package-lock.json', packages('2'));
  await write('bin/npm', `#!/bin/sh\necho npm "$@"; ${FAKE_INSTALL}\n`);
});

test('installs packages that are missing, outdated, or incomplete', async () => {
  const installed = {
    code: 0,
    output: expect.stringMatching(/\nnpm ci --include=dev /),
    errors: '',
  };
  expect(await start().ended).toEqual(installed);
  expect(await start().ended).toEqual({ code: 0, output: '', errors: '' });
  await write('node_modules/.package-lock.json', packages('1'));
  expect(await start().ended).toEqual(installed);
  await rm(join(project, 'node_modules/node'), { recursive: true });
  expect(await start().ended).toEqual(installed);
  await rm(join(project, 'node_modules/.package-lock.json'));
  await write('.cache/install.lock', '99999999');
  expect(await start().ended).toEqual(installed);
});

test('installs packages in the owner folder, with or without a lockfile', async () => {
  await write(
    'bin/npm',
    `#!/bin/sh\necho npm "$@"; case $* in *prefix=.\\ *) ${FAKE_INSTALL};; esac\n`,
  );
  await mkdir(join(project, 'owner/node_modules'), { recursive: true });
  const dependencies = { sora: '5.0.0' };
  await write('owner/package.json', JSON.stringify({ dependencies }));
  const output = async () => (await start().ended).output;
  expect(await output()).toContain('npm install --ignore-scripts --prefix=owner');
  const locked = { packages: { '': { dependencies }, 'node_modules/sora': { version: '5.0.0' } } };
  await write('owner/package-lock.json', JSON.stringify(locked));
  expect(await output()).toContain('npm ci --ignore-scripts --prefix=owner');
  await write('owner/node_modules/.package-lock.json', JSON.stringify(locked));
  expect(await output()).toBe('');
});

test('fails while another command is installing packages', async () => {
  await write(
    'bin/npm',
    `#!/bin/sh\necho started; while [ -e bin -a ! -e go ]; do sleep 0.1; done; ${FAKE_INSTALL}`,
  );
  const first = start();
  await expect.poll(() => first.seen.output).toContain('started');
  const errors = 'Another command is installing packages. Wait for it to finish, then try again.\n';
  expect(await start().ended).toEqual({ code: 1, output: '', errors });
  await write('go', '');
  expect(await first.ended).toMatchObject({ code: 0 });
  expect(existsSync(join(project, '.cache/install.lock'))).toBe(false);
});

test('installs nothing without a lockfile, as in the Docker image', async () => {
  await rm(join(project, 'package-lock.json'));
  expect(await start().ended).toEqual({ code: 0, output: '', errors: '' });
});

test.each([
  ['npm fails', 'bin/npm', '#!/bin/sh\necho no network >&2; exit 1', 'npm ci failed: no network'],
  ['the disk is full', 'bin/npm', '#!/bin/sh\necho ENOSPC >&2; exit 1', 'The disk is full. Free'],
  ['Node is missing', 'bin/npm', '#!/bin/sh\n', 'npm did not install the pinned Node. Run'],
  ['the folder is not writable', '.cache', 'not a folder', 'Cannot write to /'],
])('prints a one-line error if %s', async (_, path, text, error) => {
  await write(path, text);
  const { code, errors } = await start().ended;
  expect([code, errors]).toEqual([1, expect.stringMatching(RegExp(`^${error}[^\n]*\n$`))]);
});

test.each(['#', '?', '%'])('fails if the path contains %s', async (character) => {
  await cp(project, (project += character), { recursive: true });
  const errors = expect.stringContaining(character);
  expect(await start().ended).toMatchObject({ code: 1, errors });
});
