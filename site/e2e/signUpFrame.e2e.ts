import { owner } from '../src/data/owner.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import {
  NEEDS_CONSENT,
  HAS_FORM,
  IS_EMBEDDED_FORM,
  SIGN_UP_HEADING,
  getForm,
  getFormUrl,
  getFormFrame,
  getFrameUrl,
  showForm,
} from './signUpForm.ts';
import { expect, holdRequests, test } from './fixtures.ts';
import { scrollToElement } from './pageActions.ts';

const t = createTranslator(owner, owner.languages[0] ?? '');
const SECTION = '#tmx-form-section';
const SCRIPT = '**/_astro/SignUpFrame.island.*.js*';

test('the frame is 600 px tall at every width and reachable with Tab', async ({ page, site }) => {
  await page.goto(site);
  await showForm(page);
  const email = getForm(page).getByLabel('E-mail address');
  await expect(email).toBeVisible();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect((await getFormFrame(page).boundingBox())?.height, `${width} px`).toBe(600);
  }
  // On a phone, optional fields are collapsed, so the button is in the viewport.
  await page.setViewportSize({ width: 390, height: 844 });
  await scrollToElement(page, SECTION);
  const sendButton = getForm(page).getByRole('button', { name: t('form.send') });
  await expect(sendButton).toBeInViewport({ ratio: 1 });
  await expect(getForm(page).locator('#firstName')).toBeHidden();
  await page.locator('#sign-up-heading').focus();
  await page.keyboard.press('Tab');
  await expect(email).toBeFocused();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
  await expect(getFormFrame(page)).not.toBeFocused();
});

for (const [source, theme, hash, link, outcome] of [
  ['a URL with a hash', 'dark', SECTION, undefined, 'late'],
  ['an early click', '', '', '#top a[data-go="sign-up-heading"]', 'late'],
  ['a URL with a hash', '', SECTION, undefined, 'never'],
] as const) {
  test(`keeps the input after ${source} if the frame's script loads ${outcome}`, async ({
    page,
    site,
    consoleErrors,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    if (theme) await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    let releaseScript = () => {};
    if (outcome === 'late') releaseScript = await holdRequests(page, SCRIPT);
    else await page.route(SCRIPT, (route) => route.abort());
    const formRequests: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().startsWith(getFormUrl()))
        formRequests.push(request.url());
    });
    consoleErrors.allow(outcome === 'late' ? /^$/ : /Failed to load resource|Error hydrating/);
    await page.goto(`${site}/?utm_source=news${hash}`);
    if (link) await page.locator(link).click();
    const email = getForm(page).getByLabel('E-mail address');
    await email.fill('ada@example.com');
    releaseScript();
    // The placeholder disappears, because the page recorded that the form was ready before the frame's script ran.
    if (outcome === 'late')
      await expect(page.locator(`${SECTION} [data-kind="ready"]`)).toBeAttached();
    else await expect.poll(() => consoleErrors.messages.join()).toContain('Error hydrating');
    await expect(email).toHaveValue('ada@example.com');
    await expect(page.getByRole('alert')).toHaveCount(0);
    // The frame's first URL already contains the chosen theme.
    const query = theme ? `news&theme=${theme}` : 'news';
    expect(formRequests).toEqual([`${getFormUrl()}?utm_source=${query}`]);
    if (theme) await expect(getForm(page).locator('html')).toHaveCSS('color-scheme', theme);
  });
}

test("detects a form that loads early, even with an extension's frame", async ({ page, site }) => {
  await page.addInitScript(() => {
    if (parent !== window) return;
    const addFrame = () => document.body.prepend(document.createElement('iframe'));
    document.addEventListener('DOMContentLoaded', addFrame);
  });
  const releaseScript = await holdRequests(page, SCRIPT);
  await page.goto(`${site}/${SECTION}`);
  await getForm(page).getByLabel('E-mail address').fill('ada@example.com');
  releaseScript();
  await expect(page.locator(`${SECTION} [data-kind="ready"]`)).toBeAttached();
});

test('the form shows the brand name', { tag: '@brand' }, async ({ page, site }) => {
  test.skip(!HAS_FORM, 'No form is configured.');
  await page.goto(site);
  await getFormFrame(page).scrollIntoViewIfNeeded();
  // The form doesn't load before consent.
  if (NEEDS_CONSENT) {
    await expect(page.getByRole('button', { name: t('signUpFrame.consent.show') })).toBeVisible();
    await expect(getFormFrame(page)).not.toHaveAttribute('src');
  }
  await showForm(page);
  await expect(getForm(page).getByRole('button', { name: t('form.send') })).toBeVisible();
  expect(await getFrameUrl(page)).toMatch(getFormUrl());
  await expect(page.getByRole('heading', { name: SIGN_UP_HEADING })).toBeVisible();
  if (IS_EMBEDDED_FORM) await expect(getForm(page).locator('body')).toContainText(owner.name);
});
