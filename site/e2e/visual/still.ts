import type { Locator, Page } from '@playwright/test';
import { MARKET_DATA_HEADER } from '#contract/quote.ts';
import { test as base, expect } from '../fixtures.ts';
import { repeatChance } from '../visitor.ts';
import { QUOTES, type Market } from '../market.ts';

/** Answers for prices: none, a refusal, and samples, which are named wherever they stand. */
export const never: Market['answer'] = () => new Promise(() => undefined);
export const broken: Market['answer'] = (route) => route.fulfill({ status: 503 });
export const sample =
  (solana = 148.06): Market['answer'] =>
  (route) =>
    route.fulfill({
      json: { ...QUOTES, solana: { ...QUOTES['solana'], usd: solana } },
      headers: { [MARKET_DATA_HEADER]: 'sample' },
    });

/** Compares a part of the page, or its window, with the reference of that name. */
type Compare = (part: Locator | Page, name: string) => Promise<void>;

/** Tests of looks: without motion, with chance that repeats itself, in the view of the describe. */
export const test = base.extend<{ compare: Compare }>({
  contextOptions: { reducedMotion: 'reduce' },
  compare: async ({ page, viewport, colorScheme }, use) => {
    await page.addInitScript(repeatChance);
    // What counts the visit draws from the same chance, before the feed or after it.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
    );
    await use(async (part, name) => {
      await page.mouse.move(0, 0);
      // A lazy picture below the window has not begun to load, and is on no screenshot.
      await page.waitForFunction(() =>
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      );
      await page.evaluate(() => document.fonts.ready);
      const file = `${name}-${viewport?.width}-${colorScheme}.png`;
      if ('goto' in part) {
        await expect(part).toHaveScreenshot(file);
        return;
      }
      // The phone's bar would lie over everything but itself.
      await part.evaluate((element) => {
        const bar = document.querySelector<HTMLElement>('[data-sticky-bar]');
        if (bar) bar.style.visibility = bar === element ? 'visible' : 'hidden';
      });
      await expect(part).toHaveScreenshot(file);
    });
  },
});

/** A window's width in px, and the theme that its system prefers. */
type View = readonly [width: number, colorScheme: 'light' | 'dark'];

/**
 * Layouts differ by width, colours by theme, and hardly a rule joins the two: a picture of each width,
 * each in another theme, tells a change apart.
 */
export const BOTH: View[] = [
  [1440, 'light'],
  [390, 'dark'],
];

/** Runs its tests in each of the views. */
export function inViews(views: readonly View[], tests: () => void): void {
  for (const [width, colorScheme] of views) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: width < 700 ? 844 : 900 }, colorScheme });
      tests();
    });
  }
}

/** Wakes everything lazy on a page whose clock stands. */
export async function wakeAll(page: Page): Promise<void> {
  for (const section of await page.locator('main section, footer').all()) {
    await section.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await section.locator('h1, h2, a').first().scrollIntoViewIfNeeded();
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}
