import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

// Programs of the machine that tests and measurements need.

const INSTALL_TIMEOUT_MS = 300_000;
const APT_LOCK = join(tmpdir(), 'tests-apt.lock');
/** Where Debian puts servers; a person's PATH may leave it out. */
const FOR_SERVERS = '/usr/sbin';
/** Without a window: the same pages for three fifths of the processor's time. */
const SHELL = 'chromium-headless-shell';
const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of the first of these programs that is there; undefined when there is none. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), FOR_SERVERS];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

/**
 * Installs packages where this user may and Debian's package manager is at hand.
 * @returns whether it could be expected to: what is still missing then is a fault.
 */
export function installFromDebian(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || findProgram(['apt-get']) === undefined) return false;
  console.log(`Installing ${packages.join(', ')} for the tests …`);
  // Two steps of the gate may install at once, and apt refuses the second.
  const apt = (...words: string[]) => run('flock', [APT_LOCK, 'apt-get', '-qq', ...words]);
  apt('update');
  const isKnown = run('apt-cache', ['show', ...packages]);
  if (isKnown) apt('install', '-y', '--no-install-recommends', ...packages);
  return isKnown;
}

/**
 * Finds a Chromium, installing one when there is none: an installed one first, then Playwright's own, then
 * Debian's package where this user may install it. Tests take the one without a window, and install it
 * where they may: with the other they last twice as long.
 * @param kind what is measured or drawn for people asks for the one `with a window`.
 * @returns the path of its executable.
 * @throws Error with one sentence that says what to do.
 */
export function findChromium(kind: 'any' | 'with a window' = 'any'): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  const names = kind === 'any' ? [SHELL, ...WITH_WINDOW] : WITH_WINDOW;
  const find = () => named || findProgram(names) || [chromium.executablePath()].find(existsSync);
  if (!named && kind === 'any' && !findProgram([SHELL])) installFromDebian([SHELL]);
  if (!find()) {
    console.log('No Chromium found. Installing one for the tests …');
    run('playwright', ['install', 'chromium']);
  }
  if (!find()) installFromDebian(WITH_WINDOW.slice(0, 1));
  const found = find();
  if (found) return found;
  throw new Error(
    'The tests need Chromium and could not install one. Install it (Debian: `apt-get install chromium`) or name its executable in CHROMIUM_PATH, then run `npm test` again.',
  );
}

function run(program: string, options: readonly string[]): boolean {
  const { status } = spawnSync(program, options, {
    stdio: 'ignore',
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
