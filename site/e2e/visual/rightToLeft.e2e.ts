import { SECTIONS } from '#contract/countNames.ts';
import { openDashboard } from '../dashboard.ts';
import { BOTH, inViews, test, wakeAll } from './still.ts';

// A visitor whose browser speaks the page's language is offered no other.
test.use({ locale: 'ar' });

inViews(BOTH, () => {
  test('each section in Arabic looks as it did', async ({ page, site, compare }) => {
    const { pass } = await openDashboard(page, `${site}/ar/`);
    await pass(1);
    await wakeAll(page);
    await pass(1);
    await page.frameLocator('iframe').locator('#email').waitFor();
    for (const id of SECTIONS) await compare(page.locator(`#${id}`), `arabic-${id}`);
    await compare(page.locator('footer'), 'arabic-footer');
  });
});
