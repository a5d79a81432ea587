import { SECTIONS } from '#contract/countNames.ts';
import { openDashboard } from '../dashboard.ts';
import { openFailure } from '../fixtures.ts';
import { BOTH, inViews, test, wakeAll } from './still.ts';

inViews(BOTH, () => {
  test('each section and the footer look as they did', async ({ page, site, compare }) => {
    const { pass } = await openDashboard(page, site);
    await pass(1);
    await wakeAll(page);
    await pass(1);
    await page.frameLocator('iframe').locator('#email').waitFor();
    for (const id of SECTIONS) await compare(page.locator(`#${id}`), id);
    await compare(page.locator('footer'), 'footer');
  });

  test('what opens looks as it did', async ({ page, site, compare, viewport }) => {
    await page.goto(site);
    await page.locator('[data-opens="fee-panel"]').click();
    await page.getByRole('slider').first().waitFor();
    await compare(page.locator('#compare [data-bills]'), 'bills-open');
    await page.locator('#academy [data-opens]').first().click();
    await compare(page.locator('#academy [data-level]').first(), 'course');
    if (viewport && viewport.width < 700) {
      await compare(page.locator('[data-sticky-bar]'), 'sticky-bar');
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('[data-menu] summary').click();
      await compare(page, 'menu');
    }
  });

  test('the error pages look as they did', async ({ page, site, said, compare }) => {
    said.expectError(/404|500/);
    await page.goto(`${site}/no-such-page`);
    await compare(page, '404');
    await openFailure(page, site);
    await compare(page, '500');
  });
});
