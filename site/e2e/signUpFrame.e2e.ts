import { owner } from '../src/data/owner.ts';
import { translator } from '../src/i18n/translate.ts';
import {
  ASKS_FIRST,
  HAS_FORM,
  IS_OWN_FORM,
  OUTSIDE,
  SIGN_UP_HEADING,
  form,
  formAddress,
  formFrame,
  frameAddress,
  showForm,
} from './form.ts';
import { expect, hold, test } from './fixtures.ts';

test.skip(!HAS_FORM, 'No form is configured.');

const t = translator('en');
const SECTION = '#tmx-form-section';
const SCRIPT = '**/_astro/SignUpFrame.island.*.js*';

test('the frame is 600 px high at every width, also where a silent form has given way to a card, and Tab goes in and out', async ({
  page,
  site,
}) => {
  test.skip(!IS_OWN_FORM || ASKS_FIRST, OUTSIDE);
  let silent = true;
  await page.route(`${formAddress()}**`, (route) => (silent ? undefined : route.continue()));
  await page.clock.install();
  await page.goto(site, { waitUntil: 'domcontentloaded' });
  await showForm(page);
  const section = page.locator(SECTION);
  await section.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  // The eight seconds begin when the frame was seen, which a busy machine notices late.
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(section.getByRole('alert')).toBeVisible({ timeout: 200 });
  }).toPass();
  const link = section.getByRole('link', { name: t('signUpFrame.silent.newTab') });
  // Once: the same link below the frame stands back.
  await expect(link).toHaveCount(1);
  const expectHeight = async (width: number) =>
    expect((await formFrame(page).boundingBox())?.height, `${width} px`).toBe(600);
  await expectHeight(1280);
  silent = false;
  await section.getByRole('button', { name: 'Try again' }).press('Enter');
  // The button is gone; focus stays in the spot, and Tab goes on into the form.
  await expect(section.getByRole('group', { name: t('signUpFrame.title') })).toBeFocused();
  const email = form(page).getByLabel('E-mail address');
  await expect(email).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(section.getByRole('alert')).toHaveCount(0);

  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectHeight(width);
  }
  await page.locator('#sign-up-heading').focus();
  await page.keyboard.press('Tab');
  await expect(email).toBeFocused();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
  await expect(formFrame(page)).not.toBeFocused();
  await expect(link).toHaveAttribute('target', '_blank');
  expect(await link.evaluate((one: HTMLAnchorElement) => one.href)).toMatch(formAddress());
});

for (const [way, theme, hash, press, comes] of [
  ['a link straight to the form', 'dark', SECTION, undefined, 'late'],
  ['a quick press on the primary action', '', '', '#top a[data-go="sign-up-heading"]', 'late'],
  ['a link straight to the form', '', SECTION, undefined, 'never'],
] as const) {
  test(`after ${way} of a campaign, nothing typed is lost when the script of the frame comes ${comes}`, async ({
    page,
    site,
    said,
  }) => {
    test.skip(!IS_OWN_FORM || ASKS_FIRST, OUTSIDE);
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
    // The form was heard before its script came; only then may the drawn one behind it go.
    if (comes === 'late')
      await expect(page.locator(`${SECTION} [data-kind="ready"]`)).toBeAttached();
    else await expect.poll(() => said.errors.join()).toContain('Error hydrating');
    await expect(email).toHaveValue('ada@example.com');
    await expect(page.getByRole('alert')).toHaveCount(0);
    // A theme chosen against the system is in the frame's address, before it loads.
    const end = theme ? `news&theme=${theme}` : 'news';
    expect(asked).toEqual([`${formAddress()}?utm_source=${end}`]);
    if (theme) await expect(form(page).locator('html')).toHaveCSS('color-scheme', theme);
  });
}

test('the form names the brand that it belongs to', { tag: '@brand' }, async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(formAddress())) asked.push(request.url());
  });
  const show = page.getByRole('button', { name: t('signUpFrame.consent.show') });
  await page.goto(site);
  await formFrame(page).scrollIntoViewIfNeeded();
  if (ASKS_FIRST) {
    // Where consent comes first, nothing of the form loads before it.
    await expect(show).toBeVisible();
    expect(asked).toEqual([]);
  }
  await showForm(page);
  await expect(form(page).getByRole('button', { name: 'Sign Up' })).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  expect(await frameAddress(page)).toMatch(formAddress());
  await expect(page.getByRole('heading', { name: SIGN_UP_HEADING })).toBeVisible();
  if (IS_OWN_FORM) await expect(form(page).locator('body')).toContainText(owner.name);
  if (!ASKS_FIRST) return;
  await page.getByRole('button', { name: t('signUpFrame.consent.hide') }).click();
  await expect(formFrame(page)).not.toHaveAttribute('src');
  await expect(show).toBeVisible();
  await expect(page.getByRole('group', { name: t('signUpFrame.title') })).toBeFocused();
});
