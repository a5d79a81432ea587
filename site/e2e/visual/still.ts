import type { Page } from '@playwright/test';
import { MARKET_DATA_HEADER } from '#contract/quote.ts';
import { test as base, expect } from '../fixtures.ts';
import { QUOTES, type Market } from '../market.ts';
import { scan } from '../troubles.ts';
import { repeatChance } from '../visitor.ts';

/** Price answers: none, a failure, and samples, which are labeled everywhere. */
export const never: Market['answer'] = () => new Promise(() => undefined);
export const broken: Market['answer'] = (route) => route.fulfill({ status: 503 });
export const sample =
  (solana = 148.06, quotes: Record<string, object> = QUOTES): Market['answer'] =>
  (route) =>
    route.fulfill({
      json: { ...quotes, solana: { ...quotes['solana'], usd: solana } },
      headers: { [MARKET_DATA_HEADER]: 'sample' },
    });

/** Hardly any rule combines width and theme, so each width uses another theme. */
export const WIDE = { width: 1440, height: 900, colorScheme: 'light' } as const;
export const PHONE = { width: 390, height: 844, colorScheme: 'dark' } as const;
export type View = { width: number; height: number; colorScheme: 'light' | 'dark' };

/** Sets the window and theme of a view. */
export async function show(page: Page, { colorScheme, ...size }: View): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
}

/** Checks the page in each view. */
export async function inViews(page: Page, see: () => Promise<void>): Promise<void> {
  for (const view of [WIDE, PHONE]) {
    await show(page, view);
    await see();
  }
}

/** Scans parts of the page with axe in each view. */
export const scanInViews = (page: Page, state: string, ...parts: string[]): Promise<void> =>
  inViews(page, () => scan(page, state, ...parts));

/** Compares a picture of a part in a view with its reference. `html` is the whole window. */
type Compare = (name: string, part: string, view: View) => Promise<void>;

export const test = base.extend<{ compare: Compare }>({
  compare: async ({ page }, use) => {
    await page.addInitScript(repeatChance);
    // Counting the visit would use random numbers at an unpredictable time.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
    );
    await use(async (name, part, view) => {
      await show(page, view);
      await page.mouse.move(0, 0);
      // Lazy pictures below the window have not loaded and are in no screenshot.
      await page.waitForFunction(() =>
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      );
      await page.evaluate(() => document.fonts.ready);
      // The phone's bar would cover other parts.
      await page.locator('[data-sticky-bar]').evaluateAll((bars: HTMLElement[], isWindow) => {
        for (const bar of bars) bar.style.visibility = isWindow ? '' : 'hidden';
      }, part === 'html');
      const seen = part === 'html' ? page : page.locator(part).first();
      await expect(seen as Page).toHaveScreenshot(`${name}.png`);
    });
  },
});
