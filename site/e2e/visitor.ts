import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Waits for the page's script, which comes after the first paint: it shows the control of the theme. */
export const scripted = (page: Page) => page.locator('[data-theme-control]:visible').waitFor();

/** Brings a part of the page to the top of the window, at once. */
export const scroll = (page: Page, to: string) =>
  page.locator(to).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));

/** How many blocks that come in as one scrolls nobody can see. */
export const unseenBlocks = (page: Page): Promise<number> =>
  page
    .locator('[data-reveal]')
    .evaluateAll(
      (all) => all.filter((one) => !one.checkVisibility({ opacityProperty: true })).length,
    );

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
  const clip = { x: 0, y: 0, width: 1, height: 1 };
  // A picture of it has to be drawn; now and then that waits for a frame itself, and the next one does not.
  while ((await Promise.race([frame, wait(FRAME_MS, 'late')])) === 'late')
    await page.screenshot({ clip, timeout: 10 * FRAME_MS }).catch(() => undefined);
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

/** What a visitor does by turning to another tab, and back. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    hidden ? 'hidden' : 'visible',
  );
}

/** Sets a style sheet as a visitor's own would be, past the page's policy. */
export const restyle = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Runs in the page before anything else: what is drawn by chance comes out the same each time. */
export function repeatChance(): void {
  let state = 7;
  Object.assign(globalThis, { realRandom: Math.random });
  Math.random = () => {
    // Park and Miller's generator: small enough for a double.
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
