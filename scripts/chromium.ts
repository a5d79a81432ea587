import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const INSTALL_LIMIT_MS = 300_000;

/**
 * Finds a Chromium for the tests, installing one when there is none: an installed one first, then
 * Playwright's own, then Debian's package where this user may install it.
 * @returns the path of its executable.
 * @throws Error with one sentence that says what to do.
 */
export function findChromium(): string {
  const found = installed();
  if (found) return found;

  console.log('No Chromium found. Installing one for the tests …');
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: INSTALL_LIMIT_MS });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();

  if (process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env, timeout: INSTALL_LIMIT_MS });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
      env,
      timeout: INSTALL_LIMIT_MS,
    });
  }
  const now = installed();
  if (now) return now;
  throw new Error(
    'The tests need Chromium and could not install one. Install it (Debian: `apt-get install chromium`) or name its executable in CHROMIUM_PATH, then run `npm test` again.',
  );
}

function installed(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const hit = NAMES.map((name) => join(folder, name)).find((path) => existsSync(path));
    if (hit) return hit;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}
