import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Runs a command where no program is to be had, not even one that installs others. */
function run(file: string, ...words: string[]) {
  const args = [join(import.meta.dirname, file), ...words];
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { PATH: '/nowhere' } });
}

test.each([
  ['testEngines.ts', 'firfox', '"firfox" is unknown here. Known: firefox, webkit.\n'],
  ['test.ts', 'page.e2e.ts', '"page.e2e.ts" is unknown here. Known: no words.\n'],
  ['preview.ts', '--prot', "Unknown option '--prot'"],
])('%s refuses %s in a sentence, before it does anything', (file, wrong, sentence) => {
  const { status, stdout, stderr } = run(file, wrong);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
});

const FIREFOX =
  'firefox: not run; install it (Debian: `apt-get install firefox-esr`) or name its executable in FIREFOX_PATH\n';
const WEBKIT =
  'webkit: not run; install it (Debian: `apt-get install webkit2gtk-driver xvfb`) or name its executable in WEBKIT_DRIVER_PATH\n';

test('an engine that cannot be had is said to be not run, with what to install, and has failed where it was asked for', () => {
  const all = run('testEngines.ts');
  expect([all.status, all.stdout]).toEqual([0, `${FIREFOX}${WEBKIT}0 passed, 0 failed\n`]);
  const one = run('testEngines.ts', 'webkit');
  expect([one.status, one.stdout]).toEqual([1, `FAILED ${WEBKIT}0 passed, 1 failed\n`]);
});
