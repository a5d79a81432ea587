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
  (solana = 148.06, quotes: Record<string, object> = QUOTES): Market['answer'] =>
  (route) =>
    route.fulfill({
      json: { ...quotes, solana: { ...quotes['solana'], usd: solana } },
      headers: { [MARKET_DATA_HEADER]: 'sample' },
    });

/**
 * Layouts differ by width, colours by theme, and hardly a rule joins the two: each width, each in another
 * theme, tells a change apart.
 */
export const WIDE = { width: 1440, height: 900, colorScheme: 'light' } as const;
export const PHONE = { width: 390, height: 844, colorScheme: 'dark' } as const;
type View = typeof WIDE | typeof PHONE;

/** Gives the page the window and the theme of a view. */
export async function show(page: Page, { colorScheme, ...size }: View): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
}

/** Shows the page as it stands in each view, that which it has first, so that a state is reached once for both. */
export async function inViews(page: Page, see: (view: View) => Promise<void>): Promise<void> {
  const isPhone = page.viewportSize()?.width === PHONE.width;
  for (const view of isPhone ? [PHONE, WIDE] : [WIDE, PHONE]) {
    await show(page, view);
    await see(view);
  }
}

/** What is done with a part of the page, by a selector, under a name; `html` is the window. */
type Look = (name: string, part: string) => Promise<void>;

/** Tests of looks: with chance that repeats itself. */
export const test = base.extend<{ compare: Look; look: Look }>({
  /** Compares a picture of the part, in the view that the page has, with the reference of that name. */
  compare: async ({ page }, use) => {
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
      const view = page.viewportSize()?.width === PHONE.width ? PHONE : WIDE;
      const file = `${name}-${view.width}-${view.colorScheme}.png`;
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
  /** Compares the part in each view, and lets axe look for faults in it. */
  look: async ({ page, compare }, use) => {
    await use((name, part) =>
      inViews(page, async () => {
        await compare(name, part);
        await scan(page, name, part);
      }),
    );
  },
});

/** Wakes everything lazy on a page whose clock stands. */
export async function wakeAll(page: Page): Promise<void> {
  for (const section of await page.locator('main section, footer').all()) {
    await section.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await section.locator('h1, h2, a').first().scrollIntoViewIfNeeded();
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}
