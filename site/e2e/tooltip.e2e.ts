import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const tip = (page: Page) => page.getByRole('tooltip');
const link = (page: Page, name: string) => page.locator('#top').getByRole('link', { name });
const demo = (page: Page) => link(page, 'View Live Demo');
const WORDS = 'Jumps to live prices on this page';

/** A page whose clock the test turns, with the script that a first movement loads. */
async function open(page: Page, site: string): Promise<void> {
  await page.clock.install();
  await page.goto(site);
  await page.mouse.move(5, 5);
  await page.locator('#tooltip').waitFor({ state: 'attached' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test('a tooltip opens after 700 ms under a pointer (43)', async ({ page, site }) => {
  await open(page, site);
  await demo(page).hover();
  await page.clock.runFor(690);
  await expect(tip(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(tip(page)).toHaveText(WORDS);
});

test('a pointer that only passes opens nothing', async ({ page, site }) => {
  await open(page, site);
  await demo(page).hover();
  await page.clock.runFor(600);
  await page.mouse.move(5, 5);
  await page.clock.runFor(1000);
  await expect(tip(page)).toBeHidden();
});

test('the next tooltip within 300 ms opens at once, a later one waits again (43)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, site);
  const feed = page.locator('#trading').getByRole('link', { name: 'Watch Demo' });
  await demo(page).hover();
  await page.clock.runFor(710);
  await expect(tip(page)).toHaveText(WORDS);
  // However far it scrolls in between, the clock of the page stands.
  await feed.hover();
  await page.clock.runFor(10);
  await expect(tip(page)).toContainText('simulated activity');
  await page.mouse.move(5, 5);
  await page.clock.runFor(310);
  await expect(tip(page)).toBeHidden();
  await page.clock.runFor(310);
  await demo(page).hover();
  await page.clock.runFor(500);
  await expect(tip(page)).toBeHidden();
});

test('keyboard focus opens it at once, Escape closes it and focus stays (42)', async ({
  page,
  site,
}) => {
  await open(page, site);
  await link(page, 'Start Trading Now').focus();
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveText(WORDS);
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  await expect(page.locator('#top a:focus')).toHaveText('View Live Demo');
});

test('a tooltip stays under the pointer that moves onto it (42)', async ({ page, site }) => {
  await open(page, site);
  await demo(page).hover();
  await page.clock.runFor(710);
  const box = await tip(page).boundingBox();
  if (!box) throw new Error('The tooltip has no box.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.clock.runFor(5000);
  await expect(tip(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(310);
  await expect(tip(page)).toBeHidden();
});

test('a tooltip stays within the window, and says nothing that is not text as well (46)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, site);
  await demo(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const box = await tip(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  const text = await page.locator('body').evaluate((body) => body.textContent ?? '');
  for (const sentence of await page
    .locator('[data-tip]')
    .evaluateAll((all) => all.map((e) => e.getAttribute('data-tip')))) {
    expect(text).toContain(sentence);
  }
});
