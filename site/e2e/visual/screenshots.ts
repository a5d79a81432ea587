import type { Page } from '@playwright/test';
import { MARKET_DATA_HEADER } from '#contract/quote.ts';
import { test as base, expect } from '../fixtures.ts';
import { QUOTES, type MarketStub } from '../marketStub.ts';
import { scanWithAxe } from '../pageProblems.ts';
import { seedRandom } from '../pageActions.ts';

export const neverRespond: MarketStub['respond'] = () => new Promise(() => undefined);
export const failWith503: MarketStub['respond'] = (route) => route.fulfill({ status: 503 });
/** The page labels these as sample prices. */
export const respondWithSamples =
  (solana = 148.06, quotes: Record<string, object> = QUOTES): MarketStub['respond'] =>
  (route) =>
    route.fulfill({
      json: { ...quotes, solana: { ...quotes['solana'], usd: solana } },
      headers: { [MARKET_DATA_HEADER]: 'sample' },
    });

// Few CSS rules depend on both width and theme, so we test one theme per width.
export const WIDE = { width: 1440, height: 900, colorScheme: 'light' } as const;
export const PHONE = { width: 390, height: 844, colorScheme: 'dark' } as const;
export type View = { width: number; height: number; colorScheme: 'light' | 'dark' };

export async function setView(page: Page, { colorScheme, ...size }: View): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
}

/** Runs a check in each view. */
export async function forEachView(page: Page, check: () => Promise<void>): Promise<void> {
  for (const view of [WIDE, PHONE]) {
    await setView(page, view);
    await check();
  }
}

/** Runs axe on parts of the page in each view. */
export const scanInEachView = (page: Page, state: string, ...parts: string[]): Promise<void> =>
  forEachView(page, () => scanWithAxe(page, state, ...parts));

/** Compares a screenshot with its reference. Use the selector `html` for the entire viewport. */
type ExpectScreenshot = (name: string, selector: string, view: View) => Promise<void>;

export const test = base.extend<{ expectScreenshot: ExpectScreenshot }>({
  expectScreenshot: async ({ page }, use) => {
    await page.addInitScript(seedRandom);
    // Opt out of visit counts, because they'd use random numbers at an unpredictable time.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
    );
    await use(async (name, selector, view) => {
      await setView(page, view);
      await page.mouse.move(0, 0);
      // Ignore lazy images, which are below the viewport and don't appear in screenshots.
      await page.waitForFunction(() =>
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      );
      await page.evaluate(() => document.fonts.ready);
      // The sticky bar would cover part of the element on a phone.
      await page.locator('[data-sticky-bar]').evaluateAll((bars: HTMLElement[], isViewport) => {
        for (const bar of bars) bar.style.visibility = isViewport ? '' : 'hidden';
      }, selector === 'html');
      const target = selector === 'html' ? page : page.locator(selector).first();
      await expect(target as Page).toHaveScreenshot(`${name}.png`);
    });
  },
});
