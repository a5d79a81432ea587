import { basename, join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { E2E_DIST, FROZEN_OWNER, TEST_BROWSER } from './site/e2e/environment.ts';

// Tests run with fixed settings and messages. Tests tagged `@brand` can also run against a real owner folder: set
// `OWNER`.
process.env['OWNER'] ??= FROZEN_OWNER;

export default defineConfig({
  testDir: 'site/e2e',
  testMatch: '**/*.e2e.ts',
  // The reference screenshots only match the fixed settings.
  testIgnore: process.env['OWNER'] === FROZEN_OWNER ? [] : '**/visual/**',
  globalSetup: './site/e2e/globalSetup.ts',
  // Each build has its own folder, because runs with different builds can happen at the same time.
  outputDir: join('test-results', basename(E2E_DIST)),
  // Small machines have two cores, but tests spend much of their time waiting, so run three workers. Tests use a fake
  // clock, so the load doesn't affect timings. Also parallelize within each file, because run times vary a lot from
  // file to file.
  workers: 3,
  fullyParallel: true,
  // Browsers can be slow on a busy machine. Tests that pass on retry are reported as flaky.
  retries: 1,
  // Also generous, for busy machines.
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    // One changed word is about 0.1% of a section's pixels. The threshold allows for differences in font rendering
    // between machines.
    toHaveScreenshot: { threshold: 0.2, maxDiffPixelRatio: 0.003, scale: 'css' },
  },
  // Fail if a reference screenshot is missing. `npm run visual:update` creates them.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/visual/references/{arg}{ext}',
  reporter: 'line',
  use: {
    launchOptions: TEST_BROWSER,
    // Animations use a lot of CPU, so they're off by default. Animation tests turn them back on.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
