import type { Page } from '@playwright/test';
import { languagePath } from '#contract/languagePath.ts';
import { islandMessages } from '../../src/i18n/islandMessages.ts';
import { languages } from '../../src/i18n/locales.ts';
import { expect, test } from '../fixtures.ts';
import { troubles } from '../troubles.ts';
import { scroll } from '../visitor.ts';
import { interceptMarket } from '../market.ts';

// Wide enough for the header's own links; below, the footer and the phone's menu list them.
test.use({ viewport: { width: 1440, height: 900 } });

const OTHERS = languages.slice(1);
const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 664 },
];

/** All that a browser keeps of a page. */
const kept = (page: Page) =>
  page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]);

for (const language of OTHERS) {
  test(`the header leads to the same section in ${language}, and nothing is kept of it`, async ({
    page,
    site,
  }) => {
    await interceptMarket(page);
    await page.goto(`${site}/?utm_source=letter`);
    await scroll(page, '#faq');
    for (const control of ['details details > summary', `a[hreflang="${language}"]`]) {
      // By its place: the header stays in the window, and a click would scroll to where it began.
      const { x = 0, y = 0 } = (await page.locator(`header ${control}`).boundingBox()) ?? {};
      await page.mouse.click(x + 20, y + 20);
    }
    await expect(page).toHaveURL(`${site}${languagePath(language)}?utm_source=letter#faq`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('#faq h2')).toBeInViewport();
    expect(await kept(page)).toEqual(['', 0, 0]);
    // The choice is the address: the page without it speaks English as before.
    await page.goto(site);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test(`who reads ${language}, in whatever region, is offered it once, between the words and the picture, and led nowhere`, async ({
    browser,
    site,
    said,
  }) => {
    const context = await browser.newContext({ locale: `${language}-MA` });
    await said.listen(context);
    const page = await context.newPage();
    await interceptMarket(page);
    const { text, go, dismiss } = islandMessages(language, 'languageOffer');
    const offer = page.getByRole('complementary', { name: text });
    for (const window of [...PHONES, { width: 1440, height: 900 }]) {
      await page.setViewportSize(window);
      await page.goto(site);
      await expect(offer).toBeInViewport({ ratio: 1 });
      const [plate, pit] = [offer, page.locator('#top picture')].map((one) =>
        one.evaluate((element) => element.getBoundingClientRect()),
      );
      if (window.width < 1440)
        expect((await plate)?.bottom).toBeLessThanOrEqual((await pit)?.top ?? NaN);
      await expect(page.locator('#tmx-form-section')).toHaveAttribute('data-laid-out');
      expect(await page.evaluate(troubles), `${window.width} px`).toEqual([]);
      if (window.width === 1440) continue;
      // It lies under the menu.
      const menu = page.locator('nav > details[data-menu]');
      for (const summary of await menu.locator('summary').all()) await summary.click();
      for (const way of await menu.getByRole('link').all()) await way.click({ trial: true });
    }
    await expect(offer).toHaveAttribute('lang', language);
    const link = offer.getByRole('link', { name: go });
    await expect(link).toHaveAttribute('href', languagePath(language));
    expect(new URL(page.url()).pathname).toBe('/');
    await offer.getByRole('button', { name: dismiss }).click();
    await expect(offer).toHaveCount(0);
    await expect(page.locator('main')).toBeFocused();
    expect(await kept(page)).toEqual(['', 0, 0]);
    await context.close();
  });
}
