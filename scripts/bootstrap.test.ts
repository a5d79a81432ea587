import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// The real bootstrap in a folder of its own, with one command and an npm that the tests write.

const LOCK = '{ "packages": {} }';
const STAMP = createHash('sha256').update(LOCK).digest('hex');
const PINNED_NODE = `mkdir -p node_modules/.bin && ln -sf ${process.execPath} node_modules/.bin/node`;
const COMMAND = `
  process.on('SIGTERM', () => { console.log('ended politely'); process.exit(0); });
  console.log('runs', process.argv.slice(2).join(' '));
  if (process.argv[2] === 'wait') setInterval(() => {}, 1000);`;

let folder: string;
let modules: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bootstrap-'));
  modules = join(folder, 'node_modules');
  await mkdir(join(folder, 'scripts'));
  for (const file of ['bootstrap.mjs', 'lock.mjs']) {
    await cp(join(import.meta.dirname, file), join(folder, 'scripts', file));
  }
  await writeFile(join(folder, 'scripts/command.ts'), COMMAND);
  await writeFile(join(folder, 'package-lock.json'), LOCK);
  await npmDoes(PINNED_NODE);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function npmDoes(commands: string): Promise<void> {
  await mkdir(join(folder, 'bin'), { recursive: true });
  await writeFile(join(folder, 'bin/npm'), `#!/bin/sh\n${commands}\n`);
  await chmod(join(folder, 'bin/npm'), 0o755);
}

/** Packages as an installation left them. */
async function installed(stamp?: string): Promise<void> {
  await mkdir(join(modules, '.bin'), { recursive: true });
  await symlink(process.execPath, join(modules, '.bin/node'));
  if (stamp !== undefined) await writeFile(join(modules, '.installed'), stamp);
}

function start(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', ...args], {
    cwd: folder,
    env: { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const seen = { output: '', errors: '' };
  child.stdout.on('data', (chunk) => (seen.output += String(chunk)));
  child.stderr.on('data', (chunk) => (seen.errors += String(chunk)));
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), ...seen }));
  const says = async (words: string) => {
    while (!seen.output.includes(words)) await once(child.stdout, 'data');
  };
  return { child, ended, says };
}

test('what was installed is used at once, and the command gets its arguments', async () => {
  await installed(STAMP);
  expect(await start('command', 'a', 'b').ended).toEqual({
    code: 0,
    output: 'runs a b\n',
    errors: '',
  });
});

test('what an interrupted installation left is not taken for whole', async () => {
  await installed();
  const { code, output } = await start('command').ended;
  expect(code).toBe(0);
  expect(output).toContain('runs');
  expect(await readFile(join(modules, '.installed'), 'utf8')).toBe(STAMP);
});

test('development packages are installed whatever NODE_ENV says', async () => {
  await npmDoes(`echo npm "$@"; ${PINNED_NODE}`);
  const { output } = await start('command').ended;
  expect(output).toContain('npm ci --include=dev');
});

test('after a change of the lock file everything is installed anew, and a failure is remembered', async () => {
  await installed('of an older lock file');
  await npmDoes('echo nothing works >&2; exit 1');
  const { code, errors } = await start('command').ended;
  expect([code, errors]).toEqual([1, 'npm ci failed; its last words: nothing works\n']);
  expect(existsSync(join(modules, '.installed'))).toBe(false);
});

test('a second command in one clone does not install beside the first', async () => {
  await npmDoes('echo installs; exec sleep 60');
  const first = start('command');
  await first.says('installs');
  const second = await start('command').ended;
  first.child.kill('SIGINT');
  await first.ended;
  expect(second).toMatchObject({
    code: 1,
    errors: 'Another command installs in this folder: run this one when it is done.\n',
  });
});

test('a lock that a killed command left is no hindrance', async () => {
  await mkdir(join(folder, '.cache'));
  await writeFile(join(folder, '.cache/install.lock'), '99999999');
  expect((await start('command').ended).code).toBe(0);
});

test.each(['#', '?', '%'])(
  'a %s in the path of the folder is told before anything else',
  async (sign) => {
    const renamed = join(folder, `a ${sign} b`);
    await mkdir(renamed);
    await cp(join(folder, 'scripts'), join(renamed, 'scripts'), { recursive: true });
    folder = renamed;
    const { code, errors } = await start('command').ended;
    expect(code).toBe(1);
    expect(errors).toContain(`has a ${sign} in it`);
    folder = join(renamed, '..');
  },
);

test('Ctrl-C while installing ends with one sentence', async () => {
  await npmDoes('echo installs; echo noise >&2; exec sleep 60');
  const { child, ended, says } = start('command');
  await says('installs');
  child.kill('SIGINT');
  const { code, errors } = await ended;
  expect(code).toBe(130);
  expect(errors).toBe('The installation was interrupted. The next command begins it anew.\n');
  expect(existsSync(join(modules, '.installed'))).toBe(false);
});

test('a signal to the bootstrap alone ends the command, which does so in its own way', async () => {
  await installed(STAMP);
  const { child, ended, says } = start('command', 'wait');
  await says('runs wait');
  child.kill('SIGTERM');
  const { code, output } = await ended;
  expect(code).toBe(0);
  expect(output).toContain('ended politely');
});

test('an unknown command is called so', async () => {
  const { code, errors } = await start('comand').ended;
  expect([code, errors]).toEqual([1, 'There is no command "comand": `npm run` lists all.\n']);
});
