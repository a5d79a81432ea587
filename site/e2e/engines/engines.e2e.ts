import { test } from '@playwright/test';
import { launchFirefox } from './firefox.ts';
import { exercisePage } from './exercisePage.ts';
import { retryPracticeTrade, startPageScript, returnWithNewTheme } from './journeys.ts';
import { launchWebkit } from './webkit.ts';

const JOURNEYS = {
  'renders the whole page and runs its scripts': exercisePage,
  'starts the script if the page opens scrolled down': startPageScript,
  'shows the chosen theme after going back': returnWithNewTheme,
};
const ENGINES = {
  firefox: {
    launch: launchFirefox,
    journeys: {
      ...JOURNEYS,
      'opens the practice trade on the second click if its script failed': retryPracticeTrade,
    },
  },
  webkit: { launch: launchWebkit, journeys: JOURNEYS },
};

// Do this in a hook, so the engine also closes if a test times out.
let close: (() => Promise<void>) | undefined;
test.afterEach(() => close?.());

for (const [name, { launch, journeys }] of Object.entries(ENGINES))
  for (const [title, journey] of Object.entries(journeys))
    test(`${name} ${title}`, { tag: '@engine' }, async () => {
      test.slow();
      const engine = await launch();
      close = engine.close;
      await journey(engine, process.env['E2E_SITE'] ?? '');
    });
