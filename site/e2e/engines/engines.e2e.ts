import { expect, test } from '@playwright/test';
import { findProgram, installFromDebian } from '../../../scripts/programs.ts';
import { launchFirefox } from './firefox.ts';
import { readPage } from './readPage.ts';
import { pressAgain, startScript, turnBack } from './returning.ts';
import { launchWebkit } from './webkit.ts';

const JOURNEYS = {
  'reads the page': readPage,
  'starts the script of a page that opens scrolled': startScript,
  'shows the last theme after a step back': turnBack,
};

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
    journeys: {
      ...JOURNEYS,
      'opens the practice trade at the second press, if its script failed once': pressAgain,
    },
  },
  webkit: {
    launch: launchWebkit,
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
    variable: 'WEBKIT_DRIVER_PATH',
    journeys: JOURNEYS,
  },
};

// Of a test that takes too long as well.
let close: (() => Promise<void>) | undefined;
test.afterEach(() => close?.());

for (const [name, { launch, programs, packages, variable, journeys }] of Object.entries(ENGINES))
  for (const [title, journey] of Object.entries(journeys))
    test(`${name} ${title}`, { tag: '@engine' }, async () => {
      test.slow();
      const find = () => {
        const [first, ...others] = programs.map(findProgram);
        return others.includes(undefined) ? undefined : first;
      };
      let path = process.env[variable] || find();
      // Where it could be installed it has to be there then.
      if (!path && installFromDebian(packages)) expect((path = find())).toBeDefined();
      if (!path)
        console.log(
          `${name}: not run; install it (Debian: \`apt-get install ${packages.join(' ')}\`) or name its executable in ${variable}`,
        );
      test.skip(!path);
      const engine = await launch(path ?? '');
      close = engine.close;
      await journey(engine, process.env['E2E_SITE'] ?? '');
    });
