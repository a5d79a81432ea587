import type { Page } from '@playwright/test';
import { WITH_MOTION } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { scrollToElement } from './pageActions.ts';

test.use(WITH_MOTION);

const getScrollY = (page: Page) => page.evaluate(() => scrollY);

/** Waits until the page hasn't scrolled for half a second, and returns the number of frames with scrolling. */
const waitForScrollEnd = (page: Page) =>
  page.evaluate(async () => {
    let scrolledFrames = 0;
    for (let idleFrames = 0, previousY = scrollY; idleFrames < 30; previousY = scrollY) {
      await new Promise(requestAnimationFrame);
      idleFrames = scrollY === previousY ? idleFrames + 1 : 0;
      scrolledFrames += scrollY === previousY ? 0 : 1;
    }
    return scrolledFrames;
  });

test('anchor links scroll smoothly, and Back and Forward restore the position', async ({
  page,
  site,
}) => {
  await page.goto(site);
  for (const [from, to] of [
    ['#top a[data-go="sign-up-heading"]', '#sign-up-heading'],
    ['footer nav a[href="#token"]', '#token-heading'],
  ] as const) {
    const link = page.locator(from);
    await link.scrollIntoViewIfNeeded();
    const initialY = await getScrollY(page);
    await link.press('Enter');
    // Chromium ignores Back during smooth scrolling.
    expect(await waitForScrollEnd(page)).toBeGreaterThan(2);
    await expect(page.locator(to)).toBeFocused();
    await expect(page.locator(to)).toBeInViewport();
    await page.goBack();
    await expect.poll(() => getScrollY(page)).toBe(initialY);
    await page.goForward();
    await expect(page.locator(to)).toBeInViewport();
  }
});

test('opens at the URL hash, and restores the scroll position', async ({
  page,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  await page.goto(`${site}/#faq`);
  await expect(page.locator('#faq-heading')).toBeInViewport();
  await scrollToElement(page, '#token');
  const initialY = await getScrollY(page);
  const TOLERANCE_PX = 60;
  await page.reload();
  expect(Math.abs((await getScrollY(page)) - initialY)).toBeLessThan(TOLERANCE_PX);
  await page.goto(`${site}/no-such-page`);
  await page.goBack();
  expect(Math.abs((await getScrollY(page)) - initialY)).toBeLessThan(TOLERANCE_PX);
});

test('opens collapsed content for links, URL hashes, and find-in-page', async ({ page, site }) => {
  await page.goto(site);
  for (const state of ['initially closed', 'closed by the visitor']) {
    await page.getByRole('link', { name: 'Read the risks' }).click();
    await expect(page.locator('#risk li').first(), state).toBeInViewport();
    await page.locator('footer summary').filter({ hasText: 'Risks' }).click();
    await expect(page.locator('#risk')).toBeHidden();
  }
  const answer = page.locator('#answer-4');
  await expect(answer).toBeHidden();
  const [phrase = ''] = ((await answer.textContent()) ?? '').split(',');
  expect(phrase.length).toBeGreaterThan(20);
  for (const id of ['privacy', 'answer-5', 'fee-panel']) {
    await page.goto(`${site}/?${id}#${id}`);
    const panel = page.locator(`#${id}`);
    const summary = page.locator('details', { has: panel }).locator('summary').first();
    await expect(panel).toBeVisible();
    await expect(panel).toBeInViewport();
    await expect(summary).toBeInViewport();
  }
  await page.goto('about:blank');
  // Browsers handle text fragments like find-in-page.
  await page.goto(`${site}/#:~:text=${encodeURIComponent(phrase).replaceAll('-', '%2D')}`);
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport();
});
