import type { Page, Route } from '@playwright/test';
import { translator } from '../src/i18n/translate.ts';
import { HAS_FORM, IS_OWN_FORM, form, showForm } from './form.ts';
import { expect, interceptMarket, scroll, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

// With Astro's own second try, which has a query.
const PRICES = '**/_astro/Prices.island.*.js*';
const ACTIVITY = '**/_astro/Activity.island.*.js*';
const CALCULATOR = /\/_astro\/FeeCalculator\.island\./;
const SIGN_UP = '**/_astro/SignUpFrame.island.*.js*';
const NOT_LOADED = /Failed to load resource/;
const NOT_ALIVE = /Error hydrating/;
const BROKEN = new RegExp(`${NOT_LOADED.source}|${NOT_ALIVE.source}`);

/** Lets the first requests fail, and the others pass. */
async function fail(page: Page, address: string, times: number): Promise<void> {
  let asked = 0;
  await page.route(address, (route: Route) => {
    asked += 1;
    return asked > times ? route.continue() : route.abort();
  });
}

for (const [name, address, section] of [
  ['price board', PRICES, '#trading'],
  ['feed', ACTIVITY, '#live-activity'],
] as const) {
  test(`a ${name} whose script does not load says so, alone, and offers to reload`, async ({
    page,
    site,
    said,
  }) => {
    said.expectError(BROKEN);
    await interceptMarket(page);
    await fail(page, address, 2);
    await page.goto(site);
    await scroll(page, section);
    const notice = page.locator(section).getByRole('alert');
    await expect(notice).toContainText('Unexpected Application Error!');
    // The other one comes to life, which takes the time that it stands in the window.
    const other = section === '#trading' ? '#live-activity' : '#trading';
    await scroll(page, other);
    await page.locator(`${other} astro-island:not([ssr])`).waitFor({ state: 'attached' });
    await scroll(page, section);
    await expect(page.getByRole('alert')).toHaveCount(1);
    expect(said.errors.filter((text) => NOT_ALIVE.test(text))).toHaveLength(1);
    if (section === '#trading') {
      await page.getByRole('link', { name: 'Prices' }).first().click();
      await expect(notice).toBeInViewport();
      await expect(page.locator('#trading-dashboard')).toContainText('Unexpected');
    }
    await notice.getByRole('button', { name: 'Reload' }).click();
    await expect(notice).toHaveCount(0);
    await scroll(page, section);
    await page.locator(`${section} astro-island:not([ssr])`).waitFor({ state: 'attached' });
  });
}

test('an island that throws shows the same notice in its place', async ({ page, site }) => {
  await interceptMarket(page);
  await page.goto(site);
  await scroll(page, '#trading');
  await page.locator('#trading astro-island:not([ssr])').waitFor({ state: 'attached' });
  // What an error boundary asks for; that it asks is a component's test.
  await page.locator('#trading-dashboard').evaluate((place) => {
    place.dispatchEvent(new Event('island-error', { bubbles: true }));
  });
  const notice = page.locator('#trading-dashboard').getByRole('alert');
  await expect(notice).toContainText('Unexpected Application Error!');
  await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('focus inside an island that breaks moves to its Reload button', async ({
  page,
  site,
  said,
}) => {
  said.expectError(BROKEN);
  await fail(page, ACTIVITY, 2);
  await page.goto(site);
  const button = page.locator('#live-activity astro-island button').first();
  await expect(button).toContainText(translator('en')('activityFeed.pause'));
  await button.focus();
  await expect(
    page.locator('#live-activity').getByRole('button', { name: 'Reload' }),
  ).toBeFocused();
});

test('the form stays as it is without its script', async ({ page, site, said }) => {
  test.skip(!HAS_FORM || !IS_OWN_FORM, 'The server has no form to show.');
  said.expectError(BROKEN);
  await fail(page, SIGN_UP, 2);
  await page.goto(site);
  await showForm(page);
  const email = form(page).getByLabel('E-mail address');
  await email.fill('ada@example.com');
  await expect.poll(() => said.errors.some((text) => NOT_ALIVE.test(text))).toBe(true);
  await page.waitForTimeout(100);
  await expect(email).toHaveValue('ada@example.com');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page whose script does not load shows and opens all that it does without script', async ({
  page,
  site,
  said,
}) => {
  said.expectError(NOT_LOADED);
  await page.route('**/_astro/PageScript.astro*.js', (route) => route.abort());
  await page.goto(site);
  // Nothing waits to be revealed by what did not come.
  await expect(page.locator('#academy h2')).toHaveCSS('opacity', '1');
  const second = page.locator('#faq summary').nth(1);
  await second.click();
  await expect(page.locator('[data-faq-panel]:visible')).toHaveCount(2);
  await page
    .getByLabel(/^Start Course/)
    .first()
    .press('Enter');
  await expect(page.locator('#academy [data-panel]:visible')).toHaveCount(1);
  await page.getByRole('link', { name: 'View Live Demo' }).click();
  await expect(page.locator('#trading-dashboard')).toBeInViewport();
});

test('the fee calculator’s script comes with the section; where it does not come the button opens the table, and nothing says that it broke', async ({
  page,
  site,
  said,
}) => {
  said.expectError(BROKEN);
  const asked: string[] = [];
  await page.route(CALCULATOR, (route) => route.abort());
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(site, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => CALCULATOR.test(url))).toEqual([]);
  await scroll(page, '#compare');
  await page.getByText('Experience the Difference').click();
  await expect.poll(() => said.errors.some((text) => NOT_ALIVE.test(text))).toBe(true);
  await expect(page.locator('#fee-panel table')).toBeVisible();
  await expect(page.locator('#compare').getByRole('slider').first()).toBeHidden();
  await expect(page.locator('#compare').getByRole('alert')).toHaveCount(0);
});
