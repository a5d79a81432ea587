import { findProgram, installFromDebian } from '../../../scripts/programs.ts';

/**
 * What each browser engine needs besides Chromium, in which all other end-to-end tests run: programs by
 * their possible names, of which the first one is started, Debian's packages of them, and the variable of
 * the environment that names the first program outright.
 */
const NEEDS = {
  firefox: {
    programs: [['firefox-esr', 'firefox']],
    packages: ['firefox-esr'],
    variable: 'FIREFOX_PATH',
  },
  webkit: {
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
    variable: 'WEBKIT_DRIVER_PATH',
  },
};

export type EngineName = keyof typeof NEEDS;
export const ENGINE_NAMES: readonly EngineName[] = ['firefox', 'webkit'];

/**
 * Where an engine is. One that is missing comes with a sentence on what to install;
 * `couldBeInstalled`: this user may install it and the packages exist, yet it did not come.
 */
export type Found =
  { kind: 'found'; path: string } | { kind: 'missing'; couldBeInstalled: boolean; advice: string };

/** Finds an engine, installing it where this user may and Debian's package manager is at hand. */
export function findEngine(name: EngineName): Found {
  const { programs, packages, variable } = NEEDS[name];
  const path = process.env[variable] || firstOf(programs);
  if (path) return { kind: 'found', path };
  const couldBeInstalled = installFromDebian(packages);
  const now = firstOf(programs);
  if (now) return { kind: 'found', path: now };
  const advice = `install it (Debian: \`apt-get install ${packages.join(' ')}\`) or name its executable in ${variable}`;
  return { kind: 'missing', couldBeInstalled, advice };
}

/** The path of the first program, or nothing if any of them is missing. */
function firstOf(programs: string[][]): string | undefined {
  const found = programs.map(findProgram);
  return found.every((path) => path !== undefined) ? found[0] : undefined;
}
