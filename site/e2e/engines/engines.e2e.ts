import { test } from '@playwright/test';
import { findProgram, PROGRAMS } from '../../../scripts/programs.ts';
import { launchFirefox } from './firefox.ts';
import { readPage } from './readPage.ts';
import { launchWebkit } from './webkit.ts';

/** The programs of each engine besides Chromium, the one to start first. `npm test` installs them where it may. */
const ENGINES = {
  firefox: { launch: launchFirefox, programs: [PROGRAMS.firefox] },
  webkit: { launch: launchWebkit, programs: [PROGRAMS.webkit, PROGRAMS.xvfb] },
};

// Of a test that takes too long as well.
let close: (() => Promise<void>) | undefined;
test.afterEach(() => close?.());

for (const [name, { launch, programs }] of Object.entries(ENGINES)) {
  test(`${name} reads the page`, { tag: '@engine' }, async () => {
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
    await readPage(engine, process.env['E2E_SITE'] ?? '');
  });
}
