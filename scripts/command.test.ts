import { expect, test } from 'vitest';
import { runScript } from '../server/test/runScript.ts';

/** Runs a command where no program is to be had, not even one that installs others. */
const run = (command: string) => runScript(command, { PATH: '/nowhere' });

test.each([
  ['testEngines.ts', 'firfox', '"firfox" is unknown here. Known: firefox, webkit.\n'],
  [
    'test.ts',
    'page.e2e.ts',
    "Unexpected argument 'page.e2e.ts'. This command does not take positional arguments",
  ],
  ['preview.ts', '--prot', "Unknown option '--prot'"],
])('%s refuses %s in a sentence, before it does anything', async (file, wrong, sentence) => {
  const { code, out, err } = await run(`${file} ${wrong}`);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(sentence);
  expect(err).not.toContain('    at ');
});

const FIREFOX =
  'firefox: not run; install it (Debian: `apt-get install firefox-esr`) or name its executable in FIREFOX_PATH\n';
const WEBKIT =
  'webkit: not run; install it (Debian: `apt-get install webkit2gtk-driver xvfb`) or name its executable in WEBKIT_DRIVER_PATH\n';

test('an engine that cannot be had is said to be not run, with what to install, and has failed where it was asked for', async () => {
  const [all, one] = [await run('testEngines.ts'), await run('testEngines.ts webkit')];
  expect([all.code, all.out]).toEqual([0, `${FIREFOX}${WEBKIT}0 passed, 0 failed\n`]);
  expect([one.code, one.out]).toEqual([1, `FAILED ${WEBKIT}0 passed, 1 failed\n`]);
});
