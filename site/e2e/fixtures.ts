import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { startServer } from './environment.ts';

export { expect };

/** What the page logged as an error or a warning, unless the test says that it expects it. */
export type Said = {
  errors: string[];
  expectError: (pattern: RegExp) => void;
};

/** Every label of a button in main, as the specification writes it, and how often it stands there. */
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
  // Playwright reads which fixtures are wanted from this pattern, so it must be one.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = process.env['E2E_SITE'];
    if (!site) throw new Error('The server did not start.');
    await use(site);
  },
  // The page's script comes after the first paint, which may be after the load; a visitor is never as quick as
  // a test. A page that has none, or a test that holds it back, is not waited for long.
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
  // Starts servers of a test's own, and stops them however the test ends.
  // oxlint-disable-next-line no-empty-pattern
  serve: async ({}, use) => {
    await using started = new AsyncDisposableStack();
    await use(async (settings) => {
      const server = await startServer(settings);
      started.defer(server.stop);
      return server;
    });
  },
  // Every test fails on an error or warning of the console that it did not announce, and on
  // whatever the security policy had to block.
  said: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const expected: RegExp[] = [];
      // No test asks a service of others.
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

/** Holds what a page asks for back until the function that it gives is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
