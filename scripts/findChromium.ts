import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findProgram, installMissing, PROGRAMS, run } from './programs.ts';

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
  const kinds =
    kind === 'any' ? [PROGRAMS.headlessChromium, PROGRAMS.chromium] : [PROGRAMS.chromium];
  const find = () => [...kinds.map(findProgram), chromium.executablePath()].find(isThere);
  if (kind === 'any') installMissing([PROGRAMS.headlessChromium]);
  if (!find()) {
    console.log('No Chromium found. Installing one for the tests …');
    run('playwright', ['install', 'chromium']);
  }
  if (!find()) installMissing([PROGRAMS.chromium]);
  const found = find();
  if (found) return found;
  throw new Error(
    'The tests need Chromium and could not install one. Install it (Debian: `apt-get install chromium`) or name its executable in CHROMIUM_PATH, then run `npm test` again.',
  );
}

const isThere = (path: string | undefined) => path !== undefined && existsSync(path);
