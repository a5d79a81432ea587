/* oxlint-disable unicorn/consistent-function-scoping --
   What runs in the page has to carry its own functions with it. */
import { setTimeout as wait } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import type { BrowserContext, ConsoleMessage, Page, Route } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { E2E_DIST } from './environment.ts';

export { expect };

/** What the page logged as an error or a warning, unless the test says that it expects it. */
export type Said = {
  errors: string[];
  expectError: (pattern: RegExp) => void;
  /** Listens to a context that the test makes for itself; the usual one is heard already. */
  listen: (context: BrowserContext) => Promise<void>;
};

/** One coin's figures in the shape of the price service. */
export type WireQuote = {
  usd: number;
  usd_market_cap: number;
  usd_24h_vol: number;
  usd_24h_change: number | null;
  last_updated_at: number;
};

export const START = new Date('2026-11-21T14:32:08Z');

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

/** Fixed figures, one for each rule of the formats: millions, thousands, under a dollar, zero. */
export const QUOTES: Record<string, WireQuote> = {
  bitcoin: quote(64_182.4, 1.84, 28_412_345_678),
  ethereum: quote(3121.77, -0.62, 14_920_000_000),
  binancecoin: quote(578.31, 0.47, 1_630_000_000),
  cardano: quote(0.451732, -2.18, 312_400_000),
  solana: quote(148.06, 4.93, 3_270_000_000),
  polkadot: quote(6.21, 0, 148_900_000),
  chainlink: quote(13.84, 2.36, 402_150),
  uniswap: quote(7.92, -0.18, 999),
};

/** The same without times of their own, for tests in which hours pass. */
export const TIMELESS = Object.fromEntries(
  Object.entries(QUOTES).map(([id, figures]) => [id, { ...figures, last_updated_at: undefined }]),
);

function quote(usd: number, change: number, volume: number): WireQuote {
  return {
    usd,
    usd_market_cap: usd * 1e6,
    usd_24h_vol: volume,
    usd_24h_change: change,
    last_updated_at: Math.floor(START.getTime() / 1000) - 20,
  };
}

/** So long the page's script is waited for, which shows the control of the theme. */
const SCRIPT_MS = 2_000;

export const test = base.extend<{ said: Said; site: string }>({
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
  // Every test fails on an error or warning of the console that it did not announce, and on
  // whatever the security policy had to block.
  said: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const expected: RegExp[] = [];
      const listen = async (heard: BrowserContext) => {
        heard.on('console', (message: ConsoleMessage) => {
          if (['error', 'warning'].includes(message.type())) errors.push(message.text());
        });
        heard.on('weberror', (error) => errors.push(error.error().message));
        await heard.addInitScript(() =>
          addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
            console.error(`The security policy blocked ${violatedDirective} ${blockedURI}.`),
          ),
        );
      };
      await listen(context);
      await use({ errors, expectError: (pattern) => void expected.push(pattern), listen });
      expect(errors.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Answers for the price service, changed by a test while the page is open. */
export type Market = { calls: number; answer: (route: Route) => Promise<void> };

export const goodAnswer =
  (quotes: Record<string, object> = QUOTES) =>
  (route: Route): Promise<void> =>
    route.fulfill({ json: quotes });

/** Good answers that wait until the test releases them. */
export function heldAnswer(quotes: Record<string, object> = QUOTES) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer = async (route: Route) => {
    await promise;
    await route.fulfill({ json: quotes });
  };
  return { answer, release: resolve };
}

/** Opens the built page for failures. The server shows it for its own alone; other hosts take it from the build. */
export async function openFailure(page: Page, site: string): Promise<void> {
  await page.route(`${site}/broken`, (route) =>
    route.fulfill({ path: `${E2E_DIST}/500.html`, status: 500 }),
  );
  await page.goto(`${site}/broken`);
}

/** Holds what a page asks for back until the function that it gives is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Brings a part of the page to the top of the window, at once. */
export const scroll = (page: Page, to: string) =>
  page.locator(to).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));

/** Stands between page and server for prices, so that a test can count and change answers. */
export async function interceptMarket(page: Page, answer = goodAnswer()): Promise<Market> {
  const market: Market = { calls: 0, answer };
  await page.route('**/api/v3/simple/price?**', async (route) => {
    market.calls += 1;
    await market.answer(route);
  });
  return market;
}

/** Longer than a frame ever takes; now and then a browser without a window makes none unasked. */
const FRAME_MS = 500;

/**
 * Waits for a frame that was drawn: whoever watched for what comes into view was told before it.
 * Animation frames come from the clock, which a test may hold.
 */
export async function drawn(page: Page): Promise<void> {
  const frame = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      }),
  );
  const isDrawn = frame.then(
    () => true,
    () => true,
  );
  // A picture of it has to be drawn.
  if (!(await Promise.race([isDrawn, wait(FRAME_MS, false)])))
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
}

/** Scrolls through the whole page, most of a window at a time, so that everything lazy has come. */
export async function readThrough(page: Page): Promise<void> {
  for (let top: number | null = 0; top !== null; await drawn(page)) {
    top = await page.evaluate((place) => {
      scrollTo({ top: place, behavior: 'instant' });
      const next = place + innerHeight * 0.8;
      return next < document.documentElement.scrollHeight ? next : null;
    }, top);
  }
}

/** Runs in the page before anything else: what is drawn by chance comes out the same each time. */
export function repeatChance(): void {
  let state = 7;
  Math.random = () => {
    // Park and Miller's generator: small enough for a double.
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A visitor's own text spacing, as WCAG 1.4.12 asks that a page bears it. */
export const WIDE_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Sets a style sheet as a visitor's own would be, past the page's policy. */
export const restyle = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
