import type { Page } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { exportedSignUps, form, frameAddress, showForm } from './form.ts';
import { expect, test } from './fixtures.ts';
import { translatePage } from './translatePage.ts';
import { showWithFonts, watchLayoutShift } from './troubles.ts';
import { setHidden } from './visitor.ts';

// Of a brand that tries two headlines.

const [experiment] = owner.experiments;
const HEADLINES = {
  a: 'The floor is open.',
  b: experiment?.messages['hero.heading']?.['en'] ?? '',
};
const HEADLINE = '#top-heading';

test.skip(experiment === undefined, 'This brand has no experiment.');
// The tests' browser calls itself one without a window.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0' });

/** Makes the browser one of a visitor for whom chance gives a number, and notes what was drawn by the headline. */
const visitWith = (page: Page, chance: number) =>
  page.addInitScript((number) => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    Math.random = () => number;
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')) return;
      observer.disconnect();
      Object.assign(globalThis, { drawn: document.documentElement.dataset['variants'] });
    });
    observer.observe(document, { childList: true, subtree: true });
  }, chance);

for (const [variant, chance] of [
  ['a', 0.99],
  ['b', 0.01],
] as const) {
  test(`an experiment shows ${variant} alone, before it is painted and without a shift, in a translated page too`, async ({
    page,
    site,
  }) => {
    await visitWith(page, chance);
    await showWithFonts(page);
    const layoutShifts = await watchLayoutShift(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site);
    const headline = page.locator(HEADLINE);
    await expect(headline).toHaveText(HEADLINES[variant], { useInnerText: true, ignoreCase: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(HEADLINES[variant]);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'drawn'))).toBe(`hero:${variant}`);
    expect(await layoutShifts()).toEqual([]);
    await translatePage(page, 'now');
    await expect(headline.locator('[data-variant]:visible')).toHaveCount(1);
    await expect(headline.locator(`[data-variant="hero:${variant}"]`)).toBeVisible();
  });
}

test('what an experiment has shown arrives with the sign-up and with the counts of the visit', async ({
  page,
  site,
}) => {
  const email = 'variant@example.com';
  await visitWith(page, 0.01);
  await page.goto(`${site}/?utm_source=news`);
  await showForm(page);
  expect(await frameAddress(page)).toContain('?utm_source=news&variants=hero%3Ab');
  await form(page).getByLabel('E-mail address').fill(email);
  await form(page).locator('#consent').check();
  await form(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(form(page).getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(exportedSignUps(email)).toEqual([expect.stringContaining('"hero:b"')]);
  const counted = page.waitForRequest('**/api/visits');
  await setHidden(page, true);
  expect((await counted).postDataJSON()).toMatchObject({ variants: { hero: 'b' } });
});
