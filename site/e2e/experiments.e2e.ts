import type { Page } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { exportedSignUps, form, frameAddress, showForm } from './form.ts';
import { expect, test } from './fixtures.ts';
import { translatePage } from './translatePage.ts';
import { showWithFonts, watchLayoutShift } from './troubles.ts';
import { setHidden } from './visitor.ts';

// For a brand with an experiment `hero` of texts, and `offer` with its own section.

const [experiment] = owner.experiments;
const HEADLINES = {
  a: 'The floor is open.',
  b: experiment?.messages['hero.heading']?.['en'] ?? '',
};
const HEADLINE = '#top-heading';

test.skip(experiment === undefined, 'This brand has no experiment.');
// The tests' browser identifies as headless.
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0';
test.use({ userAgent: PERSON });

/** Gives a visitor this random number, and records the variant by its headline. */
const visitWith = (page: Page, chance: number, asks = {}) =>
  page.addInitScript(
    ({ number, given }) => {
      for (const [name, value] of Object.entries({ webdriver: false, ...given }))
        Object.defineProperty(navigator, name, { get: () => value });
      Math.random = () => number;
      const observer = new MutationObserver(() => {
        if (!document.querySelector('h1')) return;
        observer.disconnect();
        Object.assign(globalThis, { drawn: document.documentElement.dataset['variants'] });
      });
      observer.observe(document, { childList: true, subtree: true });
    },
    { number: chance, given: asks },
  );
const drawn = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'drawn'));

/** Expects one headline and no trace of the other. */
async function expectHeadline(page: Page, variant: 'a' | 'b'): Promise<void> {
  const headline = page.locator(HEADLINE);
  await expect(headline).toHaveText(HEADLINES[variant], { useInnerText: true, ignoreCase: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(HEADLINES[variant]);
}

for (const [variant, chance, all] of [
  ['a', 0.99, 'hero:a offer:a'],
  ['b', 0.3, 'hero:b offer:a'],
] as const) {
  test(`shows only variant ${variant}, before the first paint and without a shift`, async ({
    page,
    site,
  }) => {
    await visitWith(page, chance);
    await showWithFonts(page);
    const layoutShifts = await watchLayoutShift(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site);
    await expectHeadline(page, variant);
    expect(await drawn(page)).toBe(all);
    expect(await layoutShifts()).toEqual([]);
    await translatePage(page, 'now');
    await expectHeadline(page, variant);
    await expect(page.locator(`${HEADLINE} [data-variant]`)).toHaveCount(1);
  });
}

test('an experiment can test buttons and a whole section with its picture', async ({
  page,
  site,
}) => {
  await visitWith(page, 0.01);
  await page.goto(site);
  await expect(page.getByRole('link', { name: 'Begin Here' }).first()).toBeVisible();
  await expect(page.getByText('Start Trading Now')).toHaveCount(0);
  // The text for screen readers is there with either label.
  await expect(page.getByLabel(/^Begin Course, ./)).toHaveCount(4);
  await expect(page.getByLabel('Look In, Reddit')).toHaveCount(1);
  const offer = page.locator('#offer');
  await expect(offer.getByRole('heading')).toHaveText('Pictured offer');
  await expect(offer.getByRole('img')).toHaveJSProperty('naturalWidth', 9);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  await page.getByText('Look first').click();
  const counted = page.waitForRequest('**/api/visits');
  await setHidden(page, true);
  const { variants, buttons } = (await counted).postDataJSON();
  expect(variants).toEqual({ hero: 'b', offer: 'b' });
  expect(buttons).toEqual(['pictured-offer']);
  expect((await (await counted).response())?.status()).toBe(204);
});

test('an owner can preview a variant by its address, uncounted', async ({ page, site }) => {
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  await page.goto(`${site}/?variant=hero:b&variant=other:b`);
  await expectHeadline(page, 'b');
  await expect(page.locator('#offer h2')).toHaveText('Plain offer');
  await showForm(page);
  expect(await frameAddress(page)).not.toContain('variants');
  await setHidden(page, true);
  expect(sent).toEqual([]);
});

for (const [who, asks] of [
  ['a browser with Global Privacy Control', { globalPrivacyControl: true }],
  ['a browser with Do Not Track', { doNotTrack: '1' }],
  ['an automated browser', { webdriver: true }],
  ['a crawler', { userAgent: `${PERSON} (compatible; Googlebot/2.1)` }],
] as const) {
  test(`shows A to ${who}, in neither group`, async ({ page, site }) => {
    await visitWith(page, 0.01, asks);
    await page.goto(site);
    await expectHeadline(page, 'a');
    expect(await drawn(page)).toBeUndefined();
  });
}

test('shows A without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site);
  await expectHeadline(page, 'a');
  await expect(page.locator('#offer')).toHaveCount(1);
  await context.close();
});

test("sends the shown variants with the sign-up and the visit's counts", async ({ page, site }) => {
  const email = 'variant@example.com';
  await visitWith(page, 0.01);
  await page.goto(`${site}/?utm_source=news`);
  await showForm(page);
  expect(await frameAddress(page)).toContain('?utm_source=news&variants=hero%3Ab+offer%3Ab');
  await form(page).getByLabel('E-mail address').fill(email);
  await form(page).locator('#consent').check();
  await form(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(form(page).getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(exportedSignUps(email)).toEqual([expect.stringContaining('hero:b offer:b')]);
  const counted = page.waitForRequest('**/api/visits');
  await setHidden(page, true);
  expect((await counted).postDataJSON()).toMatchObject({ variants: { hero: 'b', offer: 'b' } });
});
