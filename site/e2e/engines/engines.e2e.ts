import { test } from '@playwright/test';
import { findProgram, PROGRAMS } from '../../../scripts/programs.ts';
import { launchFirefox } from './firefox.ts';
import { readPage } from './readPage.ts';
import { pressAgain, startScript, turnBack } from './returning.ts';
import { launchWebkit } from './webkit.ts';

const JOURNEYS = {
  'reads the page': readPage,
  'starts the script of a page that opens scrolled': startScript,
  'shows the last theme after a step back': turnBack,
};

/** The programs of each engine besides Chromium, the one to start first. `npm test` installs them where it may. */
const ENGINES = {
  firefox: {
    launch: launchFirefox,
    programs: [PROGRAMS.firefox],
    journeys: {
      ...JOURNEYS,
      'opens the practice trade at the second press, if its script failed once': pressAgain,
    },
  },
  webkit: {
    launch: launchWebkit,
    programs: [PROGRAMS.webkit, PROGRAMS.xvfb],
    journeys: JOURNEYS,
  },
};

// Of a test that takes too long as well.
let close: (() => Promise<void>) | undefined;
test.afterEach(() => close?.());

for (const [name, { launch, programs, journeys }] of Object.entries(ENGINES))
  for (const [title, journey] of Object.entries(journeys))
    test(`${name} ${title}`, { tag: '@engine' }, async () => {
      test.slow();
      const paths = programs.map(findProgram);
      const isMissing = paths.includes(undefined);
      if (isMissing) {
        const packages = programs.map(({ debian }) => debian).join(' ');
        console.log(`${name}: not run; install it (Debian: \`sudo apt-get install ${packages}\`)`);
      }
      test.skip(isMissing);
      const engine = await launch(paths[0] ?? '');
      close = engine.close;
      await journey(engine, process.env['E2E_SITE'] ?? '');
    });
