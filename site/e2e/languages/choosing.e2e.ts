import type { Page } from '@playwright/test';
import { languagePath } from '#contract/languages.ts';
import { islandMessages } from '../../src/i18n/islandMessages.ts';
import { languages } from '../../src/i18n/locales.ts';
import { expect, interceptMarket, scroll, test } from '../fixtures.ts';
import { troubles } from '../troubles.ts';

// Wide enough for the header's own links; below, the footer and the phone's menu list them.
test.use({ viewport: { width: 1440, height: 900 } });

const OTHERS = languages.slice(1);
const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const link = (page: Page, language: string) =>
  page.locator(`header a[hreflang="${language}"]:visible`);

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
    // By its place: the header stays in the window, and a click would scroll to where it began.
    const { x = 0, y = 0 } = (await link(page, language).boundingBox()) ?? {};
    await page.mouse.click(x + 20, y + 20);
    await expect(page).toHaveURL(`${site}${languagePath(language)}?utm_source=letter#faq`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('#faq h2')).toBeInViewport();
    expect(await kept(page)).toEqual(['', 0, 0]);
    // The choice is the address: the page without it speaks English as before.
    await page.goto(site);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test(`who reads ${language} is offered it once, in ${language}, and led nowhere`, async ({
    browser,
    site,
    said,
  }) => {
    const context = await browser.newContext({ locale: language });
    await said.listen(context);
    const page = await context.newPage();
    await interceptMarket(page);
    await page.goto(site);
    const { text, go, dismiss } = islandMessages(language, 'languageOffer');
    const offer = page.getByRole('complementary', { name: text });
    await expect(offer).toHaveAttribute('lang', language);
    await expect(offer.getByRole('link', { name: go })).toHaveAttribute(
      'href',
      languagePath(language),
    );
    expect(new URL(page.url()).pathname).toBe('/');
    await offer.getByRole('button', { name: dismiss }).click();
    await expect(offer).toHaveCount(0);
    await expect(page.locator('main')).toBeFocused();
    expect(await kept(page)).toEqual(['', 0, 0]);
    await context.close();
  });

  test(`what offers ${language} covers no words, and lies under the menu`, async ({
    browser,
    site,
    said,
  }) => {
    for (const viewport of WINDOWS) {
      const context = await browser.newContext({ locale: language, viewport });
      await said.listen(context);
      const page = await context.newPage();
      await interceptMarket(page);
      await page.goto(site);
      const { text } = islandMessages(language, 'languageOffer');
      await expect(page.getByRole('complementary', { name: text })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(troubles)).toEqual([]);
      const menu = page.locator('details[data-menu]');
      if (await menu.locator('summary').isVisible()) {
        await menu.locator('summary').click();
        for (const way of await menu.getByRole('link').all()) await way.click({ trial: true });
      }
      await context.close();
    }
  });
}

test('a language whose tag names a region is offered to who reads it there', async ({
  browser,
  site,
  said,
}) => {
  const [language = ''] = OTHERS;
  const tag = `${language}-MX`;
  const context = await browser.newContext({ locale: tag });
  await said.listen(context);
  const page = await context.newPage();
  await interceptMarket(page);
  await page.route(`${site}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll(`hrefLang="${language}"`, `hrefLang="${tag}"`);
    await route.fulfill({ response, body });
  });
  const offer = islandMessages(language, 'languageOffer');
  await page.route(`**/messages/offer.${tag}.json`, (route) => route.fulfill({ json: offer }));
  await page.goto(site);
  const box = page.getByRole('complementary', { name: offer.text });
  await expect(box).toHaveAttribute('lang', tag);
  await context.close();
});

test('without script the links lead to each language, in its own name', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const language of OTHERS) {
    await page.goto(site);
    const own = page.locator(`footer a[hreflang="${language}"]`);
    await expect(own).toHaveAttribute('lang', language);
    await own.click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await context.close();
});

test('an address that is not there says so in the language of its path, with status 404', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/404/);
  for (const language of languages) {
    const answer = await page.goto(`${site}${languagePath(language)}no-such-page`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  const unbuilt = ['fr', 'de'].find((tag) => !languages.includes(tag)) ?? '';
  const answer = await page.goto(`${site}/${unbuilt}/`);
  expect(answer?.status()).toBe(404);
});
