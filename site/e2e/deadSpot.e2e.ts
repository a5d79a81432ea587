import type { Page, Route } from '@playwright/test';
import { translator } from '../src/i18n/translate.ts';
import { ASKS_FIRST, HAS_FORM, IS_OWN_FORM, form, formAddress, showForm } from './form.ts';
import { START, expect, interceptMarket, scroll, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

const LATER = '**/_astro/laterScript.*.js';
// With Astro's own second try, which has a query.
const PRICES = '**/_astro/Prices.island.*.js*';
const ACTIVITY = '**/_astro/Activity.island.*.js*';
const SIGN_UP = '**/_astro/SignUpFrame.island.*.js*';
const NOT_LOADED = /Failed to load resource/;
const NOT_ALIVE = /Error hydrating/;
const BROKEN = new RegExp(`${NOT_LOADED.source}|${NOT_ALIVE.source}`);

/** Lets the first requests fail, and the others pass. */
async function fail(page: Page, address: string, times: number): Promise<() => number> {
  let asked = 0;
  await page.route(address, (route: Route) => {
    asked += 1;
    return asked > times ? route.continue() : route.abort();
  });
  return () => asked;
}

test('what opens and closes does so even if the later script never loads', async ({
  page,
  site,
  said,
}) => {
  said.expectError(NOT_LOADED);
  const asked = await fail(page, LATER, Infinity);
  await page.goto(site);
  const second = page.locator('#faq summary').nth(1);
  await second.click();
  await expect(page.locator('[data-faq-panel]:visible')).toHaveCount(2);
  await second.click();
  await expect(page.locator('[data-faq-panel]:visible')).toHaveCount(1);
  const all = page.getByRole('button', { name: 'View All FAQs' });
  await all.click();
  await expect(page.locator('[data-faq-panel]:visible')).toHaveCount(6);
  await expect(all).toHaveAttribute('aria-expanded', 'true');
  await page
    .getByLabel(/^Start Course/)
    .first()
    .press('Enter');
  await expect(page.locator('#academy [data-panel]:visible')).toHaveCount(1);
  await page.getByText('Experience the Difference').click();
  await expect(page.locator('#fee-panel')).toBeVisible();
  expect(asked()).toBeGreaterThan(1);
});

test('a press made while the later script failed to load once is not lost', async ({
  page,
  site,
  said,
}) => {
  said.expectError(NOT_LOADED);
  const asked = await fail(page, LATER, 1);
  await page.goto(site);
  const soon = page.locator('[data-soon]').first();
  const why = (await soon.getAttribute('data-tip')) ?? '';
  // The press is the only event: no pointer, no focus and no scrolling came before it.
  await soon.evaluate((button: HTMLElement) => button.click());
  await expect(page.locator(`#${await soon.getAttribute('data-soon')}`)).toHaveText(why);
  expect(asked()).toBe(2);
});

test('who only scrolls gets the later script after a dead spot as well', async ({
  page,
  site,
  said,
}) => {
  said.expectError(NOT_LOADED);
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = await fail(page, LATER, 1);
  // Nothing is tried again before the test says so.
  await page.clock.install({ time: START.getTime() - 60_000 });
  await page.clock.pauseAt(START);
  await page.goto(site);
  await scroll(page, '#stats');
  await expect.poll(asked).toBe(1);
  await expect(async () => {
    await page.clock.runFor(1000);
    await scroll(page, '#faq');
    await scroll(page, '#stats');
    await expect(page.locator('[data-sticky-bar]')).toBeVisible({ timeout: 200 });
  }).toPass();
  expect(asked()).toBe(2);
});

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

test('a price board that lost its script offline comes to life once the browser is online again', async ({
  page,
  site,
  said,
}) => {
  said.expectError(BROKEN);
  await interceptMarket(page);
  await fail(page, PRICES, 2);
  await page.goto(site);
  await scroll(page, '#trading');
  const notice = page.locator('#trading').getByRole('alert');
  await expect(notice).toContainText('Unexpected Application Error!');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(page.locator('#trading-dashboard [data-price-row]')).toHaveCount(8);
  await page.locator('#trading astro-island:not([ssr])').waitFor({ state: 'attached' });
});

test('a spot that broke while the later script was out of reach says so once that is there', async ({
  page,
  site,
  said,
}) => {
  said.expectError(BROKEN);
  let dead = true;
  for (const address of [PRICES, LATER]) {
    await page.route(address, (route) => (dead ? route.abort() : route.continue()));
  }
  await page.goto(site);
  await scroll(page, '#trading');
  await expect(page.locator('#trading [data-broken]')).toBeAttached();
  await page.waitForTimeout(100);
  dead = false;
  await page.keyboard.press('Shift');
  await expect(page.locator('#trading').getByRole('alert')).toBeVisible();
});

test('focus inside a spot that breaks moves to its Reload button', async ({ page, site, said }) => {
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

test('a form that does not load, nor its script, says so once it had its time', async ({
  page,
  site,
  said,
}) => {
  test.skip(!HAS_FORM || !IS_OWN_FORM || ASKS_FIRST, 'The server has no form to show at once.');
  said.expectError(/Failed to load|ERR_FAILED|Error hydrating/);
  await page.clock.install();
  await fail(page, SIGN_UP, Infinity);
  await page.route(`${formAddress()}**`, (route) => route.abort());
  await page.goto(site);
  await showForm(page);
  const section = page.locator('#tmx-form-section');
  await expect.poll(() => said.errors.some((text) => NOT_ALIVE.test(text))).toBe(true);
  await expect(section.getByRole('alert')).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(section.getByRole('alert')).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(section.getByRole('alert')).toContainText('Unexpected Application Error!');
  await expect(section.getByRole('button', { name: 'Reload' })).toBeInViewport();
});
