import { sectionIds } from '../../src/data/sections.ts';
import { buildSite } from '../../test/builtSite.ts';
import { openDashboard } from '../dashboard.ts';
import { startServer } from '../environment.ts';
import { expect } from '../fixtures.ts';
import { interceptMarket } from '../market.ts';
import { scan } from '../troubles.ts';
import { PHONE, WIDE, inViews, test, wakeAll } from './still.ts';
import { languagePath } from '../../src/i18n/locales.ts';

inViews(() => {
  test('what opens looks as it did, and axe finds nothing where everything is open', async ({
    page,
    site,
    compare,
    viewport,
  }) => {
    await interceptMarket(page);
    await page.goto(site);
    await page.locator('[data-opens="fee-panel"]').click();
    await page.getByRole('slider').first().waitFor();
    await compare('bills-open', '#compare [data-bills]');
    await page.locator('#academy [data-opens]').first().click();
    await compare('course', '#academy [data-level]');
    if (viewport && viewport.width < 700) {
      await compare('sticky-bar', '[data-sticky-bar]');
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('nav > [data-menu] > summary').click();
      await compare('menu', 'html');
    }
    await wakeAll(page);
    await page.locator('[data-faq-all], [data-soon]').evaluateAll((all: HTMLElement[]) => {
      for (const button of all) button.click();
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await expect(page.locator('[data-price-row]')).toHaveCount(8);
    await expect(page.locator('[data-activity-row]').first()).toBeVisible();
    await expect(page.locator('#academy [data-panel]:visible')).toHaveCount(4);
    await scan(page, 'everything open');
  });
});

// Each width, theme and direction once, in two walks: hardly a rule joins them.
for (const [language, view, prefix] of [
  ['en', WIDE, ''],
  ['ar', PHONE, 'arabic-'],
] as const) {
  test.describe(`in ${language}`, () => {
    // A visitor whose browser speaks the page's language is offered no other.
    test.use({ ...view, locale: language });
    test('each section and the footer look as they did', async ({ page, site, compare }) => {
      const { pass } = await openDashboard(page, new URL(languagePath(language), site).href);
      await pass(1);
      await wakeAll(page);
      await pass(1);
      await page.frameLocator('iframe').locator('#email').waitFor();
      for (const id of sectionIds) await compare(`${prefix}${id}`, `#${id}`);
      await compare(`${prefix}footer`, 'footer');
    });
  });
}

test.describe('of an owner who has filled in everything', () => {
  test.use(WIDE);
  test('the page looks as it did', async ({ page, compare }) => {
    const built = buildSite('full');
    // This owner has sign-ups confirmed by mail, and none is sent here.
    const settings = { SITE_DIR: built.folder, SMTP_URL: 'smtp://127.0.0.1:9' };
    const server = await startServer(settings);
    await interceptMarket(page);
    await page.goto(server.site);
    // Letters that our fonts lack are the machine's, and what stands before them moves by their width.
    await page.locator('header a[hreflang]').evaluateAll((names: HTMLElement[]) => {
      for (const { style } of names)
        Object.assign(style, { inlineSize: '4rem', visibility: 'hidden' });
    });
    await compare('full-header', 'header');
    for (const id of ['security', 'community', 'token', 'partners'])
      await compare(`full-${id}`, `#${id}`);
    await compare('full-footer', 'footer');
    await server.stop();
    built.remove();
  });
});
