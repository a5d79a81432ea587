import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { TEST_BROWSER } from './site/e2e/environment.ts';

// A busy machine takes many times what a quiet one does; only a test that hangs waits so long.
const PATIENCE_MS = 60_000;
const PATIENCE = {
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
  expect: { poll: { timeout: PATIENCE_MS / 4 } },
};

const SERVER_TESTS = ['server/**/*.test.ts', 'scripts/{signUps,report,backup}.test.ts'];

export default defineConfig({
  test: {
    // One file for each core, where Vitest would leave one free: most of them wait for a program.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['*.test.ts', '{contract,site,scripts}/**/*.test.ts'],
          exclude: SERVER_TESTS,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: SERVER_TESTS,
          // One PostgreSQL for all of them.
          globalSetup: './server/test/startPostgres.ts',
          ...PATIENCE,
        },
      },
      {
        // Pre-bundled before the first test: a discovery in mid-run reloads the page under it.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@tanstack/react-query',
            'vitest-browser-react',
            'zod/mini',
          ],
        },
        test: {
          name: 'browser',
          include: ['site/src/**/*.browser.test.tsx'],
          ...PATIENCE,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: TEST_BROWSER }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
