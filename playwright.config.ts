import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'site/e2e',
  testMatch: '**/*.e2e.ts',
  // The reference pictures show the owner's own page; another brand would differ in every one.
  testIgnore: process.env['OWNER_CONFIG'] ? '**/visual/**' : [],
  globalSetup: './site/e2e/globalSetup.ts',
  outputDir: 'test-results',
  // Two cores: a second worker would make the timings of the first one unsteady.
  workers: 2,
  // A busy machine can starve a browser; what passes only on the second try is reported as flaky.
  retries: 1,
  // Reference pictures are renewed on purpose only, by `npm run visual:update`: a missing one fails.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/visual/references/{arg}{ext}',
  // A tenth of a percent of a section is about one word; letters are smoothed a little differently
  // on each machine, which the threshold forgives.
  expect: { toHaveScreenshot: { threshold: 0.2, maxDiffPixelRatio: 0.003, scale: 'css' } },
  timeout: 60_000,
  reporter: [['line'], ['json']],
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    },
  },
});
