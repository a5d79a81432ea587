import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { FROZEN_OWNER, TEST_BROWSER } from './site/e2e/environment.ts';

// Tests are much slower on a busy machine, so be generous. `npm run test:faults` runs longer versions of some tests.
const TEST_TIMEOUT_MS = process.env['FAULTS'] === 'full' ? 900_000 : 180_000;
const SHARED = {
  // Generated images use the colors in this file. Vitest doesn't process other CSS files.
  css: { include: [/tokens\.css/] },
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: TEST_TIMEOUT_MS / 12 } },
};

// Use fixed settings and messages, so tests don't depend on the owner's.
const env = { OWNER: FROZEN_OWNER };
/** Tests that reload modules with different settings or messages. */
const CHANGING_TESTS = [
  'scripts/{messages,owner}.test.ts',
  'site/src/data/build.test.ts',
  'site/test/{customizedSite,confirmation}.test.ts',
];
/** Tests that check the owner's settings. */
const OWNER_TESTS = ['site/test/{brands,head}.test.ts'];
const SERVER_TESTS = ['server/**/*.test.ts', 'scripts/{signUps,report}.test.ts'];

export default defineConfig({
  test: {
    // By default, Vitest leaves a core free. Use all of them, because most tests just wait for other programs.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['*.test.ts', '{contract,site,scripts}/**/*.test.ts'],
          exclude: [...CHANGING_TESTS, ...OWNER_TESTS, ...SERVER_TESTS],
          // Loading the modules takes longer than most tests, so do it only once per worker.
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
          // This starts PostgreSQL.
          globalSetup: './server/test/startPostgres.ts',
          env,
          ...SHARED,
        },
      },
      {
        // Pre-bundle these packages. Otherwise, Vite discovers them during a test and reloads the page.
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
        // Keep Vite from loading a parent folder's PostCSS config.
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
