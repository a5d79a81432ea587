import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { TEST_BROWSER } from './site/e2e/environment.ts';

// A busy machine takes many times what a quiet one does; only a test that hangs waits so long.
const TEST_TIMEOUT_MS = 60_000;
const TIMEOUTS = {
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: TEST_TIMEOUT_MS / 4 } },
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
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: SERVER_TESTS,
          // One PostgreSQL for all of them.
          globalSetup: './server/test/startPostgres.ts',
          ...TIMEOUTS,
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
          ...TIMEOUTS,
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
