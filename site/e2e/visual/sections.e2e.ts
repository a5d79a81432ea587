import { owner } from '../../src/data/owner.ts';
import { sectionIds } from '../../src/data/sections.ts';
import { languagePath } from '../../src/i18n/locales.ts';
import { buildSite } from '../../test/builtSite.ts';
import { openDashboard } from '../dashboard.ts';
import { NO_OFFER } from '../environment.ts';
import { expect } from '../fixtures.ts';
import { interceptMarket } from '../market.ts';
import { scan } from '../troubles.ts';
import { PHONE, WIDE, inViews, show, test, wakeAll } from './still.ts';

test.use(NO_OFFER);

// Each width, theme and direction once, in two walks: hardly a rule joins them.
for (const [language, view, prefix] of [
  ['en', WIDE, ''],
  ['ar', PHONE, 'arabic-'],
] as const) {
  test(`in ${language} each section, the footer and what opens look as they did, and axe finds nothing where everything is open`, async ({
    page,
    site,
    compare,
  }) => {
    test.slow();
    await show(page, view);
    const { pass } = await openDashboard(page, new URL(languagePath(language), site).href);
    await pass(1);
    await wakeAll(page);
    await pass(1);
    await page.frameLocator('iframe').locator('#email').waitFor();
    for (const id of sectionIds(owner)) await compare(`${prefix}${id}`, `#${id}`);
    await compare(`${prefix}footer`, 'footer');
    if (language !== 'en') return;

    await page.locator('[data-opens="fee-panel"]').click();
    await page.getByRole('slider').first().waitFor();
    await page.locator('#academy [data-opens]').first().click();
    await pass(1);
    await inViews(page, async ({ width }) => {
      await compare('bills-open', '#compare [data-bills]');
      await compare('course', '#academy [data-level]');
      if (width !== PHONE.width) return;
      await compare('sticky-bar', '[data-sticky-bar]');
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('nav > [data-menu] > summary').click();
      await compare('menu', 'html');
    });
    await page.locator('[data-faq-all], [data-soon]').evaluateAll((all: HTMLElement[]) => {
      for (const button of all) button.click();
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await expect(page.locator('[data-price-row]')).toHaveCount(8);
    await expect(page.locator('[data-activity-row]').first()).toBeVisible();
    await expect(page.locator('#academy [data-panel]:visible')).toHaveCount(4);
    await inViews(page, () => scan(page, 'everything open'));
  });
}

test('the page of an owner who has filled in everything looks as it did', async ({
  page,
  compare,
  serve,
}) => {
  const built = buildSite('full');
  // This owner has sign-ups confirmed by mail, and none is sent here.
  const settings = { SITE_DIR: built.folder, SMTP_URL: 'smtp://127.0.0.1:9' };
  const server = await serve(settings);
  await show(page, WIDE);
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
  built.remove();
});
