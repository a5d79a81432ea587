import type { Page } from '@playwright/test';
import { owner } from '../../src/data/owner.ts';
import { getIslandMessages } from '../../src/i18n/islandMessages.ts';
import { languages } from '../../src/data/languages.ts';
import { getLanguagePath } from '../../src/i18n/locales.ts';
import { expect, test } from '../fixtures.ts';
import { findLayoutProblems } from '../pageProblems.ts';
import { waitForScript, scrollToElement } from '../pageActions.ts';
import { stubMarket } from '../marketStub.ts';

// Wide enough for language links in the header. In narrow viewports, they're in the menu and in the footer.
test.use({ viewport: { width: 1440, height: 900 } });

const OTHER_LANGUAGES = languages.slice(1);
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
  { width: 390, height: 664 },
];

/** Returns cookies and the number of stored entries. */
const getStorage = (page: Page) =>
  page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]);

test('language links keep the section and store nothing', async ({ page, site }) => {
  await stubMarket(page);
  // English is the preferred language, so the page doesn't offer another one.
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'languages', { get: () => value }),
    languages,
  );
  await page.goto(`${site}/?utm_source=letter`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('.language-offer:visible')).toHaveCount(0);
  for (const language of OTHER_LANGUAGES) {
    // The link adds the visible section to its URL.
    await waitForScript(page);
    await scrollToElement(page, '#faq');
    for (const selector of ['details details > summary', `a[hreflang="${language}"]`]) {
      // Click by coordinates, because `click()` would scroll to the original position of the sticky header.
      const { x = 0, y = 0 } = (await page.locator(`header ${selector}`).boundingBox()) ?? {};
      await page.mouse.click(x + 20, y + 20);
    }
    await expect(page).toHaveURL(
      `${site}${getLanguagePath(owner, language)}?utm_source=letter#faq`,
    );
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('#faq h2')).toBeInViewport();
    // The visitor chose this language, so the page doesn't offer another one.
    await expect(page.locator('.language-offer:visible')).toHaveCount(0);
    expect(await getStorage(page)).toEqual(['', 0, 0]);
  }
});

test('offers no language after a choice, even without a referrer', async ({ page, site }) => {
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'referrer-policy': 'no-referrer' };
    await route.fulfill({ response, headers });
  });
  await page.goto(`${site}${getLanguagePath(owner, OTHER_LANGUAGES[0] ?? '')}`);
  await expect(page.locator('.language-offer:visible')).toHaveCount(1);
  await page.goto(`${site}/`);
  await page.locator(`footer a[hreflang="${OTHER_LANGUAGES[0]}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', OTHER_LANGUAGES[0] ?? '');
  expect(await page.evaluate(() => document.referrer)).toBe('');
  await expect(page.locator('.language-offer:visible')).toHaveCount(0);
});

for (const language of OTHER_LANGUAGES) {
  test.describe(`a browser with the locale ${language}-MA`, () => {
    test.use({ locale: `${language}-MA` });
    test('shows one language offer without redirecting', async ({ page, site, basePath }) => {
      await stubMarket(page);
      await page.goto(site);
      const { text, go, dismiss } = getIslandMessages(owner, language, 'languageOffer');
      const offer = page.getByRole('complementary', { name: text });
      for (const viewport of VIEWPORTS) {
        await page.setViewportSize(viewport);
        await scrollToElement(page, 'body');
        await expect(offer).toBeInViewport({ ratio: 1 });
        const [offerBox, heroBox] = [offer, page.locator('#top picture')].map((locator) =>
          locator.evaluate((element) => element.getBoundingClientRect()),
        );
        expect(await page.evaluate(findLayoutProblems), `${viewport.width} px`).toEqual([]);
        if (viewport.width === 1440) continue;
        expect((await offerBox)?.bottom).toBeLessThanOrEqual((await heroBox)?.top ?? NaN);
        // The open menu covers the offer.
        const menu = page.locator('nav > details[data-menu]');
        for (const summary of await menu.locator('summary').all()) await summary.click();
        for (const item of await menu.getByRole('link').all()) await item.click({ trial: true });
        await page.keyboard.press('Escape');
      }
      await expect(offer).toHaveAttribute('lang', language);
      const link = offer.getByRole('link', { name: go });
      await expect(link).toHaveAttribute('href', basePath + getLanguagePath(owner, language));
      expect(new URL(page.url()).pathname).toBe(`${basePath}/`);
      await offer.getByRole('button', { name: dismiss }).click();
      await expect(offer).toHaveCount(0);
      await expect(page.locator('main')).toBeFocused();
      expect(await getStorage(page)).toEqual(['', 0, 0]);
    });
  });
}
