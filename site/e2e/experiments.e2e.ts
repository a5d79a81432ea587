import type { Page } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { exportSignUps, getForm, getFrameUrl, showForm } from './signUpForm.ts';
import { expect, test } from './fixtures.ts';
import { translatePage } from './translatePage.ts';
import { hideUntilFontsLoad, recordLayoutShifts } from './pageProblems.ts';
import { setTabHidden } from './pageActions.ts';

// The brand in these tests has two experiments: `hero` changes messages, and `offer` changes a custom section.

const [experiment] = owner.experiments;
const HEADLINES = {
  a: 'The floor is open.',
  b: experiment?.messages['hero.heading']?.['en'] ?? '',
};
const HEADLINE = '#top-heading';

test.skip(experiment === undefined, 'This brand has no experiment.');
// With the default user agent, which contains "Headless", visitors would count as automated.
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0';
test.use({ userAgent: USER_AGENT });

/** Stubs `Math.random` and parts of `navigator`, and records the variants when the headline appears. */
const stubVisitor = (page: Page, random: number, navigatorProperties = {}) =>
  page.addInitScript(
    ({ value: fixedRandom, properties }) => {
      for (const [name, value] of Object.entries({ webdriver: false, ...properties }))
        Object.defineProperty(navigator, name, { get: () => value });
      Math.random = () => fixedRandom;
      const observer = new MutationObserver(() => {
        if (!document.querySelector('h1')) return;
        observer.disconnect();
        Object.assign(globalThis, {
          initialVariants: document.documentElement.dataset['variants'],
        });
      });
      observer.observe(document, { childList: true, subtree: true });
    },
    { value: random, properties: navigatorProperties },
  );
const getInitialVariants = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'initialVariants'));

/** Checks both the text and the accessible name. */
async function expectHeadline(page: Page, variant: 'a' | 'b'): Promise<void> {
  const headline = page.locator(HEADLINE);
  await expect(headline).toHaveText(HEADLINES[variant], { useInnerText: true, ignoreCase: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(HEADLINES[variant]);
}

for (const [variant, random, variants] of [
  ['a', 0.99, 'hero:a offer:a'],
  ['b', 0.3, 'hero:b offer:a'],
] as const) {
  test(`only shows variant ${variant} from the first paint, without layout shift`, async ({
    page,
    site,
  }) => {
    await stubVisitor(page, random);
    await hideUntilFontsLoad(page);
    const getLayoutShifts = await recordLayoutShifts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site);
    await expectHeadline(page, variant);
    expect(await getInitialVariants(page)).toBe(variants);
    expect(await getLayoutShifts()).toEqual([]);
    await translatePage(page, 'now');
    await expectHeadline(page, variant);
    await expect(page.locator(`${HEADLINE} [data-variant]`)).toHaveCount(1);
  });
}

test('an experiment can change buttons and an entire section with an image', async ({
  page,
  site,
}) => {
  await stubVisitor(page, 0.01);
  await page.goto(site);
  await expect(page.getByRole('link', { name: 'Begin Here' }).first()).toBeVisible();
  await expect(page.getByText('Start Trading Now')).toHaveCount(0);
  // Both variants keep the text for screen readers.
  await expect(page.getByLabel(/^Begin Course, ./)).toHaveCount(4);
  await expect(page.getByLabel('Look In, Reddit')).toHaveCount(1);
  const offer = page.locator('#offer');
  await expect(offer.getByRole('heading')).toHaveText('Pictured offer');
  await expect(offer.getByRole('img')).toHaveJSProperty('naturalWidth', 9);
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  await page.getByText('Look first').click();
  const visit = page.waitForRequest('**/api/visits');
  await setTabHidden(page, true);
  const { variants, buttons } = (await visit).postDataJSON();
  expect(variants).toEqual({ hero: 'b', offer: 'b' });
  expect(buttons).toEqual(['pictured-offer']);
  expect((await (await visit).response())?.status()).toBe(204);
});

test('previews a variant from the URL without counting the visit', async ({ page, site }) => {
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  await page.goto(`${site}/?variant=hero:b&variant=other:b`);
  await expectHeadline(page, 'b');
  await expect(page.locator('#offer h2')).toHaveText('Plain offer');
  await showForm(page);
  expect(await getFrameUrl(page)).not.toContain('variants');
  await setTabHidden(page, true);
  expect(posted).toEqual([]);
});

for (const [visitor, properties] of [
  ['a browser with Global Privacy Control', { globalPrivacyControl: true }],
  ['a browser with Do Not Track', { doNotTrack: '1' }],
  ['an automated browser', { webdriver: true }],
  ['a crawler', { userAgent: `${USER_AGENT} (compatible; Googlebot/2.1)` }],
  ['a spider', { userAgent: 'Mozilla/5.0 (compatible; Baiduspider/2.0)' }],
  ['a headless browser', { userAgent: USER_AGENT.replace('Chrome', 'HeadlessChrome') }],
] as const) {
  test(`shows A to ${visitor} without assigning a variant`, async ({ page, site }) => {
    await stubVisitor(page, 0.01, properties);
    await page.goto(site);
    await expectHeadline(page, 'a');
    expect(await getInitialVariants(page)).toBeUndefined();
  });
}

test('shows A without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site);
  await expectHeadline(page, 'a');
  await expect(page.locator('#offer')).toHaveCount(1);
  await context.close();
});

test('sends the assigned variants with the sign-up and the visit', async ({ page, site }) => {
  const email = 'variant@example.com';
  await stubVisitor(page, 0.01);
  await page.goto(`${site}/?utm_source=news`);
  await showForm(page);
  expect(await getFrameUrl(page)).toContain('?utm_source=news&variants=hero%3Ab+offer%3Ab');
  await getForm(page).getByLabel('E-mail address').fill(email);
  await getForm(page).locator('#consent').check();
  await getForm(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(getForm(page).getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(exportSignUps(email)).toEqual([expect.stringContaining('hero:b offer:b')]);
  const visit = page.waitForRequest('**/api/visits');
  await setTabHidden(page, true);
  expect((await visit).postDataJSON()).toMatchObject({ variants: { hero: 'b', offer: 'b' } });
});
