import { basename, join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { E2E_DIST, FROZEN_OWNER, TEST_BROWSER } from './site/e2e/environment.ts';

// Tests run on settings and texts that no owner changes. Tests for every owner's page have the tag `@brand` and run
// on the folder `OWNER`, by default the repository's.
process.env['OWNER'] ??= FROZEN_OWNER;

export default defineConfig({
  testDir: 'site/e2e',
  testMatch: '**/*.e2e.ts',
  // The reference pictures show the page of the tests' owner.
  testIgnore: process.env['OWNER'] === FROZEN_OWNER ? [] : '**/visual/**',
  globalSetup: './site/e2e/globalSetup.ts',
  // Separates the results of two builds.
  outputDir: join('test-results', basename(E2E_DIST)),
  // Three browsers at once, even on two cores, because some tests wait. Tests control the page's clock, so load
  // doesn't change timings. Tests within a file run in parallel too, or the longest file would end alone.
  workers: 3,
  fullyParallel: true,
  // A busy machine can starve a browser. The report names tests that needed a retry.
  retries: 1,
  // For the same reason timeouts are longer than a test takes on an idle machine.
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    // A tenth of a percent of a section is about one word; letters are smoothed a little differently
    // on each machine, which the threshold forgives.
    toHaveScreenshot: { threshold: 0.2, maxDiffPixelRatio: 0.003, scale: 'css' },
  },
  // Only `npm run visual:update` renews reference pictures. A missing one fails.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/visual/references/{arg}{ext}',
  reporter: 'line',
  use: {
    launchOptions: TEST_BROWSER,
    // Animation takes much processor time. Tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
