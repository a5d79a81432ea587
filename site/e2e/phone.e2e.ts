import type { Page } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { SIGN_UP_HEADING } from './form.ts';
import { printPercent } from '../src/lib/money.ts';
import { expect, scroll, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const bar = (page: Page) => page.locator('[data-sticky-bar]');
const summary = (page: Page) => page.locator('details[data-menu] > summary');
const links = (page: Page) => page.locator('details[data-menu] a');

test('the menu opens by key and closes by Escape, by focus that leaves it and by a tap elsewhere', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await expect(links(page).first()).toBeHidden();
  await summary(page).focus();
  await page.keyboard.press('Enter');
  await expect(links(page)).toHaveCount(6 + (owner.languages.length - 1));
  await expect(links(page).first()).toBeVisible();
  await expect(summary(page)).toHaveText(/Close menu/);
  await page.keyboard.press('Tab');
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links(page).first()).toBeHidden();
  await expect(summary(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const stops = (await links(page).count()) + 1;
  for (let press = 0; press < stops; press += 1) await page.keyboard.press('Tab');
  await expect(links(page).first()).toBeHidden();
  await scroll(page, '#top');
  await summary(page).click();
  await expect(links(page).first()).toBeVisible();
  await page.mouse.click(20, 820);
  await expect(links(page).first()).toBeHidden();

  await test.step('each link leads to its section and closes the menu', async () => {
    for (const index of [0, 1, 2, 3, 4, 5]) {
      await scroll(page, '#top');
      await summary(page).click();
      const link = links(page).nth(index);
      const hash = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(links(page).first()).toBeHidden();
      await expect(page.locator(`${hash} :is(h2, h3)`).first()).toBeInViewport();
      expect(new URL(page.url()).hash).toBe(hash);
    }
  });
});

test('the bar with the primary action shows while no other button to the form is on screen', async ({
  page,
  site,
}) => {
  await page.goto(site);
  const expectBar = async (place: string, shows: boolean) => {
    await scroll(page, place);
    await expect(bar(page), place).toBeVisible({ visible: shows });
  };
  for (const [place, shows] of [
    ['#top', false],
    ['#stats', true],
    ['#how-it-works a[data-go="sign-up-heading"]', false],
    ['#security', true],
    ['#get-started', false],
    ['#tmx-form-section', false],
    ['#faq', true],
  ] as const)
    await expectBar(place, shows);
  const box = await bar(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(64);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  const fee = `${printPercent(owner.claims.feePercent)} a trade, plus network fees`;
  await expect(bar(page)).toContainText(fee);

  await test.step('it keeps focus that it has at the form, and hides when focus leaves it', async () => {
    const link = bar(page).getByRole('link');
    await link.focus();
    await expectBar('#tmx-form-section', true);
    // What the scrolling started has happened by now.
    await page.waitForTimeout(300);
    await expect(link).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expectBar('#tmx-form-section', false);
  });
  await test.step('its button leads to the form', async () => {
    await expectBar('#faq', true);
    await bar(page).getByText('Start Trading Now').click();
    await expect(page.getByRole('heading', { name: SIGN_UP_HEADING })).toBeFocused();
    await expect(bar(page)).toBeHidden();
  });
  await test.step('it hides while the menu is open, on a low window, on a wide one and at a jump to the top', async () => {
    await expectBar('#stats', true);
    const menu = page.locator('details[data-menu]');
    await menu.evaluate((element) => element.setAttribute('open', ''));
    await expect(bar(page)).toBeHidden();
    await menu.evaluate((element) => element.removeAttribute('open'));
    await expect(bar(page)).toBeVisible();
    for (const [width, height, shows] of [
      [390, 479, false],
      [768, 1024, false],
      [390, 520, true],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectBar('#faq', shows);
    }
    // The hero's own buttons are below so low a window.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.locator('#top a').first()).not.toBeInViewport();
    await expect(bar(page)).toBeHidden();
  });
});

test('the bar never covers what has focus, whichever of them comes first', async ({
  page,
  site,
}) => {
  await page.goto(site);
  const questions = page.locator('#faq summary');
  // Focus first, while the bar is not there; then its place is at the window's lower edge.
  await questions.first().evaluate((element: HTMLElement) => {
    element.focus({ preventScroll: true });
    const { bottom } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + bottom - innerHeight + 4, behavior: 'instant' });
  });
  await expect(bar(page)).toBeVisible();
  await expect.poll(() => page.evaluate(isClearOfBar)).toBe(true);
  await questions.nth(2).focus();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(isClearOfBar)).toBe(true);
  }
  // Its place stays free also while there is none.
  await bar(page).evaluate((element) => element.remove());
  await questions.nth(1).evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + bottom - innerHeight + 4, behavior: 'instant' });
  });
  await questions.nth(0).evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  await expect(questions.nth(1)).toBeFocused();
  const box = await questions.nth(1).boundingBox();
  expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(844 - 64);
});

/** Runs in the page: whether what has focus stands above the bar, ring and all. */
function isClearOfBar(): boolean {
  const focused = document.activeElement;
  const cover = document.querySelector('[data-sticky-bar]');
  if (!focused || !cover || cover.contains(focused)) return true;
  const { top, height } = cover.getBoundingClientRect();
  const RING_PX = 6;
  return height === 0 || focused.getBoundingClientRect().bottom + RING_PX <= top;
}
