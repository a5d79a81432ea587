import type { Page } from '@playwright/test';
import { MOVING } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { showWithFonts, watchLayoutShift } from './troubles.ts';
import { drawn, readThrough, scroll, unseenBlocks } from './visitor.ts';

test.use(MOVING);

const AIR_PX = 32;

/** How far down something reaches, px from the window's top. */
const bottomOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);

/** Runs in the page: what is smaller than our own measure, which axe does not know. */
function smallTargets(): string[] {
  return [...document.querySelectorAll('button, summary, nav a, header a')]
    .filter((target) => target.checkVisibility() && !target.matches('.skip'))
    .filter((target) => getComputedStyle(target).display !== 'inline')
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return Math.min(width, height) < 43.5;
    })
    .map((target) => target.outerHTML.slice(0, 100));
}

/** Opens the page in a window, reads it through without a shift, and looks at it at each width. */
async function expectSteady(page: Page, site: string, height: number, widths: number[]) {
  const [first = NaN] = widths;
  await page.setViewportSize({ width: first, height });
  await showWithFonts(page);
  const shift = await watchLayoutShift(page);
  await page.goto(site);
  await readThrough(page);
  expect(await shift()).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const sideways = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(sideways), `${width} px`).toBeLessThanOrEqual(0);
    expect(await page.evaluate(smallTargets), `${width} px`).toEqual([]);
  }
}

test('in windows as of a phone, at 400% zoom too, nothing shifts, scrolls sideways or stays in the way, each target is large enough and everything is revealed', async ({
  page,
  site,
}) => {
  await expectSteady(page, site, 256, [320, 390, 768]);
  await expect(page.locator('[data-reveal]:not([data-revealed])')).toHaveCount(0);
  await expect.poll(() => unseenBlocks(page)).toBe(0);
  // Where a taller window has the bar with the primary action.
  await page.setViewportSize({ width: 320, height: 256 });
  await scroll(page, '#faq');
  await drawn(page);
  const fixed = (all: Element[]) =>
    all.filter((one) => one.checkVisibility() && getComputedStyle(one).position === 'fixed');
  expect(await page.locator('body *').evaluateAll(fixed)).toEqual([]);
});

test('in a wide window nothing shifts or scrolls sideways, each target is large enough, the header stays, anchors keep their air and the figure walks the plan', async ({
  page,
  site,
}) => {
  await expectSteady(page, site, 900, [1440, 1024, 1920]);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const id of ['compare', 'token', 'faq']) {
    await scroll(page, `#${id}`);
    await expect(page.locator('header')).toBeInViewport();
    const air = await page.locator(`#${id} h2`).evaluate((one) => one.getBoundingClientRect().top);
    expect(air - (await bottomOf(page, 'header')), id).toBeGreaterThanOrEqual(AIR_PX - 1);
  }
  const walker = page.locator('.walker');
  const place = () => walker.evaluate((figure) => figure.getBoundingClientRect().x);
  await scroll(page, '#why-tmx');
  // What follows the scrolling does so with the next frame.
  await drawn(page);
  const start = await place();
  await scroll(page, '#how-it-works');
  await expect.poll(place).toBeGreaterThan(start + 300);
});
