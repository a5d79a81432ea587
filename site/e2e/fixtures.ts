import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { startServer } from './environment.ts';

export { expect };

/** Unexpected console errors and warnings. */
export type Said = {
  errors: string[];
  expectError: (pattern: RegExp) => void;
};

/** Button labels in main, exactly as specified, and how often each appears. */
export const LABELS: Record<string, number> = {
  'Start Trading Now': 1,
  'View Live Demo': 1,
  'Connect Wallet & Trade': 1,
  'Watch Demo': 1,
  'Join the Action': 1,
  'Experience the Difference': 1,
  'Start Course': 4,
  'Join Discord': 1,
  'Follow on Twitter': 1,
  'Join Now': 2,
  'View All FAQs': 1,
  [`Get ${owner.name} Tokens`]: 1,
  'Partnership Inquiries': 1,
  'Get Started Today': 1,
};

/** How long `page.goto` waits for the page's script. */
const SCRIPT_MS = 2_000;

export const test = base.extend<{ said: Said; serve: typeof startServer; site: string }>({
  // Playwright reads the fixtures from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = process.env['E2E_SITE'];
    if (!site) throw new Error('The server did not start.');
    await use(site);
  },
  // The page's script runs after the first paint, which may be after `load`. Don't wait long for pages without a
  // script, or in tests that hold it back.
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...address) => {
      const response = await goto(...address);
      if ((await page.locator('[data-after-paint]').count()) > 0) {
        const control = page.locator('[data-theme-control]:not([hidden])');
        await control.waitFor({ state: 'attached', timeout: SCRIPT_MS }).catch(() => {});
      }
      return response;
    };
    await use(page);
  },
  // Starts servers for one test, and stops them however it ends.
  // oxlint-disable-next-line no-empty-pattern
  serve: async ({}, use) => {
    await using started = new AsyncDisposableStack();
    await use(async (settings) => {
      const server = await startServer(settings);
      started.defer(server.stop);
      return server;
    });
  },
  // A test fails on unexpected console errors or warnings, and on anything that the security policy blocks.
  said: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const expected: RegExp[] = [];
      // No test calls external services.
      for (const { src } of owner.analytics) {
        await context.route(`${new URL(src).origin}/**`, (route) => route.fulfill({ body: '' }));
      }
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) errors.push(message.text());
      });
      context.on('weberror', (error) => errors.push(error.error().message));
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`The security policy blocked ${violatedDirective} ${blockedURI}.`),
        ),
      );
      await use({ errors, expectError: (pattern) => void expected.push(pattern) });
      expect(errors.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Holds back a page's requests until the returned function is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
