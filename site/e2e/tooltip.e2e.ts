import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ hasTouch: true });

const getTooltip = (page: Page) => page.getByRole('tooltip');
/** These buttons are disabled and have a tooltip. */
const getButton = (page: Page, index: number) => page.locator('#community [data-soon]').nth(index);
const getDescription = async (page: Page, index: number) => {
  const id = await getButton(page, index).getAttribute('aria-describedby');
  return (await page.locator(`#${id}`).textContent()) ?? 'no description';
};
const movePointerAway = (page: Page) => page.mouse.move(5, 5);

test('tooltips open on hover, focus, and touch, and close on Escape', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await page.goto(site);
  await movePointerAway(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await getButton(page, 0).hover();
  await page.clock.runFor(690);
  await expect(getTooltip(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(getTooltip(page)).toHaveText(await getDescription(page, 0));
  await getButton(page, 1).hover();
  await page.clock.runFor(10);
  await expect(getTooltip(page)).toHaveText(await getDescription(page, 1));
  // WCAG 1.4.13: the tooltip stays open while the pointer is over it.
  await getTooltip(page).hover();
  await page.clock.runFor(5000);
  await expect(getTooltip(page)).toBeVisible();
  await movePointerAway(page);
  await page.clock.runFor(290);
  await expect(getTooltip(page)).toBeVisible();
  await page.clock.runFor(20);
  await expect(getTooltip(page)).toBeHidden();
  await page.clock.runFor(310);
  await getButton(page, 0).hover();
  await page.clock.runFor(500);
  await expect(getTooltip(page)).toBeHidden();

  await movePointerAway(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await getButton(page, 0).focus();
  await page.keyboard.press('Tab');
  await expect(getTooltip(page)).toHaveText(await getDescription(page, 1));
  await expect(getTooltip(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(getTooltip(page)).toBeHidden();
  await expect(getButton(page, 1)).toBeFocused();

  await test.step('opens on tap', async () => {
    const heading = page.locator('#security h3').first();
    const id = await getButton(page, 0).getAttribute('aria-describedby');
    await heading.evaluate((element, descriptionId) => {
      element.tabIndex = 0;
      element.setAttribute('aria-describedby', descriptionId ?? '');
    }, id);
    await heading.tap();
    await expect(getTooltip(page)).toHaveText(await getDescription(page, 0));
  });
});
