import type { Page } from '@playwright/test';
import { getOwnFee } from '../src/data/fees.ts';
import { owner } from '../src/data/owner.ts';
import { SIGN_UP_HEADING } from './signUpForm.ts';
import { formatPercent } from '../src/lib/money.ts';
import { expect, test } from './fixtures.ts';
import { scrollToElement } from './pageActions.ts';

test.use({ viewport: { width: 390, height: 844 } });

const getBar = (page: Page) => page.locator('[data-sticky-bar]');
const getMenu = (page: Page) => page.locator('nav > details[data-menu]');
const getMenuButton = (page: Page) => getMenu(page).locator('> summary');
const getMenuLinks = (page: Page) => getMenu(page).locator('a');

test('the menu opens and closes by keyboard, focus, and tap', async ({ page, site }) => {
  await page.goto(site);
  const firstLink = getMenuLinks(page).first();
  await expect(firstLink).toBeHidden();
  await expect(getMenuLinks(page)).toHaveCount(4 + (owner.languages.length - 1));
  await getMenuButton(page).press('Enter');
  await expect(firstLink).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(firstLink).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(firstLink).toBeHidden();
  await expect(getMenuButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await getMenu(page).locator('summary').last().focus();
  await page.keyboard.press('Tab');
  await expect(firstLink).toBeHidden();
  await getMenuButton(page).click();
  await expect(firstLink).toBeVisible();
  await page.mouse.click(20, 820);
  await expect(firstLink).toBeHidden();
  for (const link of (await getMenuLinks(page).all()).slice(0, 4)) {
    await getMenuButton(page).click();
    const hash = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(firstLink).toBeHidden();
    await expect(page.locator(`${hash} :is(h2, h3)`).first()).toBeInViewport();
    expect(new URL(page.url()).hash).toBe(hash);
  }
  await test.step('details are collapsed, except in a wide viewport and in print', async () => {
    const token = page.locator('#token');
    const firstShare = token.locator('tbody tr').first();
    const amount = firstShare.locator('td').first();
    const items = page.locator('#roadmap .folded').first();
    const course = page.locator('#academy li').first();
    const progress = course.getByText('0% complete');
    await expect(firstShare).toContainText('40%');
    for (const detail of [amount, items, progress]) await expect(detail).toBeHidden();

    await page.emulateMedia({ media: 'print' });
    for (const detail of [amount, items, progress]) await expect(detail).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await token.locator('summary').click();
    await page.locator('#roadmap summary').click();
    await course.locator('summary').click();
    for (const detail of [amount, items, progress]) await expect(detail).toBeVisible();

    for (const container of [token, page.locator('#roadmap'), course])
      await container.locator('summary').click();
    await page.setViewportSize({ width: 768, height: 844 });
    for (const detail of [amount, items, progress]) await expect(detail).toBeVisible();
    await expect(token.locator('summary')).toBeHidden();
    await expect(course.locator('[data-panel]')).toBeHidden();
  });
});

test('the sticky bar shows while no other link to the form is visible', async ({ page, site }) => {
  await page.goto(site);
  const expectBar = async (selector: string, visible: boolean) => {
    await scrollToElement(page, selector);
    await expect(getBar(page), selector).toBeVisible({ visible });
  };
  for (const [selector, visible] of [
    ['#top', false],
    ['#stats', true],
    ['#how-it-works a[data-go="sign-up-heading"]', false],
    ['#security', true],
    ['#get-started', false],
    ['#tmx-form-section', false],
    ['#tmx-form-section iframe', false],
    ['#faq', true],
  ] as const)
    await expectBar(selector, visible);
  const box = await getBar(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(64);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  const fee = `${formatPercent(getOwnFee(owner))} + network fees`;
  await expect(getBar(page)).toContainText(fee);
  await expect(getBar(page)).toContainText('E-mail first');

  await test.step('stays visible while it has focus', async () => {
    const link = getBar(page).getByRole('link');
    await link.focus();
    await expectBar('#tmx-form-section', true);
    await expect(link).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expectBar('#tmx-form-section', false);
  });
  await test.step('never covers the focused element', async () => {
    // Focus a question at the bottom of the viewport.
    const question = page.locator('#faq summary').first();
    await question.evaluate((element: HTMLElement) => {
      element.focus({ preventScroll: true });
      const { bottom } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + bottom - innerHeight + 4, behavior: 'instant' });
    });
    await expect(getBar(page)).toBeVisible();
    await expect.poll(() => page.evaluate(isClearOfBar)).toBe(true);
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(isClearOfBar)).toBe(true);
    }
  });
  await test.step('its button moves focus to the form', async () => {
    await expectBar('#faq', true);
    await getBar(page).getByText('Start Trading Now').click();
    await expect(page.getByRole('heading', { name: SIGN_UP_HEADING })).toBeFocused();
    await expect(getBar(page)).toBeHidden();
  });
  await test.step('is hidden while the menu is open and in a wide viewport', async () => {
    await expectBar('#stats', true);
    await getMenu(page).evaluate((element) => element.setAttribute('open', ''));
    await expect(getBar(page)).toBeHidden();
    await getMenu(page).evaluate((element) => element.removeAttribute('open'));
    await expect(getBar(page)).toBeVisible();
    await page.setViewportSize({ width: 768, height: 1024 });
    await expectBar('#faq', false);
  });
});

/** Runs in the page. Returns true if the sticky bar doesn't cover the focused element or its focus ring. */
function isClearOfBar(): boolean {
  const focused = document.activeElement;
  const stickyBar = document.querySelector('[data-sticky-bar]');
  if (!focused || !stickyBar || stickyBar.contains(focused)) return true;
  const { top, height } = stickyBar.getBoundingClientRect();
  const RING_PX = 6;
  return height === 0 || focused.getBoundingClientRect().bottom + RING_PX <= top;
}
