import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ hasTouch: true });

const tip = (page: Page) => page.getByRole('tooltip');
/** Disabled buttons that explain themselves. */
const button = (page: Page, place: number) => page.locator('#community [data-soon]').nth(place);
const words = async (page: Page, place: number) =>
  (await page
    .locator(`#${await button(page, place).getAttribute('aria-describedby')}`)
    .textContent()) ?? 'no words';
const leave = (page: Page) => page.mouse.move(5, 5);

test('tooltips open on hover, focus and touch, and close on Escape', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await page.goto(site);
  await leave(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button(page, 0).hover();
  await page.clock.runFor(690);
  await expect(tip(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(tip(page)).toHaveText(await words(page, 0));
  await button(page, 1).hover();
  await page.clock.runFor(10);
  await expect(tip(page)).toHaveText(await words(page, 1));
  // It stays while the pointer moves onto it.
  await tip(page).hover();
  await page.clock.runFor(5000);
  await expect(tip(page)).toBeVisible();
  await leave(page);
  await page.clock.runFor(290);
  await expect(tip(page)).toBeVisible();
  await page.clock.runFor(20);
  await expect(tip(page)).toBeHidden();
  await page.clock.runFor(310);
  await button(page, 0).hover();
  await page.clock.runFor(500);
  await expect(tip(page)).toBeHidden();

  await leave(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await button(page, 0).focus();
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveText(await words(page, 1));
  await expect(tip(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  await expect(button(page, 1)).toBeFocused();

  await test.step('opens when a finger presses its heading', async () => {
    const heading = page.locator('#security h3').first();
    const id = await button(page, 0).getAttribute('aria-describedby');
    await heading.evaluate((element, described) => {
      element.tabIndex = 0;
      element.setAttribute('aria-describedby', described ?? '');
    }, id);
    await heading.tap();
    await expect(tip(page)).toHaveText(await words(page, 0));
  });
});
