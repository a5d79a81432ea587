import type { Page } from '@playwright/test';
import { WITH_MOTION } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { hideUntilFontsLoad, findLayoutProblems, recordLayoutShifts } from './pageProblems.ts';
import {
  applyUserStyles,
  waitForFrame,
  scrollThroughPage,
  scrollToElement,
  countHiddenBlocks,
} from './pageActions.ts';

test.use(WITH_MOTION);

/** Minimum distance between the sticky header and a heading that a link points to. */
const MIN_GAP_PX = 32;

async function scrollWithoutShift(page: Page, site: string, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await hideUntilFontsLoad(page);
  const getLayoutShifts = await recordLayoutShifts(page);
  await page.goto(site);
  await scrollThroughPage(page);
  expect(await getLayoutShifts()).toEqual([]);
}

test('at 400% zoom, nothing shifts, overflows, or sticks to the viewport', async ({
  page,
  site,
}) => {
  await scrollWithoutShift(page, site, 320, 256);
  await expect.poll(() => countHiddenBlocks(page)).toBe(0);
  expect(await page.evaluate(findLayoutProblems)).toEqual([]);
  // The sticky bar would be visible here in a taller viewport.
  await scrollToElement(page, '#faq');
  await waitForFrame(page);
  const fixedTags = await page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .map(({ tagName }) => tagName),
  );
  expect(fixedTags).toEqual([]);
});

test('on wide viewports, nothing shifts or overflows, and the header is sticky', async ({
  page,
  site,
}) => {
  await scrollWithoutShift(page, site, 1440, 900);
  const feed = page.locator('#live-activity');
  await feed.getByRole('button', { name: 'Pause simulation' }).click();
  for (const width of [1024, 1920, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Feed rows overlap while they move to their new positions.
    await feed.evaluate((section) =>
      Promise.all(section.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    expect(await page.evaluate(findLayoutProblems), `${width} px`).toEqual([]);
  }
  for (const id of ['compare', 'token', 'faq']) {
    await scrollToElement(page, `#${id}`);
    await expect(page.locator('header')).toBeInViewport();
    const { y = NaN } = (await page.locator(`#${id} h2`).boundingBox()) ?? {};
    const { height = NaN } = (await page.locator('header').boundingBox()) ?? {};
    expect(y - height, id).toBeGreaterThanOrEqual(MIN_GAP_PX - 1);
  }
  const walker = page.locator('.walker');
  const getX = () => walker.evaluate((element) => element.getBoundingClientRect().x);
  await scrollToElement(page, '#why-tmx');
  // Scroll-driven animations update in the next frame.
  await waitForFrame(page);
  const startX = await getX();
  await scrollToElement(page, '#how-it-works');
  await expect.poll(getX).toBeGreaterThan(startX + 300);
});

test('the layout check finds overlapping letters, not just tight lines', async ({ page, site }) => {
  // Show the headline without scrolling to it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site);
  const font = await page.locator('link[as="font"]').first().getAttribute('href');
  const findProblems = async (lineHeight: number) => {
    const face = `@font-face { font-family: small; src: url(${font}); size-adjust: 40% }`;
    await applyUserStyles(page, `${face} #token h2 { font: 100px/${lineHeight} small }`);
    await page.evaluate(() => document.fonts.load('1px small').then(() => undefined));
    return page.evaluate(findLayoutProblems);
  };
  // The letters are about 30 px tall.
  expect(await findProblems(0.5)).toEqual([]);
  expect(await findProblems(0.2)).toEqual(['overlapping: A billion TMX. / No more.']);
});
