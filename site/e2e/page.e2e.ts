import { owner } from '../src/data/owner.ts';
import { getSectionIds, hasSection } from '../src/data/sections.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import { WITH_MOTION, NO_LANGUAGE_OFFER } from './environment.ts';
import { NEEDS_CONSENT, HAS_FORM, getFormFrame, stubExternalForm } from './signUpForm.ts';
import { expect, test } from './fixtures.ts';
import { QUOTES, respondWithQuotes, stubMarket } from './marketStub.ts';
import { scanWithAxe, findLayoutProblems } from './pageProblems.ts';
import { scrollThroughPage, countHiddenBlocks } from './pageActions.ts';
import { getLanguagePath } from '../src/i18n/locales.ts';

const t = createTranslator(owner, owner.languages[0] ?? '');

test.use(NO_LANGUAGE_OFFER);

test.describe('without JavaScript', () => {
  test.use({ ...WITH_MOTION, javaScriptEnabled: false });
  test(
    'shows text, tables, answers, links, and the form',
    { tag: '@brand' },
    async ({ page, site }) => {
      await page.goto(site);
      for (const id of getSectionIds(owner))
        await expect(page.locator(`#${id}`).locator('h1, h2').first(), id).toBeVisible();
      expect(await countHiddenBlocks(page)).toBe(0);
      const closed = page.locator('main details:not([data-menu], [open]) > summary:visible');
      const panels = page.locator('[data-faq-panel], [data-panel]');
      while ((await closed.count()) > 0) await closed.first().click();
      if (hasSection(owner, 'faq')) expect(await panels.count()).toBeGreaterThan(0);
      for (const panel of await panels.all()) await expect(panel).toBeVisible();
      // Controls that need JavaScript are hidden.
      await expect(page.locator('[data-faq-all]')).toBeHidden();
      await expect(page.getByRole('slider').first()).toBeHidden();
      if (HAS_FORM) {
        await expect(page.getByRole('link', { name: t('signUp.openInNewTab') })).toBeVisible();
        const frame = expect(getFormFrame(page));
        // Asking for consent takes a script, so a form that needs consent doesn't load.
        await (NEEDS_CONSENT
          ? frame.not.toHaveAttribute('src')
          : frame.toHaveAttribute('src', /^http|\/form\//));
      }
      await expect(page.locator('[data-skeleton-row]:visible')).toHaveCount(0);
      await expect(page.locator('#risk')).toContainText(t('risks.loss.text'));
    },
  );
});

test(
  'an unknown URL returns 404 with a link to the home page',
  { tag: '@brand' },
  async ({ page, site, basePath, consoleErrors }) => {
    consoleErrors.allow(/404 \(Not Found\)|no-such-page/);
    const response = await page.goto(`${site}/deep/er/no-such-page?x=1`);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(t('errors.notFound.title'));
    await expect(page.locator('h1')).toHaveText(t('errors.notFound.heading'));
    const homeLink = page.getByRole('link', { name: t('errors.notFound.action') });
    await expect(homeLink).toHaveAttribute('href', `${basePath}/`);
    expect(consoleErrors.messages.filter((text) => text.includes('/no-such-page'))).toHaveLength(1);
    await expect(page.locator('body')).toBeFocused();
    await homeLink.click();
    await expect(page.locator('#top')).toBeVisible();
  },
);

for (const path of ['/', '/form/'])
  test(`scripts on ${path} don't add globals`, async ({ page, site }) => {
    await page.goto(site + path);
    const names = await page.evaluate(() => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const standardNames = new Set(Object.getOwnPropertyNames(frame.contentWindow));
      return Object.getOwnPropertyNames(globalThis).filter((name) => !standardNames.has(name));
    });
    // Frames are globals with a number as their name.
    const ownNames = names.filter((name) => !/^(?:\d+|Astro|__zod_globalConfig)$/.test(name));
    expect(ownNames).toEqual([]);
  });

test('links to the site open', { tag: '@brand' }, async ({ page, site }) => {
  for (const language of owner.languages) {
    await page.goto(`${site}${getLanguagePath(owner, language)}`);
    const links = page.locator('a[href^="/"]');
    const urls = await links.evaluateAll((elements) =>
      elements.map((element) => (element instanceof HTMLAnchorElement ? element.href : '')),
    );
    for (const url of new Set(urls)) expect((await page.request.get(url)).status(), url).toBe(200);
  }
});

for (const language of owner.languages) {
  test(
    `home and 404 pages pass axe and the layout check in ${language}`,
    { tag: '@brand' },
    async ({ page, site, consoleErrors }) => {
      consoleErrors.allow(/404/);
      await stubExternalForm(page);
      // Only send the configured coins, because the board also shows any others.
      const quotes = owner.coins.map(({ id }) => [id, QUOTES['bitcoin'] ?? {}]);
      await stubMarket(page, respondWithQuotes(Object.fromEntries(quotes)));
      const url = `${site}${getLanguagePath(owner, language)}`;
      await page.goto(url);
      // The banner covers the page.
      if (owner.analytics.some(({ consent }) => consent))
        await page.locator('[data-consent="no"]').click();
      await scrollThroughPage(page);
      const rowCount = hasSection(owner, 'trading') ? owner.coins.length : 0;
      await expect(page.locator('[data-price-row]')).toHaveCount(rowCount);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(findLayoutProblems), `${width} px`).toEqual([]);
      }
      await scanWithAxe(page, 'the page');
      await page.goto(`${url}no-such-page`);
      await scanWithAxe(page, '404');
    },
  );
}
