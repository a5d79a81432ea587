import type { Page, Route } from '@playwright/test';
import { SIGN_UP_PATH, type SignUpResponse } from '#contract/signUpForm.ts';
import { owner } from '../src/data/owner.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import { expect, test } from './fixtures.ts';
import { translatePage } from './translatePage.ts';
import { scan } from './troubles.ts';
import { inViews } from './visual/still.ts';

// The form's own script. The test answers instead of the server.

const t = createTranslator(owner, 'en');
const ADA = { email: 'ada@example.com', firstName: 'Ada' };

const say = (status: number, json: SignUpResponse) => (route: Route) =>
  route.fulfill({ status, json });

/** Ada's completed form, with a clock that the test controls. */
async function openForm(page: Page, site: string, path = '/form/') {
  await page.clock.install({ time: 0 });
  const sent: URLSearchParams[] = [];
  let answer: (route: Route) => unknown = () => undefined;
  await page.route(`**${SIGN_UP_PATH}`, async (route) => {
    sent.push(new URLSearchParams(route.request().postData() ?? ''));
    await answer(route);
  });
  await page.goto(`${site}${path}`);
  await page.fill('#email', ADA.email);
  await page.locator('summary').click();
  await page.fill('#firstName', ADA.firstName);
  await page.check('#consent');
  /** Sends the form and gives this answer. */
  const send = async (next: (route: Route) => unknown) => {
    answer = next;
    await page.getByRole('button').click();
  };
  return { sent, send };
}

for (const path of ['/form', '/es/form'])
  test(`a form at ${path} without slash leads to the thank-you page`, async ({ page, site }) => {
    const { send } = await openForm(page, site, path);
    await send(say(200, { ok: true }));
    await expect(page).toHaveURL(`${site}${path}/thanks/`);
  });

test('shows errors next to fields, keeps entries and thanks when stored', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/422|503/);
  const { send, sent } = await openForm(page, site, '/form/?utm_source=news&x=1');
  const email = page.locator('#email');
  const firstName = page.locator('#firstName');
  const consent = page.locator('#consent');
  const look = (state: string) => inViews(page, () => scan(page, state));
  await look('form');
  await page.locator('[value="active"]').click();
  await translatePage(page, 'now');
  await email.fill('ada');
  await consent.uncheck();
  await send(say(422, { errors: { email: 'invalid', consent: 'missing' } }));
  await expect(page.locator('#email-error')).toHaveText(t('form.errors.email.invalid'));
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-describedby', 'email-error');
  await expect(page.locator('#consent-error')).toHaveText(t('form.errors.consent.missing'));
  await expect(email).toHaveValue('ada');
  await expect(firstName).toHaveValue(ADA.firstName);
  await look('form with errors');

  await consent.check();
  await expect(page.locator('[aria-invalid]')).toHaveId('email');
  await expect(page.locator('#consent-error')).toHaveText('');
  await email.fill(ADA.email);
  await firstName.focus();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await expect(page.locator('#email-error')).toHaveText('');

  // An error in the closed fold opens it.
  const more = page.locator('details');
  await page.getByText(t('form.more')).click();
  await expect(firstName).toBeHidden();
  await send(say(422, { errors: { firstName: 'tooLong' } }));
  await expect(firstName).toBeFocused();
  await expect(more).toHaveAttribute('open');
  await firstName.press('End');
  await firstName.press('Backspace');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);

  // A changed consent text appears again, unticked.
  const current = { version: '0123456789abcdef', language: 'en', text: 'Other words.' };
  await send(say(422, { errors: { consent: 'changed' }, consent: current }));
  await expect(page.locator('label[for="consent"]')).toHaveText('Other words.');
  await expect(page.locator('#consent-error')).toHaveText(t('form.errors.consent.changed'));
  await expect(consent).toBeFocused();
  await expect(consent).not.toBeChecked();
  await expect(email).toHaveValue(ADA.email);
  await consent.check();
  await firstName.fill('  ');
  await send(say(503, { error: 'notSaved' }));
  await expect(page.getByRole('alert')).toBeFocused();
  await look('form that was not saved');
  await send(say(200, { ok: true }));

  // The thank-you page replaces the form in the history.
  await expect(page).toHaveTitle(`${t('form.thanks.heading')} · ${owner.name}`);
  await expect(page.getByRole('heading', { name: t('form.thanks.heading') })).toBeFocused();
  await look('thanks');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  expect(Object.fromEntries(sent[0] ?? [])['consentVersion']).toMatch(/^[\da-f]{16}$/);
  expect(Object.fromEntries(sent.at(-1) ?? [])).toMatchObject({
    email: ADA.email,
    experience: 'active',
    consent: 'yes',
    consentVersion: current.version,
    lang: 'en',
    utm_source: 'news',
  });
  await page.goto(`${site}/form/check/`);
  await look('check');
});

test('explains a failed submission, keeps entries and allows a retry', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/Failed to load resource/);
  const { send, sent } = await openForm(page, site);
  const button = page.getByRole('button');
  const notice = page.locator('#notice');
  const expectRefused = async (message: string) => {
    await expect(notice).toHaveText(message);
    await expect(notice).toBeFocused();
    await expect(button).toHaveText(t('form.send'));
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await expect(page.locator('#email')).toHaveValue(ADA.email);
    await notice.evaluate((element) => element.replaceChildren());
  };
  await page.clock.pauseAt(600_000);
  // After 8 seconds without an answer. Pressing again meanwhile sends nothing.
  await send(() => undefined);
  await expect(button).toHaveText(t('form.sending'));
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => sent).toHaveLength(1);
  await button.press('Enter');
  await page.clock.runFor(7_900);
  await expect(notice).toHaveText('');
  await page.clock.runFor(100);
  await expectRefused(t('form.notSaved'));
  expect(sent).toHaveLength(1);
  await send(say(429, { error: 'tooMany' }));
  await expectRefused(t('form.tooMany'));
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await send((route) => route.abort('internetdisconnected'));
  await expectRefused(t('form.offline', { send: t('form.send') }));
});
