import { owner } from '../src/data/owner.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import {
  ASKS_FIRST,
  HAS_FORM,
  IS_OWN_FORM,
  SIGN_UP_HEADING,
  form,
  formAddress,
  formFrame,
  frameAddress,
  showForm,
} from './form.ts';
import { expect, hold, test } from './fixtures.ts';
import { scroll } from './visitor.ts';

const t = createTranslator(owner, 'en');
const SECTION = '#tmx-form-section';
const SCRIPT = '**/_astro/SignUpFrame.island.*.js*';

test('the frame is 600 px high at every width, and Tab goes in and out', async ({ page, site }) => {
  await page.goto(site);
  await showForm(page);
  const email = form(page).getByLabel('E-mail address');
  await expect(email).toBeVisible();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect((await formFrame(page).boundingBox())?.height, `${width} px`).toBe(600);
  }
  // On a phone the button is visible immediately; optional fields are folded.
  await page.setViewportSize({ width: 390, height: 844 });
  await scroll(page, SECTION);
  const send = form(page).getByRole('button', { name: t('form.send') });
  await expect(send).toBeInViewport({ ratio: 1 });
  await expect(form(page).locator('#firstName')).toBeHidden();
  await page.locator('#sign-up-heading').focus();
  await page.keyboard.press('Tab');
  await expect(email).toBeFocused();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
  await expect(formFrame(page)).not.toBeFocused();
});

for (const [way, theme, hash, press, comes] of [
  ['a link to the form', 'dark', SECTION, undefined, 'late'],
  ['a quick press', '', '', '#top a[data-go="sign-up-heading"]', 'late'],
  ['a link to the form', '', SECTION, undefined, 'never'],
] as const) {
  test(`after ${way} typed text stays if the frame's script comes ${comes}`, async ({
    page,
    site,
    said,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    if (theme) await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    let arrive = () => {};
    if (comes === 'late') arrive = await hold(page, SCRIPT);
    else await page.route(SCRIPT, (route) => route.abort());
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().startsWith(formAddress()))
        asked.push(request.url());
    });
    said.expectError(comes === 'late' ? /^$/ : /Failed to load resource|Error hydrating/);
    await page.goto(`${site}/?utm_source=news${hash}`);
    if (press) await page.locator(press).click();
    const email = form(page).getByLabel('E-mail address');
    await email.fill('ada@example.com');
    arrive();
    // The form was heard before its script loaded. Only then may the drawn form disappear.
    if (comes === 'late')
      await expect(page.locator(`${SECTION} [data-kind="ready"]`)).toBeAttached();
    else await expect.poll(() => said.errors.join()).toContain('Error hydrating');
    await expect(email).toHaveValue('ada@example.com');
    await expect(page.getByRole('alert')).toHaveCount(0);
    // A chosen theme is in the frame's address before it loads.
    const end = theme ? `news&theme=${theme}` : 'news';
    expect(asked).toEqual([`${formAddress()}?utm_source=${end}`]);
    if (theme) await expect(form(page).locator('html')).toHaveCSS('color-scheme', theme);
  });
}

test("hears the form early, even next to a browser extension's frame", async ({ page, site }) => {
  await page.addInitScript(() => {
    if (parent !== window) return;
    const addFrame = () => document.body.prepend(document.createElement('iframe'));
    document.addEventListener('DOMContentLoaded', addFrame);
  });
  const arrive = await hold(page, SCRIPT);
  await page.goto(`${site}/${SECTION}`);
  await form(page).getByLabel('E-mail address').fill('ada@example.com');
  arrive();
  await expect(page.locator(`${SECTION} [data-kind="ready"]`)).toBeAttached();
});

test('the form names its brand', { tag: '@brand' }, async ({ page, site }) => {
  test.skip(!HAS_FORM, 'No form is configured.');
  await page.goto(site);
  await formFrame(page).scrollIntoViewIfNeeded();
  // Before consent, nothing of the form loads.
  if (ASKS_FIRST) {
    await expect(page.getByRole('button', { name: t('signUpFrame.consent.show') })).toBeVisible();
    await expect(formFrame(page)).not.toHaveAttribute('src');
  }
  await showForm(page);
  await expect(form(page).getByRole('button', { name: t('form.send') })).toBeVisible();
  expect(await frameAddress(page)).toMatch(formAddress());
  await expect(page.getByRole('heading', { name: SIGN_UP_HEADING })).toBeVisible();
  if (IS_OWN_FORM) await expect(form(page).locator('body')).toContainText(owner.name);
});
