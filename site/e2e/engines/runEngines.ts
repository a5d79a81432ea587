import { findProgram, installFromDebian } from '../../../scripts/programs.ts';
import startServerOnBuild from '../globalSetup.ts';
import { launchFirefox } from './firefox.ts';
import { readPage } from './readPage.ts';
import { launchWebkit } from './webkit.ts';

/**
 * What each engine besides Chromium needs: programs by their possible names, of which the first one is
 * started, Debian's packages of them, and the variable that names the first program outright.
 */
const ENGINES = {
  firefox: {
    launch: launchFirefox,
    programs: [['firefox-esr', 'firefox']],
    packages: ['firefox-esr'],
    variable: 'FIREFOX_PATH',
  },
  webkit: {
    launch: launchWebkit,
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
    variable: 'WEBKIT_DRIVER_PATH',
  },
};

export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES: readonly EngineName[] = ['firefox', 'webkit'];

/**
 * Lets each engine read the page and prints how it went, and at last the counts. An engine that is missing
 * fails when it was asked for by name or could have been installed here; otherwise it is said to be not run.
 * @param asked the engines to run; none means all.
 * @returns how many failed.
 */
export async function runEngines(asked: readonly EngineName[]): Promise<number> {
  let stop: (() => Promise<void>) | undefined;
  const names = asked.length > 0 ? asked : ENGINE_NAMES;
  const outcomes: (boolean | undefined)[] = [];
  for (const name of names) {
    const { path, couldBeInstalled } = findEngine(name);
    if (path) {
      // The build takes longer than finding out that there is no engine.
      stop ??= await startServerOnBuild();
      outcomes.push(await runEngine(name, path, process.env['E2E_SITE'] ?? ''));
      continue;
    }
    const isFault = asked.includes(name) || couldBeInstalled;
    const { packages, variable } = ENGINES[name];
    console.log(
      `${isFault ? 'FAILED ' : ''}${name}: not run; install it (Debian: \`apt-get install ${packages.join(' ')}\`) or name its executable in ${variable}`,
    );
    if (isFault) outcomes.push(false);
  }
  await stop?.();
  const failed = outcomes.filter((isPassed) => !isPassed).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  return failed;
}

/** Finds an engine, installing it where this user may and Debian's package manager is at hand. */
function findEngine(name: EngineName): { path: string | undefined; couldBeInstalled: boolean } {
  const { programs, packages, variable } = ENGINES[name];
  const find = () => {
    const found = programs.map(findProgram);
    return found.every((path) => path !== undefined) ? found[0] : undefined;
  };
  const path = process.env[variable] || find();
  if (path) return { path, couldBeInstalled: false };
  const couldBeInstalled = installFromDebian(packages);
  return { path: find(), couldBeInstalled };
}

async function runEngine(name: EngineName, path: string, site: string): Promise<boolean> {
  const engine = await ENGINES[name].launch(path);
  const wrong = await readPage(engine, site).then(() => '', String);
  console.log(`${wrong ? 'FAILED' : 'ok    '} ${name} reads the page ${wrong}`);
  await engine.close();
  return !wrong;
}
