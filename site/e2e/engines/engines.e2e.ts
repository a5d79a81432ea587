import { test } from '@playwright/test';
import { launchFirefox } from './firefox.ts';
import { readPage } from './readPage.ts';
import { retryPracticeTrade, startPageScript, returnWithNewTheme } from './journeys.ts';
import { launchWebkit } from './webkit.ts';

const JOURNEYS = {
  'shows and runs the whole page': readPage,
  'starts the script of a page that opens scrolled': startPageScript,
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

// In a hook, so that the engine also closes after a timeout.
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
