import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// The real bootstrap in a folder of its own, with one command and an npm that the tests write.

const lockFile = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/node': { version },
      [`node_modules/of-system-${version}`]: { version, optional: true },
    },
  });
const INSTALLS = `
  mkdir -p node_modules/node/bin && ln -sf ${process.execPath} node_modules/node/bin/node
  echo '{ "packages": { "node_modules/node": { "version": "2" } } }' > node_modules/.package-lock.json`;
const COMMAND = `
  process.on('SIGTERM', () => { console.log('ended politely'); process.exit(0); });
  console.log('runs', process.argv.slice(2).join(' '));
  if (process.argv[2] === 'wait') setInterval(() => {}, 1000);`;

let folder: string;
const installed = () => join(folder, 'node_modules/.package-lock.json');
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bootstrap-'));
  for (const path of ['scripts', '.cache', 'bin']) await mkdir(join(folder, path));
  for (const file of ['bootstrap.mjs', 'lock.mjs']) {
    await cp(join(import.meta.dirname, file), join(folder, 'scripts', file));
  }
  await writeFile(join(folder, 'scripts/command.ts'), COMMAND);
  await writeFile(join(folder, 'package-lock.json'), lockFile('2'));
  await npmDoes(`echo npm "$@"; ${INSTALLS}`);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const npmDoes = (commands: string) =>
  writeFile(join(folder, 'bin/npm'), `#!/bin/sh\n${commands}\n`, { mode: 0o755 });

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

test('the first command installs, whatever NODE_ENV says, and the next one uses it at once', async () => {
  const first = await start('command').ended;
  expect(first.code).toBe(0);
  expect(first.output).toMatch(/npm ci --include=dev[^\n]*\nruns \n$/);
  expect(await start('command', 'a', 'b').ended).toEqual({
    code: 0,
    output: 'runs a b\n',
    errors: '',
  });
});

test('what a host installed by npm ci is not installed again, but where a package has another version', async () => {
  spawnSync('sh', ['bin/npm'], { cwd: folder });
  expect((await start('command').ended).output).toBe('runs \n');
  await writeFile(join(folder, 'package-lock.json'), lockFile('3'));
  expect((await start('command').ended).output).toContain('npm ci');
});

test('what an interrupted installation left, with the lock of a killed one, is not taken for whole', async () => {
  await start('command').ended;
  await rm(installed());
  await writeFile(join(folder, '.cache/install.lock'), '99999999');
  const { code, output } = await start('command').ended;
  expect([code, output.includes('npm ci')]).toEqual([0, true]);
});

test.each([
  ['echo nothing works >&2; exit 1', 'npm ci failed; its last words: nothing works'],
  ['echo ENOSPC >&2; exit 1', 'The disk is full: free about 700 MB and run the command again.'],
  [
    'true',
    'The pinned Node did not install: run `npm rebuild node --ignore-scripts=false` to see why.',
  ],
])(
  'where npm fails by "%s", a sentence says so, and what was installed for another lock file is forgotten',
  async (commands, sentence) => {
    await mkdir(join(folder, 'node_modules'));
    await writeFile(installed(), lockFile('1'));
    await npmDoes(commands);
    expect(await start('command').ended).toMatchObject({ code: 1, errors: `${sentence}\n` });
    expect(existsSync(installed())).toBe(false);
  },
);

test('beside an installation no second one begins, and Ctrl-C ends it with one sentence', async () => {
  await npmDoes('echo installs; echo noise >&2; exec sleep 60');
  const first = start('command');
  await first.says('installs');
  expect(await start('command').ended).toMatchObject({
    code: 1,
    errors: 'Another command installs in this folder: run this one when it is done.\n',
  });
  first.child.kill('SIGINT');
  expect(await first.ended).toMatchObject({
    code: 1,
    errors: 'The installation was interrupted. The next command begins it anew.\n',
  });
  expect(existsSync(installed())).toBe(false);
});

test.each(['#', '?', '%'])(
  'a %s in the path of the folder is told before anything else',
  async (sign) => {
    const renamed = `${folder} ${sign} b`;
    await rename(folder, renamed);
    folder = renamed;
    const { code, output, errors } = await start('command').ended;
    expect([code, output]).toEqual([1, '']);
    expect(errors).toContain(`has a ${sign} in it`);
  },
);

test('a signal to the bootstrap alone ends the command, which does so in its own way', async () => {
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
