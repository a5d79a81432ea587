import type { Page, Route } from '@playwright/test';
import { SIGN_UP_PATH, type SignUpResponse } from '#contract/signUpForm.ts';
import { owner } from '../src/data/owner.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import { expect, test } from './fixtures.ts';
import { translatePage } from './translatePage.ts';
import { scanWithAxe } from './pageProblems.ts';
import { forEachView } from './visual/screenshots.ts';

// Tests the form's script with a stubbed server.

const t = createTranslator(owner, 'en');
const ADA = { email: 'ada@example.com', firstName: 'Ada' };

const respondWith = (status: number, json: SignUpResponse) => (route: Route) =>
  route.fulfill({ status, json });

/** Opens the form with a fake clock and fills it in. */
async function openFilledForm(page: Page, site: string, path = '/form/') {
  await page.clock.install({ time: 0 });
  const submissions: URLSearchParams[] = [];
  let respond: (route: Route) => unknown = () => undefined;
  await page.route(`**${SIGN_UP_PATH}`, async (route) => {
    submissions.push(new URLSearchParams(route.request().postData() ?? ''));
    await respond(route);
  });
  await page.goto(`${site}${path}`);
  await page.fill('#email', ADA.email);
  await page.locator('summary').click();
  await page.fill('#firstName', ADA.firstName);
  await page.check('#consent');
  /** Submits the form and sets the response. */
  const submit = async (nextRespond: (route: Route) => unknown) => {
    respond = nextRespond;
    await page.getByRole('button').click();
  };
  return { submissions, submit };
}

for (const path of ['/form', '/es/form'])
  test(`redirects to the thank-you page from ${path} without a trailing slash`, async ({
    page,
    site,
  }) => {
    const { submit } = await openFilledForm(page, site, path);
    await submit(respondWith(200, { ok: true }));
    await expect(page).toHaveURL(`${site}${path}/thanks/`);
  });

test('shows errors next to fields, keeps values, and confirms a sign-up', async ({
  page,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/422|503/);
  const { submit, submissions } = await openFilledForm(page, site, '/form/?utm_source=news&x=1');
  const email = page.locator('#email');
  const firstName = page.locator('#firstName');
  const consent = page.locator('#consent');
  const scan = (state: string) => forEachView(page, () => scanWithAxe(page, state));
  await scan('form');
  await page.locator('[value="active"]').click();
  await translatePage(page, 'now');
  await email.fill('ada');
  await consent.uncheck();
  await submit(respondWith(422, { errors: { email: 'invalid', consent: 'missing' } }));
  await expect(page.locator('#email-error')).toHaveText(t('form.errors.email.invalid'));
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-describedby', 'email-error');
  await expect(page.locator('#consent-error')).toHaveText(t('form.errors.consent.missing'));
  await expect(email).toHaveValue('ada');
  await expect(firstName).toHaveValue(ADA.firstName);
  await scan('form with errors');

  await consent.check();
  await expect(page.locator('[aria-invalid]')).toHaveId('email');
  await expect(page.locator('#consent-error')).toHaveText('');
  await email.fill(ADA.email);
  await firstName.focus();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await expect(page.locator('#email-error')).toHaveText('');

  // Errors expand collapsed fields.
  const optionalFields = page.locator('details');
  await page.getByText(t('form.more')).click();
  await expect(firstName).toBeHidden();
  await submit(respondWith(422, { errors: { firstName: 'tooLong' } }));
  await expect(firstName).toBeFocused();
  await expect(optionalFields).toHaveAttribute('open');
  await firstName.press('End');
  await firstName.press('Backspace');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);

  // If the consent text has changed, the form shows the new one with an unchecked box.
  const current = { version: '0123456789abcdef', language: 'en', text: 'New text.' };
  await submit(respondWith(422, { errors: { consent: 'changed' }, consent: current }));
  await expect(page.locator('label[for="consent"]')).toHaveText('New text.');
  await expect(page.locator('#consent-error')).toHaveText(t('form.errors.consent.changed'));
  await expect(consent).toBeFocused();
  await expect(consent).not.toBeChecked();
  await expect(email).toHaveValue(ADA.email);
  await consent.check();
  await firstName.fill('  ');
  await submit(respondWith(503, { error: 'notSaved' }));
  await expect(page.getByRole('alert')).toBeFocused();
  await scan('form that was not saved');
  await submit(respondWith(200, { ok: true }));

  // The thank-you page replaces the form in the browser's history.
  await expect(page).toHaveTitle(`${t('form.thanks.heading')} · ${owner.name}`);
  await expect(page.getByRole('heading', { name: t('form.thanks.heading') })).toBeFocused();
  await scan('thanks');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  expect(Object.fromEntries(submissions[0] ?? [])['consentVersion']).toMatch(/^[\da-f]{16}$/);
  expect(Object.fromEntries(submissions.at(-1) ?? [])).toMatchObject({
    email: ADA.email,
    experience: 'active',
    consent: 'yes',
    consentVersion: current.version,
    lang: 'en',
    utm_source: 'news',
  });
  await page.goto(`${site}/form/check/`);
  await scan('check');
});

test('shows why a submission failed, keeps values, and allows a retry', async ({
  page,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/);
  const { submit, submissions } = await openFilledForm(page, site);
  const button = page.getByRole('button');
  const notice = page.locator('#notice');
  const expectFailure = async (message: string) => {
    await expect(notice).toHaveText(message);
    await expect(notice).toBeFocused();
    await expect(button).toHaveText(t('form.send'));
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await expect(page.locator('#email')).toHaveValue(ADA.email);
    await notice.evaluate((element) => element.replaceChildren());
  };
  await page.clock.pauseAt(600_000);
  // The submission times out after 8 s. Until then, submitting again doesn't send anything.
  await submit(() => undefined);
  await expect(button).toHaveText(t('form.sending'));
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => submissions).toHaveLength(1);
  await button.press('Enter');
  await page.clock.runFor(7_900);
  await expect(notice).toHaveText('');
  await page.clock.runFor(100);
  await expectFailure(t('form.notSaved'));
  expect(submissions).toHaveLength(1);
  await submit(respondWith(429, { error: 'tooMany' }));
  await expectFailure(t('form.tooMany'));
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await submit((route) => route.abort('internetdisconnected'));
  await expectFailure(t('form.offline', { send: t('form.send') }));
});
