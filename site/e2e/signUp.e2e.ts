import type { Page } from '@playwright/test';
import { FORM_SENT } from '#contract/formFrame.ts';
import { owner } from '../src/data/owner.ts';
import { translator } from '../src/i18n/translate.ts';
import {
  ASKS_FIRST,
  HAS_FORM,
  IS_OWN_FORM,
  SIGN_UP_HEADING,
  exportedSignUps,
  form,
  formAddress,
  formFrame,
  showForm,
} from './form.ts';
import { expect, hold, test } from './fixtures.ts';

test.skip(!HAS_FORM, 'No form is configured.');

const OWN = 'An outside service answers for its own form.';
const t = translator('en');

/** The frame's whole address, as the browser has it. */
const frameAddress = (page: Page) =>
  formFrame(page).evaluate((frame: HTMLIFrameElement) => frame.src);

test('a visitor signs up in the frame, is thanked, and the owner finds the sign-up', async ({
  page,
  site,
}) => {
  test.skip(!IS_OWN_FORM, OWN);
  await page.goto(`${site}/?utm_source=newsletter&utm_campaign=autumn&fbclid=secret`);
  await showForm(page);
  await expect(formFrame(page)).toHaveAttribute('src', /utm_campaign/);
  const email = `ada.${Date.now()}@example.com`;
  await form(page).getByLabel('E-mail address').fill(email);
  await form(page)
    .getByLabel(/First name/)
    .fill('Ada');
  await form(page).locator('#consent').check();
  await form(page).getByRole('button', { name: 'Sign Up' }).click();
  const thanks = form(page).getByRole('heading', { name: 'Thank you' });
  await expect(thanks).toBeVisible();
  await expect(thanks).toBeFocused();
  await expect(form(page).locator('dl')).toContainText(email);
  await expect(form(page).locator('dl')).toContainText('newsletter, autumn');
  expect(await form(page).locator('body').innerText()).not.toContain('secret');
  expect(exportedSignUps(email)).toHaveLength(1);
});

test('after the sign-up the figure on the floor raises its arm, and not before', async ({
  page,
  site,
}) => {
  test.skip(!IS_OWN_FORM, OWN);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site);
  await showForm(page);
  const arm = page.locator('#tmx-form-section svg path').last();
  const height = async () => (await arm.boundingBox())?.y ?? NaN;
  const low = await height();
  await form(page).getByLabel('E-mail address').fill(`arm.${Date.now()}@example.com`);
  await form(page).locator('#consent').check();
  // A stranger's word is not the form's.
  await page.evaluate((word) => postMessage(word, '*'), FORM_SENT);
  expect(await height()).toBe(low);
  await form(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect.poll(height).toBeLessThan(low - 50);
});

test('a theme chosen against the system is in the frame’s address, before it loads', async ({
  page,
  site,
}) => {
  test.skip(!IS_OWN_FORM || ASKS_FIRST, OWN);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(formAddress())) {
      asked.push(request.url());
    }
  });
  await page.goto(`${site}/#tmx-form-section`);
  const plate = form(page).locator('html');
  await expect(plate).toHaveAttribute('data-theme', 'dark');
  await expect(plate).toHaveCSS('color-scheme', 'dark');
  expect(asked).toEqual([expect.stringMatching(/\?theme=dark$/)]);
});

test('a form with a mistake says what to mend, keeps the entries and stores nothing', async ({
  page,
  site,
  said,
}) => {
  test.skip(!IS_OWN_FORM, OWN);
  await page.goto(site);
  await showForm(page);
  await form(page).getByLabel('E-mail address').fill('not-an-address');
  await form(page)
    .getByLabel(/First name/)
    .fill('Ada');
  said.expectError(/422/);
  await form(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(form(page).getByRole('alert').getByRole('link').first()).toBeVisible();
  await expect(form(page).getByLabel('E-mail address')).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page).getByLabel(/First name/)).toHaveValue('Ada');
  expect(exportedSignUps('not-an-address')).toEqual([]);
});

for (const width of [320, 390, 768, 1440]) {
  test(`the frame is 600 px high and titled at ${width} px, and Tab goes in and out (53)`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site);
    await showForm(page);
    const frame = formFrame(page);
    expect((await frame.boundingBox())?.height).toBe(600);
    await expect(form(page).getByRole('button', { name: 'Sign Up' })).toBeAttached();
    await page.locator('#sign-up-heading').focus();
    await page.keyboard.press('Tab');
    await expect(form(page).getByLabel('E-mail address')).toBeFocused();
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
    await expect(frame).not.toBeFocused();
  });
}

test('campaign parameters travel into the form, cut to their length, and nothing else does', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/?utm_source=${'a'.repeat(300)}&email=x@example.com&utm_evil=1`);
  await showForm(page);
  await expect.poll(() => frameAddress(page)).toMatch(/utm_source=a{100}$/);
});

for (const [way, go] of Object.entries({
  'a link straight to the form': async (page: Page, site: string) => {
    await page.goto(`${site}/?utm_source=news#tmx-form-section`);
  },
  'a quick press on the primary action': async (page: Page, site: string) => {
    await page.goto(`${site}/?utm_source=news`);
    await page.locator('#top a[data-go="sign-up-heading"]').click();
  },
})) {
  test(`after ${way} of a campaign, nothing typed is lost when the script of the frame comes late`, async ({
    page,
    site,
  }) => {
    test.skip(!IS_OWN_FORM || ASKS_FIRST, OWN);
    const arrive = await hold(page, '**/_astro/SignUpFrame.island.*.js');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().startsWith(formAddress())) {
        asked.push(request.url());
      }
    });
    await go(page, site);
    const email = form(page).getByLabel('E-mail address');
    await email.fill('ada@example.com');
    arrive();
    const section = page.locator('#tmx-form-section');
    await section.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    // The form was heard before its script came; only then may the drawn one behind it go.
    await expect(section.locator('[data-kind="ready"]')).toBeAttached();
    await expect(email).toHaveValue('ada@example.com');
    expect(asked).toEqual([expect.stringMatching(/\?utm_source=news$/)]);
  });
}

test('a form that stays silent for 8 seconds gives way to a card with two ways on', async ({
  page,
  site,
}) => {
  test.skip(!IS_OWN_FORM, OWN);
  let silent = true;
  await page.route(`${formAddress()}**`, (route) => (silent ? undefined : route.continue()));
  await page.clock.install();
  await page.goto(site, { waitUntil: 'domcontentloaded' });
  await showForm(page);
  const section = page.locator('#tmx-form-section');
  await section.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  // The eight seconds begin when the frame was seen, which a busy machine notices late.
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(section.getByRole('alert')).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(section.getByRole('alert')).toContainText('The form did not load.');
  await expect(section.getByRole('alert').getByRole('link')).toHaveAttribute('target', '_blank');
  // Once: the same link below the frame stands back.
  await expect(section.getByRole('link', { name: t('signUpFrame.silent.newTab') })).toHaveCount(1);
  expect((await section.locator('iframe').boundingBox())?.height).toBe(600);
  silent = false;
  await section.getByRole('button', { name: 'Try again' }).press('Enter');
  // The button is gone; focus stays in the spot, and Tab goes on into the form.
  await expect(section.getByRole('group', { name: t('signUpFrame.title') })).toBeFocused();
  await expect(form(page).getByLabel('E-mail address')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(section.getByRole('alert')).toHaveCount(0);
});

test('before the 8 seconds are over nobody accuses the form', async ({ page, site }) => {
  test.skip(!IS_OWN_FORM, OWN);
  await page.route(`${formAddress()}**`, () => undefined);
  await page.clock.install();
  await page.goto(site, { waitUntil: 'domcontentloaded' });
  // A frame that nobody has seen yet is not waited for.
  await page.clock.runFor(60_000);
  await showForm(page);
  const section = page.locator('#tmx-form-section');
  await section.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  await page.clock.runFor(5000);
  await expect(section.getByRole('alert')).toHaveCount(0);
});

test('the link to the form in a tab of its own is always there', async ({ page, site }) => {
  await page.goto(site);
  const link = page
    .locator('#tmx-form-section')
    .getByRole('link', { name: 'Open the form in a new tab' });
  await expect(link).toHaveAttribute('target', '_blank');
  expect(await link.evaluate((one: HTMLAnchorElement) => one.href)).toMatch(formAddress());
});

test('a form of an outside service has a hint below it, and is never accused', async ({
  page,
  site,
}) => {
  test.skip(IS_OWN_FORM, 'Our own form says when it is there.');
  await page.clock.install();
  await page.goto(site);
  await showForm(page);
  await page.clock.runFor(60_000);
  const section = page.locator('#tmx-form-section');
  await expect(section.getByText(t('signUpFrame.hint'))).toBeVisible();
  await expect(section.getByRole('alert')).toHaveCount(0);
});

test(
  'where consent comes first, nothing of the form loads before it, nor after it is taken back',
  { tag: '@brand' },
  async ({ page, site }) => {
    test.skip(!ASKS_FIRST, 'The form loads without a question.');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(formAddress())) asked.push(request.url());
    });
    await page.goto(site);
    await formFrame(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: t('signUpFrame.consent.show') })).toBeVisible();
    expect(asked).toEqual([]);
    await showForm(page);
    await expect(form(page).getByRole('button', { name: 'Sign Up' })).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: t('signUpFrame.consent.hide') }).click();
    await expect(formFrame(page)).not.toHaveAttribute('src');
    await expect(page.getByRole('button', { name: t('signUpFrame.consent.show') })).toBeVisible();
    await expect(page.getByRole('group', { name: t('signUpFrame.title') })).toBeFocused();
  },
);

test('the form names the brand that it belongs to', { tag: '@brand' }, async ({ page, site }) => {
  await page.goto(site);
  await showForm(page);
  expect(await frameAddress(page)).toMatch(formAddress());
  await expect(page.getByRole('heading', { name: SIGN_UP_HEADING })).toBeVisible();
  if (IS_OWN_FORM) await expect(form(page).locator('body')).toContainText(owner.name);
});

test('under a second host name the form loads, takes the theme and signs up', async ({
  page,
  site,
}) => {
  test.skip(!IS_OWN_FORM || ASKS_FIRST, OWN);
  const second = site.replace('localhost', '127.0.0.1');
  await page.goto(second);
  await showForm(page);
  await expect(page.locator('#tmx-form-section [data-kind="ready"]')).toBeAttached();
  expect(await frameAddress(page)).toBe(`${second}/form/`);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  await expect(form(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  const email = `second.${Date.now()}@example.com`;
  await form(page).getByLabel('E-mail address').fill(email);
  await form(page).locator('#consent').check();
  await form(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(form(page).getByRole('heading', { name: 'Thank you' })).toBeFocused();
  expect(exportedSignUps(email)).toHaveLength(1);
});
