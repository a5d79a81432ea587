import { owner } from '../src/data/owner.ts';
import { translator } from '../src/i18n/translate.ts';
import {
  ASKS_FIRST,
  HAS_FORM,
  IS_OWN_FORM,
  OUTSIDE,
  SIGN_UP_HEADING,
  exportedSignUps,
  form,
  formAddress,
  formFrame,
  showForm,
} from './form.ts';
import { expect, test } from './fixtures.ts';

test.skip(!HAS_FORM, 'No form is configured.');

const t = translator('en');

test('a form that stays silent for 8 seconds gives way to a card with two ways on', async ({
  page,
  site,
}) => {
  test.skip(!IS_OWN_FORM, OUTSIDE);
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
  expect(await formFrame(page).evaluate((frame: HTMLIFrameElement) => frame.src)).toMatch(
    formAddress(),
  );
  await expect(page.getByRole('heading', { name: SIGN_UP_HEADING })).toBeVisible();
  if (IS_OWN_FORM) await expect(form(page).locator('body')).toContainText(owner.name);
});

test('under a second host name the form loads, takes the theme and signs up', async ({
  page,
  site,
}) => {
  test.skip(!IS_OWN_FORM || ASKS_FIRST, OUTSIDE);
  const second = site.replace('localhost', '127.0.0.1');
  await page.goto(second);
  await showForm(page);
  await expect(page.locator('#tmx-form-section [data-kind="ready"]')).toBeAttached();
  expect(await formFrame(page).evaluate((frame: HTMLIFrameElement) => frame.src)).toBe(
    `${second}/form/`,
  );
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  await expect(form(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  const email = `second.${Date.now()}@example.com`;
  await form(page).getByLabel('E-mail address').fill(email);
  await form(page).locator('#consent').check();
  await form(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(form(page).getByRole('heading', { name: 'Thank you' })).toBeFocused();
  expect(exportedSignUps(email)).toHaveLength(1);
});
