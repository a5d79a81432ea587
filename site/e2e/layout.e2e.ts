import type { Page } from '@playwright/test';
import { MOVING } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { showWithFonts, troubles, watchLayoutShift } from './troubles.ts';
import { drawn, readThrough, scroll, unseenBlocks } from './visitor.ts';

test.use(MOVING);

const AIR_PX = 32;

/** Opens the page in a window and reads it without a layout shift. */
async function readSteadily(page: Page, site: string, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await showWithFonts(page);
  const shift = await watchLayoutShift(page);
  await page.goto(site);
  await readThrough(page);
  expect(await shift()).toEqual([]);
}

test('at 400% zoom nothing shifts, overflows or covers the page', async ({ page, site }) => {
  await readSteadily(page, site, 320, 256);
  await expect.poll(() => unseenBlocks(page)).toBe(0);
  expect(await page.evaluate(troubles)).toEqual([]);
  // A taller window shows the bar with the primary action.
  await scroll(page, '#faq');
  await drawn(page);
  const fixed = (all: Element[]) =>
    all.filter((one) => one.checkVisibility() && getComputedStyle(one).position === 'fixed');
  expect(await page.locator('body *').evaluateAll(fixed)).toEqual([]);
});

test('a wide window has no shift or overflow and keeps the header', async ({ page, site }) => {
  await readSteadily(page, site, 1440, 900);
  const feed = page.locator('#live-activity');
  await feed.getByRole('button', { name: 'Pause simulation' }).click();
  for (const width of [1024, 1920, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Feed rows slide over one another to their new places.
    await feed.evaluate((section) =>
      Promise.all(section.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    expect(await page.evaluate(troubles), `${width} px`).toEqual([]);
  }
  for (const id of ['compare', 'token', 'faq']) {
    await scroll(page, `#${id}`);
    await expect(page.locator('header')).toBeInViewport();
    const { y = NaN } = (await page.locator(`#${id} h2`).boundingBox()) ?? {};
    const { height = NaN } = (await page.locator('header').boundingBox()) ?? {};
    expect(y - height, id).toBeGreaterThanOrEqual(AIR_PX - 1);
  }
  const walker = page.locator('.walker');
  const place = () => walker.evaluate((figure) => figure.getBoundingClientRect().x);
  await scroll(page, '#why-tmx');
  // Scroll effects follow in the next frame.
  await drawn(page);
  const start = await place();
  await scroll(page, '#how-it-works');
  await expect.poll(place).toBeGreaterThan(start + 300);
});
