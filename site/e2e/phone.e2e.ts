import type { Page } from '@playwright/test';
import { getOwnFee } from '../src/data/fees.ts';
import { owner } from '../src/data/owner.ts';
import { SIGN_UP_HEADING } from './form.ts';
import { formatPercent } from '../src/lib/money.ts';
import { expect, test } from './fixtures.ts';
import { scroll } from './visitor.ts';

test.use({ viewport: { width: 390, height: 844 } });

const bar = (page: Page) => page.locator('[data-sticky-bar]');
const menu = (page: Page) => page.locator('nav > details[data-menu]');
const summary = (page: Page) => menu(page).locator('> summary');
const links = (page: Page) => menu(page).locator('a');

test('the menu opens and closes by key, focus and tap', async ({ page, site }) => {
  await page.goto(site);
  const first = links(page).first();
  await expect(first).toBeHidden();
  await expect(links(page)).toHaveCount(4 + (owner.languages.length - 1));
  await summary(page).press('Enter');
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(summary(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await menu(page).locator('summary').last().focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeHidden();
  await summary(page).click();
  await expect(first).toBeVisible();
  await page.mouse.click(20, 820);
  await expect(first).toBeHidden();
  for (const link of (await links(page).all()).slice(0, 4)) {
    await summary(page).click();
    const hash = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(first).toBeHidden();
    await expect(page.locator(`${hash} :is(h2, h3)`).first()).toBeInViewport();
    expect(new URL(page.url()).hash).toBe(hash);
  }
  await test.step('details stay folded, except in a wide window and on paper', async () => {
    const token = page.locator('#token');
    const shares = token.locator('tbody tr').first();
    const amount = shares.locator('td').first();
    const items = page.locator('#roadmap .folded').first();
    const course = page.locator('#academy li').first();
    const progress = course.getByText('0% complete');
    await expect(shares).toContainText('40%');
    for (const waiting of [amount, items, progress]) await expect(waiting).toBeHidden();

    await page.emulateMedia({ media: 'print' });
    for (const waiting of [amount, items, progress]) await expect(waiting).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await token.locator('summary').click();
    await page.locator('#roadmap summary').click();
    await course.locator('summary').click();
    for (const waiting of [amount, items, progress]) await expect(waiting).toBeVisible();

    for (const opened of [token, page.locator('#roadmap'), course])
      await opened.locator('summary').click();
    await page.setViewportSize({ width: 768, height: 844 });
    for (const waiting of [amount, items, progress]) await expect(waiting).toBeVisible();
    await expect(token.locator('summary')).toBeHidden();
    await expect(course.locator('[data-panel]')).toBeHidden();
  });
});

test('the bar shows while no other button to the form is visible', async ({ page, site }) => {
  await page.goto(site);
  const expectBar = async (place: string, visible: boolean) => {
    await scroll(page, place);
    await expect(bar(page), place).toBeVisible({ visible });
  };
  for (const [place, shows] of [
    ['#top', false],
    ['#stats', true],
    ['#how-it-works a[data-go="sign-up-heading"]', false],
    ['#security', true],
    ['#get-started', false],
    ['#tmx-form-section', false],
    ['#tmx-form-section iframe', false],
    ['#faq', true],
  ] as const)
    await expectBar(place, shows);
  const box = await bar(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(64);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  const fee = `${formatPercent(getOwnFee(owner))} + network fees`;
  await expect(bar(page)).toContainText(fee);
  await expect(bar(page)).toContainText('E-mail first');

  await test.step('keeps its focus at the form and hides afterwards', async () => {
    const link = bar(page).getByRole('link');
    await link.focus();
    await expectBar('#tmx-form-section', true);
    await expect(link).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expectBar('#tmx-form-section', false);
  });
  await test.step('never covers the focused element', async () => {
    // Focuses a question that ends at the window's lower edge.
    const question = page.locator('#faq summary').first();
    await question.evaluate((element: HTMLElement) => {
      element.focus({ preventScroll: true });
      const { bottom } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + bottom - innerHeight + 4, behavior: 'instant' });
    });
    await expect(bar(page)).toBeVisible();
    await expect.poll(() => page.evaluate(isClearOfBar)).toBe(true);
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(isClearOfBar)).toBe(true);
    }
  });
  await test.step('its button leads to the form', async () => {
    await expectBar('#faq', true);
    await bar(page).getByText('Start Trading Now').click();
    await expect(page.getByRole('heading', { name: SIGN_UP_HEADING })).toBeFocused();
    await expect(bar(page)).toBeHidden();
  });
  await test.step('hides behind the open menu and in a wide window', async () => {
    await expectBar('#stats', true);
    await menu(page).evaluate((element) => element.setAttribute('open', ''));
    await expect(bar(page)).toBeHidden();
    await menu(page).evaluate((element) => element.removeAttribute('open'));
    await expect(bar(page)).toBeVisible();
    await page.setViewportSize({ width: 768, height: 1024 });
    await expectBar('#faq', false);
  });
});

/** Runs in the page: whether the focused element and its ring are above the bar. */
function isClearOfBar(): boolean {
  const focused = document.activeElement;
  const cover = document.querySelector('[data-sticky-bar]');
  if (!focused || !cover || cover.contains(focused)) return true;
  const { top, height } = cover.getBoundingClientRect();
  const RING_PX = 6;
  return height === 0 || focused.getBoundingClientRect().bottom + RING_PX <= top;
}
