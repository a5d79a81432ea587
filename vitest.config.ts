import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { FROZEN_OWNER, TEST_BROWSER } from './site/e2e/environment.ts';

// A busy machine takes many times what a quiet one does; only a test that hangs waits so long. `npm run test:faults`
// takes the long versions of tests.
const TEST_TIMEOUT_MS = process.env['FAULTS'] === 'full' ? 900_000 : 180_000;
const SHARED = {
  // Pictures take their colors from this file. Vitest reads others as empty.
  css: { include: [/tokens\.css/] },
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: TEST_TIMEOUT_MS / 12 } },
};

// How things work is tested on settings and words that no owner changes.
const env = { OWNER: FROZEN_OWNER };
/** Tests that reload modules with other settings or texts. */
const CHANGING_TESTS = [
  'scripts/{messages,owner}.test.ts',
  'site/src/data/build.test.ts',
  'site/test/{customizedSite,confirmation}.test.ts',
];
/** Tests of the repository's own settings. */
const OWNER_TESTS = ['site/test/{brands,head}.test.ts'];
const SERVER_TESTS = ['server/**/*.test.ts', 'scripts/{signUps,report}.test.ts'];

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
          exclude: [...CHANGING_TESTS, ...OWNER_TESTS, ...SERVER_TESTS],
          // Modules are loaded once for all files of a worker: that takes longer than most tests.
          isolate: false,
          env,
          ...SHARED,
        },
      },
      {
        test: {
          name: 'changing',
          environment: 'node',
          include: CHANGING_TESTS,
          env,
          ...SHARED,
        },
      },
      { test: { name: 'owner', environment: 'node', include: OWNER_TESTS, ...SHARED } },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: SERVER_TESTS,
          isolate: false,
          // One PostgreSQL for all of them.
          globalSetup: './server/test/startPostgres.ts',
          env,
          ...SHARED,
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
        // No PostCSS: without this, Vite takes the configuration of a folder above this one.
        css: { postcss: {} },
        test: {
          name: 'browser',
          include: ['site/src/**/*.browser.test.tsx'],
          ...SHARED,
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
