import { openPriceBoard } from './priceBoard.ts';
import { NO_LANGUAGE_OFFER } from './environment.ts';
import { expect } from './fixtures.ts';
import { WIDE, scanInEachView, setView, test } from './visual/screenshots.ts';

test.use(NO_LANGUAGE_OFFER);

test('passes axe with everything open', async ({ page, site }) => {
  test.slow();
  await setView(page, WIDE);
  const { advanceClock } = await openPriceBoard(page, site);
  await advanceClock(1);
  // Lazy islands only load in the viewport.
  for (const section of await page.locator('main section, footer').all()) {
    await section.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await section.locator('h1, h2, a').first().scrollIntoViewIfNeeded();
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await advanceClock(1);
  await page.locator('[data-opens="fee-panel"]').click();
  await page.getByRole('slider').first().waitFor();
  await page.locator('[data-faq-all], [data-soon]').evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await expect(page.locator('[data-price-row]')).toHaveCount(8);
  await expect(page.locator('[data-activity-row]').first()).toBeVisible();
  await expect(page.locator('#academy [data-panel]:visible')).toHaveCount(4);
  await scanInEachView(page, 'everything open');
});
