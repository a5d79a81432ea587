import { basename, join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { E2E_DIST, FROZEN_OWNER, TEST_BROWSER } from './site/e2e/environment.ts';

// By default, tests run with fixed settings and messages. Tests with the tag `@brand` also work with the owner's folder
// in `OWNER`.
process.env['OWNER'] ??= FROZEN_OWNER;

export default defineConfig({
  testDir: 'site/e2e',
  testMatch: '**/*.e2e.ts',
  // The reference screenshots show the page with the fixed settings.
  testIgnore: process.env['OWNER'] === FROZEN_OWNER ? [] : '**/visual/**',
  globalSetup: './site/e2e/globalSetup.ts',
  // Separate folders for parallel runs with different builds.
  outputDir: join('test-results', basename(E2E_DIST)),
  // More workers than the two cores of small machines, because many tests spend time waiting. Tests use a fake clock, so
  // the load doesn't affect timings. Tests within a file also run in parallel, because files take very different times.
  workers: 3,
  fullyParallel: true,
  // On a busy machine, a browser can be too slow. The report lists tests that needed a retry as flaky.
  retries: 1,
  // Generous for the same reason.
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    // A word is about 0.1% of a section. The threshold allows for differences in font rendering between machines.
    toHaveScreenshot: { threshold: 0.2, maxDiffPixelRatio: 0.003, scale: 'css' },
  },
  // Fail if a reference screenshot is missing. `npm run visual:update` creates them.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/visual/references/{arg}{ext}',
  reporter: 'line',
  use: {
    launchOptions: TEST_BROWSER,
    // Animations take much CPU time. Tests of animations enable them.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
