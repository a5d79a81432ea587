import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { FROZEN_OWNER, TEST_BROWSER } from './site/e2e/environment.ts';

// Be generous, because tests are much slower on a busy machine. `npm run test:faults` runs longer versions of some tests.
const TEST_TIMEOUT_MS = process.env['FAULTS'] === 'full' ? 900_000 : 180_000;
const SHARED = {
  // Generated images use the colors in this file. There's no need to process other style sheets.
  css: { include: [/tokens\.css/] },
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: TEST_TIMEOUT_MS / 12 } },
};

// Tests don't depend on the owner's settings and messages.
const env = { OWNER: FROZEN_OWNER };
/** These tests reload modules with different settings or messages. */
const CHANGING_TESTS = [
  'scripts/{messages,owner}.test.ts',
  'site/src/data/build.test.ts',
  'site/test/{customizedSite,confirmation}.test.ts',
];
/** These tests check the owner's settings. */
const OWNER_TESTS = ['site/test/{brands,head}.test.ts'];
const SERVER_TESTS = ['server/**/*.test.ts', 'scripts/{signUps,report}.test.ts'];

export default defineConfig({
  test: {
    // Vitest leaves a core free by default. Use all of them, because most tests just wait for other programs.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['*.test.ts', '{contract,site,scripts}/**/*.test.ts'],
          exclude: [...CHANGING_TESTS, ...OWNER_TESTS, ...SERVER_TESTS],
          // Only load modules once per worker, because that takes longer than most tests.
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
          // Starts PostgreSQL.
          globalSetup: './server/test/startPostgres.ts',
          env,
          ...SHARED,
        },
      },
      {
        // Pre-bundle these packages, because Vite reloads the page if it discovers one during a test.
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
        // Keep Vite from loading a PostCSS config in a parent folder.
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
