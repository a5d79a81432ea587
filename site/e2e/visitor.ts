import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Waits for the page's script, which runs after the first paint: it shows the theme control. */
export const scripted = (page: Page) => page.locator('[data-theme-control]:visible').waitFor();

/** Scrolls a part of the page to the top of the window immediately. */
export const scroll = (page: Page, to: string) =>
  page.locator(to).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));

/** Counts blocks that are still hidden until scrolled to. */
export const unseenBlocks = (page: Page): Promise<number> =>
  page
    .locator('[data-reveal]')
    .evaluateAll(
      (all) => all.filter((one) => !one.checkVisibility({ opacityProperty: true })).length,
    );

/** Longer than any frame. Headless browsers sometimes paint none by themselves. */
const FRAME_MS = 500;

/**
 * Waits for a painted frame, after observers of visibility have been called. Doesn't use animation frames, because the
 * test may have stopped the clock.
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
  // A screenshot forces a paint. Sometimes it waits for a frame itself, but the next one doesn't.
  while ((await Promise.race([frame, wait(FRAME_MS, 'late')])) === 'late')
    await page.screenshot({ clip, timeout: 10 * FRAME_MS }).catch(() => undefined);
}

/** Scrolls through the page, most of a window each time, so that everything lazy loads. */
export async function readThrough(page: Page): Promise<void> {
  for (let top: number | null = 0; top !== null; await drawn(page)) {
    top = await page.evaluate((place) => {
      scrollTo({ top: place, behavior: 'instant' });
      const next = place + innerHeight * 0.8;
      return next < document.documentElement.scrollHeight ? next : null;
    }, top);
  }
}

/** Switches to another tab and back. */
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

/** Sets a visitor's own style sheet, which bypasses the page's policy. */
export const restyle = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Runs first in the page: makes random numbers repeatable. */
export function repeatChance(): void {
  let state = 7;
  Object.assign(globalThis, { realRandom: Math.random });
  Math.random = () => {
    // Park and Miller's generator: small enough for a double.
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
