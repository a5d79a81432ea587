import type { Page } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { SIGN_UP_HEADING } from './form.ts';
import { printPercent } from '../src/lib/money.ts';
import { expect, scroll, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const bar = (page: Page) => page.locator('[data-sticky-bar]');
const summary = (page: Page) => page.locator('details[data-menu] > summary');
const links = (page: Page) => page.locator('details[data-menu] a');

test('the menu opens by key, and Escape closes it and returns focus (51)', async ({
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
});

test('focus that leaves the menu closes it; a tap elsewhere does too (51)', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await summary(page).focus();
  await page.keyboard.press('Enter');
  const stops = (await links(page).count()) + 1;
  for (let press = 0; press < stops; press += 1) await page.keyboard.press('Tab');
  await expect(links(page).first()).toBeHidden();
  await summary(page).click();
  await expect(links(page).first()).toBeVisible();
  await page.mouse.click(20, 820);
  await expect(links(page).first()).toBeHidden();
});

test('each link of the menu leads to its section and closes the menu', async ({ page, site }) => {
  await page.goto(site);
  for (const index of [0, 1, 2, 3, 4, 5]) {
    await scroll(page, '#top');
    await summary(page).click();
    const link = links(page).nth(index);
    const hash = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(links(page).first()).toBeHidden();
    await expect(page.locator(`${hash} :is(h2, h3)`).first()).toBeInViewport({ timeout: 8000 });
    expect(new URL(page.url()).hash).toBe(hash);
  }
});

test('the bar with the primary action shows after the hero button has left, and hides at the form', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await expect(bar(page)).toBeHidden();
  await scroll(page, '#stats');
  await expect(bar(page)).toBeVisible();
  const box = await bar(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(64);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  await scroll(page, '#tmx-form-section');
  await expect(bar(page)).toBeHidden();
  await scroll(page, '#faq');
  await expect(bar(page)).toBeVisible();
  await bar(page).getByText('Start Trading Now').click();
  await expect(page.getByRole('heading', { name: SIGN_UP_HEADING })).toBeFocused();
  await expect(bar(page)).toBeHidden({ timeout: 8000 });
});

test('the bar names the fee, and hides while another button to the form is on screen', async ({
  page,
  site,
}) => {
  await page.goto(site);
  for (const [place, shows] of [
    ['#stats', true],
    ['#how-it-works a[data-go="sign-up-heading"]', false],
    ['#security', true],
    ['#get-started', false],
    ['#faq', true],
  ] as const) {
    await scroll(page, place);
    await expect(bar(page), place).toBeVisible({ visible: shows });
  }
  const fee = `${printPercent(owner.claims.feePercent)} a trade, plus network fees`;
  await expect(bar(page)).toContainText(fee);
});

test('what has focus does not stay under the bar that comes after it', async ({ page, site }) => {
  await page.goto(site);
  const question = page.locator('#faq summary').first();
  await question.evaluate((element: HTMLElement) => {
    // Focus first, while the bar is not there; then its place is at the window's lower edge.
    element.focus({ preventScroll: true });
    const { bottom } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + bottom - innerHeight + 4, behavior: 'instant' });
  });
  await expect(bar(page)).toBeVisible();
  const edge = (await bar(page).boundingBox())?.y ?? 0;
  await expect
    .poll(async () => {
      const box = await question.boundingBox();
      return box && box.y + box.height;
    })
    .toBeLessThanOrEqual(edge);
});

test('what takes focus leaves the place of the bar free, also while there is none', async ({
  page,
  site,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('[data-sticky-bar]')?.remove(),
    ),
  );
  await page.goto(site);
  const questions = page.locator('#faq summary');
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

test('the bar goes at a jump to the top, also where the hero’s buttons are below the window', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 520 });
  await page.goto(site);
  await expect(page.locator('#top a').first()).not.toBeInViewport();
  await expect(bar(page)).toBeHidden();
  await scroll(page, '#faq');
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar(page)).toBeHidden();
});

test('the bar hides while the menu is open, on a low window and on a wide one', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await scroll(page, '#stats');
  await expect(bar(page)).toBeVisible();
  await page.locator('details[data-menu]').evaluate((menu) => menu.setAttribute('open', ''));
  await expect(bar(page)).toBeHidden();
  await page.locator('details[data-menu]').evaluate((menu) => menu.removeAttribute('open'));
  await expect(bar(page)).toBeVisible();
  for (const size of [
    { width: 390, height: 479 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    await scroll(page, '#faq');
    await expect(bar(page)).toBeHidden();
  }
});

test('the bar never covers what has focus (6, 11)', async ({ page, site }) => {
  await page.goto(site);
  await scroll(page, '#stats');
  await expect(bar(page)).toBeVisible();
  await page.locator('#faq summary').nth(2).focus();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(isClearOfBar)).toBe(true);
  }
});

test('the bar keeps focus that it has at the form, and hides when focus leaves it', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await scroll(page, '#faq');
  await expect(bar(page)).toBeVisible();
  const link = bar(page).getByRole('link');
  await link.focus();
  const heading = page.getByRole('heading', { name: SIGN_UP_HEADING });
  await scroll(page, '#tmx-form-section');
  await expect(heading).toBeInViewport();
  // What the scrolling started has happened by now.
  await page.waitForTimeout(300);
  await expect(link).toBeFocused();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(link).not.toBeFocused();
  await scroll(page, '#tmx-form-section');
  await expect(bar(page)).toBeHidden();
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

test('the page works in landscape as in portrait (13)', async ({ page, site }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(site);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(844);
  await expect(page.locator('h1')).toBeVisible();
});
