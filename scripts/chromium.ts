import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
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

  installFromDebian('chromium');
  const now = installed();
  if (now) return now;
  throw new Error(
    'The tests need Chromium and could not install one. Install it (Debian: `apt-get install chromium`) or name its executable in CHROMIUM_PATH, then run `npm test` again.',
  );
}

/**
 * Finds the same engine without a desktop browser around it, installing Debian's package where this
 * user may. Where processors are few, the processes around the engine take turns with the page.
 * @returns the path of its executable; nothing, and says so, when there is none.
 */
export function findHeadlessShell(): string | undefined {
  const found = inPath(SHELLS);
  if (found) return found;
  installFromDebian('chromium-headless-shell');
  const now = inPath(SHELLS);
  if (!now) console.log('Without a headless shell (Debian: `chromium-headless-shell`).');
  return now;
}

function installFromDebian(name: string): void {
  if (process.getuid?.() !== 0) return;
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: INSTALL_LIMIT_MS,
  } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}

function installed(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  const own = chromium.executablePath();
  return inPath(NAMES) ?? (existsSync(own) ? own : undefined);
}

function inPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}
