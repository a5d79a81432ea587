import { sectionIds } from '../../src/data/sections.ts';
import { buildSite } from '../../test/builtSite.ts';
import { openDashboard } from '../dashboard.ts';
import { startServer } from '../environment.ts';
import { openFailure } from '../fixtures.ts';
import { BOTH, inViews, test, wakeAll } from './still.ts';
import { interceptMarket } from '../market.ts';

inViews(BOTH, () => {
  for (const [language, path, prefix, locale] of [
    ['English', '/', '', 'en'],
    ['Arabic', '/ar/', 'arabic-', 'ar'],
  ] as const) {
    test.describe(`in ${language}`, () => {
      // A visitor whose browser speaks the page's language is offered no other.
      test.use({ locale });
      test('each section and the footer look as they did', async ({ page, site, compare }) => {
        const { pass } = await openDashboard(page, `${site}${path}`);
        await pass(1);
        await wakeAll(page);
        await pass(1);
        await page.frameLocator('iframe').locator('#email').waitFor();
        for (const id of sectionIds) await compare(page.locator(`#${id}`), `${prefix}${id}`);
        await compare(page.locator('footer'), `${prefix}footer`);
      });
    });
  }

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
      await page.locator('nav > [data-menu] > summary').click();
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

  test('the page of an owner who has filled in everything looks as it did', async ({
    page,
    compare,
  }) => {
    const built = buildSite('full');
    const server = await startServer({ SITE_DIR: built.folder });
    await interceptMarket(page);
    await page.goto(server.site);
    // Letters that our fonts lack are the machine's, and what stands before them moves by their width.
    await page.locator('header a[hreflang]').evaluateAll((names: HTMLElement[]) => {
      for (const { style } of names)
        Object.assign(style, { inlineSize: '4rem', visibility: 'hidden' });
    });
    await compare(page.locator('header'), 'full-header');
    for (const id of ['security', 'community', 'token', 'partners'])
      await compare(page.locator(`#${id}`), `full-${id}`);
    await compare(page.locator('footer'), 'full-footer');
    await server.stop();
    built.remove();
  });
});
