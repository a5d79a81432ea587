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
const PINNED_NODE = `mkdir -p node_modules/.bin && ln -s ${process.execPath} node_modules/.bin/node`;
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
  await cp(join(import.meta.dirname, 'bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
  await writeFile(join(folder, 'scripts/command.ts'), COMMAND);
  await writeFile(join(folder, 'package-lock.json'), LOCK);
  await npmDoes(`ls -A node_modules; ${PINNED_NODE}`);
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
  await mkdir(join(modules, 'half-a-package'));
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

test('an installation that was interrupted begins again from an empty folder', async () => {
  await installed();
  const { code, output } = await start('command').ended;
  expect(code).toBe(0);
  expect(output).not.toContain('half-a-package');
  expect(output).toContain('runs');
  expect(await readFile(join(modules, '.installed'), 'utf8')).toBe(STAMP);
});

test('after a change of the lock file npm updates what is there, and a failure is remembered', async () => {
  await installed('of an older lock file');
  await npmDoes('ls node_modules; echo nothing works >&2; exit 1');
  const { code, output, errors } = await start('command').ended;
  expect(output).toContain('half-a-package');
  expect([code, errors]).toEqual([1, 'npm install failed; its last words: nothing works\n']);
  expect(existsSync(join(modules, '.installed'))).toBe(false);
});

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
