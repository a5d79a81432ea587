import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../server/test/temporaryFolder.ts';
import { installMissing, requirePrograms } from './programs.ts';

const MISSING = { names: ['no-database'], debian: 'no-database-15', use: 'keeps sign-ups' };
const ABSENT = { names: ['no-browser'], debian: 'no-browser', use: 'shows the page' };
const HERE = { names: ['sh'], debian: 'dash', use: 'runs commands' };

/** Runs on Debian as that user, with programs that write down how they were called. */
async function onDebian(user: number) {
  const folder = await temporaryFolder();
  const calls = join(folder, 'calls');
  writeFileSync(calls, '');
  const script = `#!/bin/sh\necho "$(basename $0) $*" >> ${calls}; [ "$2" != no-browser ]\n`;
  for (const name of ['apt-get', 'apt-cache'])
    writeFileSync(join(folder, name), script, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`);
  vi.spyOn(process, 'getuid').mockReturnValue(user);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {
    // Said before anything is done.
    expect(readFileSync(calls, 'utf8')).toBe('');
  });
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  return { log, calls: () => readFileSync(calls, 'utf8') };
}

test('as root names each missing package and its use, then installs what Debian has', async () => {
  const { log, calls } = await onDebian(0);
  expect(installMissing([HERE, MISSING, ABSENT])).toEqual([MISSING]);
  expect(log.mock.calls).toEqual([
    [
      'As root, the tests install these packages with apt-get:\n  no-database-15: keeps sign-ups\n  no-browser: shows the page',
    ],
  ]);
  expect(calls()).toMatch(/^apt-get -qq update\n[^]*install -y \S+ no-database-15\n$/);
});

test('installs nothing without root, and nothing that is there', async () => {
  const user = await onDebian(1_000);
  expect(installMissing([MISSING])).toEqual([]);
  const root = await onDebian(0);
  expect(installMissing([HERE])).toEqual([]);
  expect([user.calls(), root.calls()]).toEqual(['', '']);
});

test('says in one line how to install all that is missing', () => {
  expect(() => requirePrograms([HERE, MISSING, ABSENT])).toThrow(
    'The tests need no-database, no-browser. Install what is missing (Debian: `sudo apt-get install no-database-15 no-browser`), then run `npm test` again.',
  );
  expect(requirePrograms([HERE])).toEqual([expect.stringMatching(/\/sh$/)]);
});
