import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { runProgram } from '../server/test/runServer.ts';
import { createTempFolder } from '../server/test/temporaryFolder.ts';

/** A clone with the real installer and an npm that the tests write. */
let clone: string;
const write = (path: string, text: string) => writeFile(join(clone, path), text, { mode: 0o755 });
const packages = (version: string) =>
  JSON.stringify({ packages: { '': {}, node: { version }, other: { version, optional: true } } });
const INSTALL = `mkdir -p node_modules/node/bin; touch node_modules/node/bin/node
  echo '{ "packages": { "node": { "version": "2" } } }' > node_modules/.package-lock.json`;
const start = () => {
  const PATH = `${join(clone, 'bin')}:${process.env['PATH']}`;
  return runProgram([process.execPath, 'scripts/install.mjs'], { PATH }, clone);
};

beforeEach(async () => {
  clone = join(await createTempFolder(), 'page');
  await cp('scripts', join(clone, 'scripts'), { recursive: true });
  await mkdir(join(clone, 'bin'));
  await write('package-lock.json', packages('2'));
  await write('bin/npm', `#!/bin/sh\necho npm "$@"; ${INSTALL}\n`);
});

test('installs once, again for another version, and again after it was killed', async () => {
  const done = { code: 0, output: expect.stringMatching(/\nnpm ci --include=dev /), errors: '' };
  expect(await start().ended).toEqual(done);
  expect(await start().ended).toEqual({ code: 0, output: '', errors: '' });
  await write('node_modules/.package-lock.json', packages('1'));
  expect(await start().ended).toEqual(done);
  await rm(join(clone, 'node_modules/node'), { recursive: true });
  expect(await start().ended).toEqual(done);
  await rm(join(clone, 'node_modules/.package-lock.json'));
  await write('.cache/install.lock', '99999999');
  expect(await start().ended).toEqual(done);
});

test('installs the packages of the owner’s folder by its own lock, or makes one', async () => {
  await write('bin/npm', `#!/bin/sh\necho npm "$@"; case $* in *prefix=.\\ *) ${INSTALL};; esac\n`);
  await mkdir(join(clone, 'owner/node_modules'), { recursive: true });
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

test('refuses to install while another command does', async () => {
  await write(
    'bin/npm',
    `#!/bin/sh\necho started; while [ -e bin -a ! -e go ]; do sleep 0.1; done; ${INSTALL}`,
  );
  const first = start();
  await expect.poll(() => first.seen.output).toContain('started');
  const errors = 'Another command is installing packages. Run this one again when it is done.\n';
  expect(await start().ended).toEqual({ code: 1, output: '', errors });
  await write('go', '');
  expect(await first.ended).toMatchObject({ code: 0 });
});

test.each([
  ['npm fails', 'bin/npm', '#!/bin/sh\necho no network >&2; exit 1', 'npm ci failed: no network'],
  ['the disk is full', 'bin/npm', '#!/bin/sh\necho ENOSPC >&2; exit 1', 'The disk is full. Free'],
  ['no Node comes', 'bin/npm', '#!/bin/sh\n', 'The pinned Node is missing. Run'],
  ['the folder is unwritable', '.cache', 'not a folder', 'Cannot write to /'],
])('says in one sentence that %s', async (_, path, text, sentence) => {
  await write(path, text);
  const { code, errors } = await start().ended;
  expect([code, errors]).toEqual([1, expect.stringMatching(RegExp(`^${sentence}[^\n]*\n$`))]);
});

test.each(['#', '?', '%'])('refuses %s in the path, which Vite cannot read', async (sign) => {
  await cp(clone, (clone += sign), { recursive: true });
  expect(await start().ended).toMatchObject({ code: 1, errors: expect.stringContaining(sign) });
});
