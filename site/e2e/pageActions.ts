import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The page's script runs after the first paint and shows the theme control. */
export const waitForScript = (page: Page) => page.locator('[data-theme-control]:visible').waitFor();

/** Scrolls an element to the top of the viewport without animation. */
export const scrollToElement = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));

/** Counts blocks that are hidden until they scroll into view. */
export const countHiddenBlocks = (page: Page): Promise<number> =>
  page
    .locator('[data-reveal]')
    .evaluateAll(
      (blocks) =>
        blocks.filter((block) => !block.checkVisibility({ opacityProperty: true })).length,
    );

/** No frame should take longer. Headless browsers sometimes don't paint on their own. */
const FRAME_TIMEOUT_MS = 500;

/**
 * Waits for a painted frame and for intersection observers. We can't use `requestAnimationFrame`, because the test may
 * have stopped the clock.
 */
export async function waitForFrame(page: Page): Promise<void> {
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
  // A screenshot forces a paint, but may also get stuck waiting for a frame. Try again if it times out.
  while ((await Promise.race([frame, delay(FRAME_TIMEOUT_MS, 'late')])) === 'late')
    await page.screenshot({ clip, timeout: 10 * FRAME_TIMEOUT_MS }).catch(() => undefined);
}

/** Loads all lazy content. */
export async function scrollThroughPage(page: Page): Promise<void> {
  for (let top: number | null = 0; top !== null; await waitForFrame(page)) {
    top = await page.evaluate((scrollTop) => {
      scrollTo({ top: scrollTop, behavior: 'instant' });
      const nextTop = scrollTop + innerHeight * 0.8;
      return nextTop < document.documentElement.scrollHeight ? nextTop : null;
    }, top);
  }
}

/** Simulates switching to another tab, or back to this one. */
export async function setTabHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    isHidden ? 'hidden' : 'visible',
  );
}

/** The CSP doesn't block user style sheets. */
export const applyUserStyles = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Runs in the page before any other script. Makes random numbers repeatable. */
export function seedRandom(): void {
  let state = 7;
  Object.assign(globalThis, { realRandom: Math.random });
  Math.random = () => {
    // Park and Miller's generator, whose state fits into a double.
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
