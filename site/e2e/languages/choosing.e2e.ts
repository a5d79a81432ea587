import type { Page } from '@playwright/test';
import { owner } from '../../src/data/owner.ts';
import { getIslandMessages } from '../../src/i18n/islandMessages.ts';
import { languages } from '../../src/data/languages.ts';
import { getLanguagePath } from '../../src/i18n/locales.ts';
import { expect, test } from '../fixtures.ts';
import { troubles } from '../troubles.ts';
import { scripted, scroll } from '../visitor.ts';
import { interceptMarket } from '../market.ts';

// Wide enough for the header's links. Below that, the footer and the phone's menu have them.
test.use({ viewport: { width: 1440, height: 900 } });

const OTHERS = languages.slice(1);
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
  { width: 390, height: 664 },
];

/** Everything that a browser stores for a page. */
const kept = (page: Page) =>
  page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]);

test('language links keep the section and store nothing', async ({ page, site }) => {
  await interceptMarket(page);
  // A visitor whose browser prefers English gets no offer.
  await page.addInitScript(
    (tags) => Object.defineProperty(navigator, 'languages', { get: () => tags }),
    languages,
  );
  await page.goto(`${site}/?utm_source=letter`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('.language-offer:visible')).toHaveCount(0);
  for (const language of OTHERS) {
    // Keeps the place on the page.
    await scripted(page);
    await scroll(page, '#faq');
    for (const control of ['details details > summary', `a[hreflang="${language}"]`]) {
      // By position: the header stays in the window, but a click would scroll to where it started.
      const { x = 0, y = 0 } = (await page.locator(`header ${control}`).boundingBox()) ?? {};
      await page.mouse.click(x + 20, y + 20);
    }
    await expect(page).toHaveURL(
      `${site}${getLanguagePath(owner, language)}?utm_source=letter#faq`,
    );
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('#faq h2')).toBeInViewport();
    // The address is the choice, and this visitor gets no other offer.
    await expect(page.locator('.language-offer:visible')).toHaveCount(0);
    expect(await kept(page)).toEqual(['', 0, 0]);
  }
});

test('offers no language after a choice, even without a referrer', async ({ page, site }) => {
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'referrer-policy': 'no-referrer' };
    await route.fulfill({ response, headers });
  });
  await page.goto(`${site}${getLanguagePath(owner, OTHERS[0] ?? '')}`);
  await expect(page.locator('.language-offer:visible')).toHaveCount(1);
  await page.goto(site);
  await page.locator(`footer a[hreflang="${OTHERS[0]}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', OTHERS[0] ?? '');
  expect(await page.evaluate(() => document.referrer)).toBe('');
  await expect(page.locator('.language-offer:visible')).toHaveCount(0);
});

for (const language of OTHERS) {
  test.describe(`a visitor who reads ${language} in any region`, () => {
    test.use({ locale: `${language}-MA` });
    test('gets one offer and no redirect', async ({ page, site }) => {
      await interceptMarket(page);
      await page.goto(site);
      const { text, go, dismiss } = getIslandMessages(owner, language, 'languageOffer');
      const offer = page.getByRole('complementary', { name: text });
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        await scroll(page, 'body');
        await expect(offer).toBeInViewport({ ratio: 1 });
        const [plate, pit] = [offer, page.locator('#top picture')].map((one) =>
          one.evaluate((element) => element.getBoundingClientRect()),
        );
        expect(await page.evaluate(troubles), `${window.width} px`).toEqual([]);
        if (window.width === 1440) continue;
        expect((await plate)?.bottom).toBeLessThanOrEqual((await pit)?.top ?? NaN);
        // The menu covers it.
        const menu = page.locator('nav > details[data-menu]');
        for (const summary of await menu.locator('summary').all()) await summary.click();
        for (const way of await menu.getByRole('link').all()) await way.click({ trial: true });
        await page.keyboard.press('Escape');
      }
      await expect(offer).toHaveAttribute('lang', language);
      const link = offer.getByRole('link', { name: go });
      await expect(link).toHaveAttribute('href', getLanguagePath(owner, language));
      expect(new URL(page.url()).pathname).toBe('/');
      await offer.getByRole('button', { name: dismiss }).click();
      await expect(offer).toHaveCount(0);
      await expect(page.locator('main')).toBeFocused();
      expect(await kept(page)).toEqual(['', 0, 0]);
    });
  });
}
