import { owner } from '../src/data/owner.ts';
import { getSectionIds } from '../src/data/sections.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import { MOVING, NO_OFFER } from './environment.ts';
import { ASKS_FIRST, HAS_FORM, formFrame, standInForService } from './form.ts';
import { expect, test } from './fixtures.ts';
import { interceptMarket } from './market.ts';
import { scan, troubles } from './troubles.ts';
import { readThrough, unseenBlocks } from './visitor.ts';
import { getLanguagePath } from '../src/i18n/locales.ts';

const t = createTranslator(owner, 'en');

test.use(NO_OFFER);

test.describe('a browser without script', () => {
  test.use({ ...MOVING, javaScriptEnabled: false });
  test(
    'shows text, tables, questions, links and the form',
    { tag: '@brand' },
    async ({ page, site }) => {
      await page.goto(site);
      for (const id of getSectionIds(owner))
        await expect(page.locator(`#${id}`).locator('h1, h2').first(), id).toBeVisible();
      expect(await unseenBlocks(page)).toBe(0);
      const closed = page.locator('main details:not([data-menu], [open]) > summary:visible');
      const panels = page.locator('[data-faq-panel], [data-panel]');
      while ((await closed.count()) > 0) await closed.first().click();
      expect(await panels.count()).toBeGreaterThan(0);
      for (const panel of await panels.all()) await expect(panel).toBeVisible();
      // Nothing that needs script is offered.
      await expect(page.locator('[data-faq-all]')).toBeHidden();
      await expect(page.getByRole('slider').first()).toBeHidden();
      if (HAS_FORM) {
        await expect(page.getByRole('link', { name: t('signUp.openInNewTab') })).toBeVisible();
        const frame = expect(formFrame(page));
        // Without script there is no consent question, so such a form stays behind its link.
        await (ASKS_FIRST
          ? frame.not.toHaveAttribute('src')
          : frame.toHaveAttribute('src', /^(http|\/form\/)/));
      }
      await expect(page.locator('[data-skeleton-row]:visible')).toHaveCount(0);
      await expect(page.locator('#risk')).toContainText(t('risks.loss.text'));
    },
  );
});

test(
  'an unknown address answers 404 with a link home',
  { tag: '@brand' },
  async ({ page, site, said }) => {
    said.expectError(/404 \(Not Found\)|no-such-page/);
    const answer = await page.goto(`${site}/deep/er/no-such-page?x=1`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(t('errors.notFound.title'));
    await expect(page.locator('h1')).toHaveText(t('errors.notFound.heading'));
    const home = page.getByRole('link', { name: t('errors.notFound.action') });
    await expect(home).toHaveAttribute('href', '/');
    expect(said.errors.filter((text) => text.includes('/no-such-page'))).toHaveLength(1);
    await expect(page.locator('body')).toBeFocused();
    await home.click();
    await expect(page.locator('#top')).toBeVisible();
  },
);

for (const language of owner.languages) {
  test(
    `in ${language} axe and the layout check pass on page and 404`,
    { tag: '@brand' },
    async ({ page, site, said }) => {
      said.expectError(/404/);
      await standInForService(page);
      await interceptMarket(page);
      const address = `${site}${getLanguagePath(owner, language)}`;
      await page.goto(address);
      await readThrough(page);
      await expect(page.locator('[data-price-row]')).toHaveCount(owner.coins.length);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(troubles), `${width} px`).toEqual([]);
      }
      // Its colors are those of the English page.
      await scan(page, 'the page');
      await page.goto(`${address}no-such-page`);
      await scan(page, '404');
    },
  );
}
