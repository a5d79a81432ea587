import { basename, join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { E2E_DIST, FROZEN_OWNER, TEST_BROWSER } from './site/e2e/environment.ts';

// How the page works is tested on settings and words that no owner changes. What holds for each owner's page is
// tagged `@brand`: `OWNER` names the owner's folder then, and nothing means the one of the repository.
process.env['OWNER'] ??= FROZEN_OWNER;

export default defineConfig({
  testDir: 'site/e2e',
  testMatch: '**/*.e2e.ts',
  // The reference pictures show the page of the tests' owner; any other would differ in every one.
  testIgnore: process.env['OWNER'] === FROZEN_OWNER ? [] : '**/visual/**',
  globalSetup: './site/e2e/globalSetup.ts',
  // Runs of two builds beside each other keep theirs apart.
  outputDir: join('test-results', basename(E2E_DIST)),
  // Three browsers at once, on two cores as on more: some tests wait. They cannot spoil each other's
  // timings: time in the page passes when a test says so. Tests of one file are shared out too, or the
  // longest file would end alone.
  workers: 3,
  fullyParallel: true,
  // A busy machine can starve a browser; what passes only on the second try is named at the end.
  retries: 1,
  // For the same reason both wait longer than a test ever takes on a machine of its own.
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    // A tenth of a percent of a section is about one word; letters are smoothed a little differently
    // on each machine, which the threshold forgives.
    toHaveScreenshot: { threshold: 0.2, maxDiffPixelRatio: 0.003, scale: 'css' },
  },
  // Reference pictures are renewed on purpose only, by `npm run visual:update`: a missing one fails.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/visual/references/{arg}{ext}',
  reporter: 'line',
  use: {
    launchOptions: TEST_BROWSER,
    // To draw each frame of a ride or of what comes in takes much of the processor: tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
