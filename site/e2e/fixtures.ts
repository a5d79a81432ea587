import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { getTokenSymbol } from '../src/data/claims.ts';
import { owner } from '../src/data/owner.ts';
import { startServer } from './environment.ts';

export { expect };

/** Console errors and warnings fail a test, unless it allows them. */
export type ConsoleErrors = {
  messages: string[];
  allow: (pattern: RegExp) => void;
};

/** Number of buttons in `main` by label. */
export const BUTTON_COUNTS: Record<string, number> = {
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
  [`Get ${getTokenSymbol(owner)} Tokens`]: 1,
  'Partnership Inquiries': 1,
  'Get Started Today': 1,
};

/** Maximum time that `page.goto` waits for the page's script. */
const SCRIPT_TIMEOUT_MS = 2_000;

export const test = base.extend<{
  consoleErrors: ConsoleErrors;
  serve: typeof startServer;
  site: string;
  /** The path in `site`, such as `/landing`. Usually empty. */
  basePath: string;
}>({
  // Playwright requires a destructuring pattern here.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = process.env['E2E_SITE'];
    if (!site) throw new Error('E2E_SITE is not set, so globalSetup did not start a server.');
    await use(site);
  },
  basePath: ({ site }, use) => use(new URL(site).pathname.replace(/\/$/, '')),
  // The page's script runs after the first paint, which may be after `load`. Use a short timeout, because some pages
  // have no script and some tests delay it.
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...args) => {
      const response = await goto(...args);
      if ((await page.locator('[data-after-paint]').count()) > 0) {
        const control = page.locator('[data-theme-control]:not([hidden])');
        await control.waitFor({ state: 'attached', timeout: SCRIPT_TIMEOUT_MS }).catch(() => {});
      }
      return response;
    };
    await use(page);
  },
  // Stops servers even if the test fails.
  // oxlint-disable-next-line no-empty-pattern
  serve: async ({}, use) => {
    await using servers = new AsyncDisposableStack();
    await use(async (settings) => {
      const server = await startServer(settings);
      servers.defer(server.stop);
      return server;
    });
  },
  // Fails a test if there are console errors or warnings it didn't allow, or if the CSP blocks anything.
  consoleErrors: [
    async ({ context }, use) => {
      const messages: string[] = [];
      const allowed: RegExp[] = [];
      // Don't call external services in tests.
      for (const { src } of owner.analytics) {
        await context.route(`${new URL(src).origin}/**`, (route) => route.fulfill({ body: '' }));
      }
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      context.on('weberror', (error) => messages.push(error.error().message));
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`The security policy blocked ${violatedDirective} ${blockedURI}.`),
        ),
      );
      await use({ messages, allow: (pattern) => void allowed.push(pattern) });
      const isAllowed = (text: string) => allowed.some((pattern) => pattern.test(text));
      expect(messages.filter((text) => !isAllowed(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Delays matching requests until the returned function is called. */
export async function holdRequests(page: Page, urlPattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(urlPattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
