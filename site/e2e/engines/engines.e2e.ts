import { test } from '@playwright/test';
import { launchFirefox } from './firefox.ts';
import { readPage } from './readPage.ts';
import { pressAgain, startScript, turnBack } from './returning.ts';
import { launchWebkit } from './webkit.ts';

const JOURNEYS = {
  'reads the page': readPage,
  'starts the script of a page that opens scrolled': startScript,
  'shows the last theme after a step back': turnBack,
};
const ENGINES = {
  firefox: {
    launch: launchFirefox,
    journeys: {
      ...JOURNEYS,
      'opens the practice trade on the second press if its script failed': pressAgain,
    },
  },
  webkit: { launch: launchWebkit, journeys: JOURNEYS },
};

// Runs after a timeout too.
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
