import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { runProgram } from '../server/test/runServer.ts';
import { temporaryFolder } from '../server/test/temporaryFolder.ts';

// The real bootstrap in a folder of its own, with one command and an npm that the tests write.

const lockFile = (version: string) => {
  const other = { [`node_modules/of-system-${version}`]: { version, optional: true } };
  return JSON.stringify({ packages: { '': {}, 'node_modules/node': { version }, ...other } });
};
const INSTALLS = `
  mkdir -p node_modules/node/bin && ln -sf ${process.execPath} node_modules/node/bin/node
  echo '{ "packages": { "node_modules/node": { "version": "2" } } }' > node_modules/.package-lock.json`;
const COMMAND = `
  process.on('SIGTERM', () => { console.log('ended politely'); process.exit(0); });
  console.log('runs', process.argv.slice(2).join(' '));
  if (process.argv[2] === 'wait') setInterval(() => {}, 1000);`;

let folder: string;
const installed = () => join(folder, 'node_modules/.package-lock.json');
const write = (path: string, text: string) => writeFile(join(folder, path), text, { mode: 0o755 });
const npmDoes = (commands: string) => write('bin/npm', `#!/bin/sh\n${commands}\n`);
beforeEach(async () => {
  folder = join(await temporaryFolder(), 'here');
  for (const path of ['scripts', '.cache', 'bin', 'stub/bin'])
    await mkdir(join(folder, path), { recursive: true });
  for (const file of ['bootstrap.mjs', 'lock.mjs']) {
    await cp(join(import.meta.dirname, file), join(folder, 'scripts', file));
  }
  await write('scripts/command.ts', COMMAND);
  await write('package-lock.json', lockFile('2'));
  await npmDoes(`echo npm "$@"; ${INSTALLS}`);
});

const start = (...args: string[]) =>
  runProgram([process.execPath, join(folder, 'scripts/bootstrap.mjs'), ...args], {
    PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`,
    NODE_ENV: 'production',
    npm_config_offline: 'true',
  });
const run = (...args: string[]) => start(...args).ended;
const failed = (sentence: string) => ({ code: 1, output: '', errors: `${sentence}\n` });

test('the first command installs, whatever NODE_ENV says, and the next one uses it at once', async () => {
  const installs = /npm ci [^\n]*--include=dev[^\n]*\nruns \n$/;
  expect(await run('command')).toMatchObject({ code: 0, output: expect.stringMatching(installs) });
  expect(await run('command', 'a', 'b')).toEqual({ code: 0, output: 'runs a b\n', errors: '' });
});

test('what a host installed by npm ci is used; where a package has another version, or an interrupted installation left its lock, all is installed anew', async () => {
  spawnSync('sh', ['bin/npm'], { cwd: folder });
  expect((await run('command')).output).toBe('runs \n');
  await write('package-lock.json', lockFile('3'));
  expect((await run('command')).output).toContain('npm ci');
  await rm(installed());
  // Of a program that was killed.
  await write('.cache/install.lock', '99999999');
  expect(await run('command')).toMatchObject({
    code: 0,
    output: expect.stringContaining('npm ci'),
  });
});

test('npm itself installs into a clone that is a workspace of a folder above it', async () => {
  await write('../package.json', JSON.stringify({ workspaces: ['here'] }));
  await write('package.json', JSON.stringify({ dependencies: { node: 'file:stub' } }));
  await write('stub/package.json', JSON.stringify({ name: 'node', version: '1.0.0' }));
  await symlink(process.execPath, join(folder, 'stub/bin/node'));
  const packages = {
    '': { dependencies: { node: 'file:stub' } },
    'node_modules/node': { resolved: 'stub', link: true },
    stub: { name: 'node', version: '1.0.0' },
  };
  await write('package-lock.json', JSON.stringify({ lockfileVersion: 3, packages }));
  await rm(join(folder, 'bin/npm'));
  const output = expect.stringMatching(/\nruns \n$/);
  expect(await run('command')).toEqual({ code: 0, output, errors: '' });
  expect((await run('command')).output).toBe('runs \n');
});

test.each([
  ['echo nothing works >&2; exit 1', 'npm ci failed; its last words: nothing works'],
  ['echo ENOSPC >&2; exit 1', 'The disk is full: free about 700 MB and run the command again.'],
  ['true', 'The pinned Node did not install: `npm rebuild node --ignore-scripts=false` says why.'],
])(
  'where npm fails by "%s", a sentence says so, and what was installed for another lock file is forgotten',
  async (commands, sentence) => {
    await mkdir(join(folder, 'node_modules'));
    await writeFile(installed(), lockFile('1'));
    await npmDoes(commands);
    const errors = expect.stringContaining(sentence);
    expect(await run('command')).toMatchObject({ code: 1, errors });
    expect(existsSync(installed())).toBe(false);
  },
);

test('beside an installation no second one begins, and Ctrl-C ends it with one sentence', async () => {
  await npmDoes('echo installs; echo noise >&2; exec sleep 60');
  const first = start('command');
  await expect.poll(() => first.seen.output).toContain('installs');
  expect(await run('command')).toEqual(
    failed('Another command installs in this folder: run this one when it is done.'),
  );
  first.child.kill('SIGINT');
  const errors = 'The installation was interrupted. The next command begins it anew.\n';
  expect(await first.ended).toMatchObject({ code: 1, errors });
  expect(existsSync(installed())).toBe(false);
});

test('in an image, which has no lock file, says how to run the command there', async () => {
  await rm(join(folder, 'package-lock.json'));
  const sentence =
    '`npm run` needs a clone with package-lock.json. In an image, run `node scripts/command.ts`.';
  expect(await run('command')).toEqual(failed(sentence));
});

test('says where nothing can be installed', async () => {
  await rm(join(folder, '.cache'), { recursive: true });
  await write('.cache', 'no folder');
  const { code, errors } = await run('command');
  expect([code, errors]).toEqual([1, expect.stringMatching(/^Cannot install into [^\n]+\n$/)]);
});

test('an unknown command is called so', async () => {
  expect(await run('comand')).toEqual(
    failed('There is no command "comand" here. In a clone, `npm run` lists all.'),
  );
});

test.each(['#', '?', '%'])('a %s in the path is told before anything else', async (sign) => {
  const renamed = `${folder} ${sign} b`;
  await rename(folder, renamed);
  folder = renamed;
  const errors = expect.stringContaining(`has a ${sign} in it`);
  expect(await run('command')).toEqual({ code: 1, output: '', errors });
});

test('a signal to the bootstrap alone ends the command, which does so in its own way', async () => {
  const { child, ended, seen } = start('command', 'wait');
  await expect.poll(() => seen.output).toContain('runs wait');
  child.kill('SIGTERM');
  const output = expect.stringContaining('ended politely');
  expect(await ended).toMatchObject({ code: 0, output });
});
