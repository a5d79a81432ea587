import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findProgram, installFromDebian } from './debian.ts';

/** Without a window: the same pages for three fifths of the processor's time. */
const SHELL = 'chromium-headless-shell';
const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const DOWNLOAD_LIMIT_MS = 300_000;

/**
 * Finds a Chromium for the tests, installing one when there is none: an installed one first, then
 * Playwright's own, then Debian's package where this user may install it.
 * @param kind what is measured or drawn for people asks for the one `with a window`.
 * @returns the path of its executable.
 * @throws Error with one sentence that says what to do.
 */
export function findChromium(kind: 'any' | 'with a window' = 'any'): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  const found = named || installed(kind);
  if (found) return found;

  console.log('No Chromium found. Installing one for the tests …');
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: DOWNLOAD_LIMIT_MS });
  if (!installed(kind) && kind === 'any') installFromDebian([SHELL]);
  if (!installed(kind)) installFromDebian(['chromium']);
  const now = installed(kind);
  if (now) return now;
  throw new Error(
    'The tests need Chromium and could not install one. Install it (Debian: `apt-get install chromium`) or name its executable in CHROMIUM_PATH, then run `npm test` again.',
  );
}

function installed(kind: 'any' | 'with a window'): string | undefined {
  const own = chromium.executablePath();
  const names = kind === 'any' ? [SHELL, ...WITH_WINDOW] : WITH_WINDOW;
  return findProgram(names) ?? (existsSync(own) ? own : undefined);
}
