import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'site/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './site/e2e/globalSetup.ts',
  outputDir: 'test-results',
  // Two cores: a second worker would make the timings of the first one unsteady.
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['line'], ['json']],
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    },
  },
});
