import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Runs the checks where no program is to be had, not even one that installs others. */
function runWithoutPrograms(...engines: string[]) {
  const script = join(import.meta.dirname, 'testEngines.ts');
  const env = { PATH: '/nowhere' };
  return spawnSync(process.execPath, [script, ...engines], { encoding: 'utf8', env });
}

test('an engine that cannot be had is said to be not run, with what to install', () => {
  const { status, stdout } = runWithoutPrograms();
  expect(stdout).toBe(
    [
      'firefox: not run; install it (Debian: `apt-get install firefox-esr`) or name its executable in FIREFOX_PATH',
      'webkit: not run; install it (Debian: `apt-get install webkit2gtk-driver xvfb`) or name its executable in WEBKIT_DRIVER_PATH',
      '0 passed, 0 failed\n',
    ].join('\n'),
  );
  expect(status).toBe(0);
});

test('an engine that was asked for by name and is missing has failed', () => {
  const { status, stdout } = runWithoutPrograms('webkit');
  expect(stdout).toMatch(/^FAILED webkit: not run; .+\n0 passed, 1 failed\n$/);
  expect(status).toBe(1);
});
