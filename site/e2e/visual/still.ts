import type { Page } from '@playwright/test';
import { MARKET_DATA_HEADER } from '#contract/quote.ts';
import { test as base, expect } from '../fixtures.ts';
import { QUOTES, type Market } from '../market.ts';
import { scan } from '../troubles.ts';
import { repeatChance } from '../visitor.ts';

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

/** What is done with a part of the page, by a selector, under a name; `html` is the window. */
type Look = (name: string, part: string) => Promise<void>;

/** Tests of looks: without motion, with chance that repeats itself, in the view of the describe. */
export const test = base.extend<{ compare: Look; look: Look }>({
  contextOptions: { reducedMotion: 'reduce' },
  /** Compares a picture of the part with the reference of that name. */
  compare: async ({ page, viewport, colorScheme }, use) => {
    await page.addInitScript(repeatChance);
    // What counts the visit draws from the same chance, before the feed or after it.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
    );
    await use(async (name, part) => {
      await page.mouse.move(0, 0);
      // A lazy picture below the window has not begun to load, and is on no screenshot.
      await page.waitForFunction(() =>
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      );
      await page.evaluate(() => document.fonts.ready);
      const file = `${name}-${viewport?.width}-${colorScheme}.png`;
      if (part === 'html') {
        await expect(page).toHaveScreenshot(file);
        return;
      }
      const element = page.locator(part).first();
      // The phone's bar would lie over everything but itself.
      await element.evaluate((one) => {
        const bar = document.querySelector<HTMLElement>('[data-sticky-bar]');
        if (bar) bar.style.visibility = bar === one ? 'visible' : 'hidden';
      });
      await expect(element).toHaveScreenshot(file);
    });
  },
  /** Compares the part, and lets axe look for faults in it. */
  look: async ({ page, compare }, use) => {
    await use(async (name, part) => {
      await compare(name, part);
      await scan(page, name, part);
    });
  },
});

/**
 * Layouts differ by width, colours by theme, and hardly a rule joins the two: each width, each in another
 * theme, tells a change apart.
 */
export const WIDE = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

/** Runs its tests in each of the views. */
export function inViews(tests: () => void): void {
  for (const view of [WIDE, PHONE]) {
    test.describe(`at ${view.viewport.width} px, ${view.colorScheme}`, () => {
      test.use(view);
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
