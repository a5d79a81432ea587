import { openDashboard } from './dashboard.ts';
import { NO_OFFER } from './environment.ts';
import { expect } from './fixtures.ts';
import { WIDE, scanInViews, show, test } from './visual/still.ts';

test.use(NO_OFFER);

test('axe finds nothing with everything open', async ({ page, site }) => {
  test.slow();
  await show(page, WIDE);
  const { pass } = await openDashboard(page, site);
  await pass(1);
  // Lazy islands load only in the window.
  for (const section of await page.locator('main section, footer').all()) {
    await section.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await section.locator('h1, h2, a').first().scrollIntoViewIfNeeded();
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await pass(1);
  await page.locator('[data-opens="fee-panel"]').click();
  await page.getByRole('slider').first().waitFor();
  await page.locator('[data-faq-all], [data-soon]').evaluateAll((all: HTMLElement[]) => {
    for (const button of all) button.click();
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await expect(page.locator('[data-price-row]')).toHaveCount(8);
  await expect(page.locator('[data-activity-row]').first()).toBeVisible();
  await expect(page.locator('#academy [data-panel]:visible')).toHaveCount(4);
  await scanInViews(page, 'everything open');
});
