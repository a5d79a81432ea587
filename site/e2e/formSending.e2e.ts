import type { Route } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { translator } from '../src/i18n/translate.ts';
import { ADA, expectRefused, openForm, say } from './filledForm.ts';
import { IS_OWN_FORM, OUTSIDE } from './form.ts';
import { expect, test } from './fixtures.ts';

// The form's own script, with the test in the place of the server.
test.skip(!IS_OWN_FORM, OUTSIDE);

const t = translator('en');

const A_WHILE_MS = 600_000;

test('mistakes stand beside their fields, entries stay, and what is mended is taken back', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/422/);
  const { send, sent, wrong } = await openForm(page, site);
  await page.fill('#email', 'ada');
  await page.uncheck('#consent');
  await send(say(422, { errors: { email: 'invalid', consent: 'missing' } }));
  await expect(page.locator('#email-error')).toHaveText(t('form.errors.email.invalid'));
  await expect(page.locator('#email')).toBeFocused();
  await expect(page.locator('#email')).toHaveAttribute('aria-describedby', 'email-error');
  await expect(page.locator('#consent-error')).toHaveText(t('form.errors.consent.missing'));
  await expect(page.locator('#email')).toHaveValue('ada');
  await expect(page.locator('#firstName')).toHaveValue(ADA.firstName);

  await page.check('#consent');
  expect(await wrong()).toEqual(['email']);
  await expect(page.locator('#consent-error')).toHaveText('');
  await page.fill('#email', ADA.email);
  await page.locator('#firstName').focus();
  expect(await wrong()).toEqual([]);

  await test.step('a consent whose words have changed is shown anew, unticked', async () => {
    const consent = { version: '0123456789abcdef', language: 'en', text: 'Other words.' };
    await send(say(422, { errors: { consent: 'changed' }, consent }));
    await expect(page.locator('label[for="consent"]')).toHaveText('Other words.');
    await expect(page.locator('#consent-error')).toHaveText(t('form.errors.consent.changed'));
    await expect(page.locator('#consent')).toBeFocused();
    await expect(page.locator('#consent')).not.toBeChecked();
    await expect(page.locator('#email')).toHaveValue(ADA.email);
    await page.check('#consent');
    await send(say(200, { ok: true }));
    await expect(page.getByRole('heading', { name: t('form.thanks.heading') })).toBeVisible();
    expect(sent.map((fields) => fields.get('consentVersion')).at(-1)).toBe(consent.version);
  });
});

test('what is stored is thanked for in place of the form, with what was sent and no empty field', async ({
  page,
  site,
}) => {
  const { send, sent } = await openForm(page, site, '/form/?utm_source=news&utm_term=a&x=1');
  await page.locator('[value="some"]').click();
  await page.fill('#firstName', '  ');
  await send(say(200, { ok: true }));
  await expect(page.getByRole('heading', { name: t('form.thanks.heading') })).toBeFocused();
  await expect(page).toHaveTitle(`${t('form.thanks.heading')} · ${owner.name}`);
  await expect(page.locator('#sign-up')).toHaveCount(0);
  const consent = t('form.thanks.consent.value');
  await expect(page.locator('dd')).toHaveText([
    ADA.email,
    t('form.experiences.some'),
    consent,
    'news, a',
  ]);
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
    email: ADA.email,
    experience: 'some',
    consent: 'yes',
    lang: 'en',
    utm_source: 'news',
    utm_term: 'a',
    utm_content: '',
    message: '',
  });
  expect(sent[0]?.get('consentVersion')).toMatch(/^[\da-f]{16}$/);
});

/** Answers of a gateway in the place of the server: not quoted, and nothing is thanked for. */
const FOREIGN = [
  [502, '<!doctype html><h1>upstream</h1>'],
  [200, '"ok"'],
  [503, '{"ok":true}'],
  [422, '{"errors":{"email":"upstream"}}'],
] as const;

test('a form that could not be sent says why, keeps its entries and can be sent again', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/Failed to load resource/);
  const { send, sent, press } = await openForm(page, site);
  await page.clock.pauseAt(A_WHILE_MS);
  await test.step('after 8 seconds without an answer; a second press meanwhile sends nothing', async () => {
    await send(() => undefined);
    const button = page.getByRole('button');
    await expect(button).toHaveText(t('form.sending'));
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.press('Enter');
    await page.clock.runFor(7_900);
    await expect(button).toHaveText(t('form.sending'));
    await page.clock.runFor(100);
    await expectRefused(page, t('form.notSaved'));
    expect(sent).toHaveLength(1);
  });
  for (const [what, answer, message] of [
    ['store away', say(503, { error: 'notSaved' }), t('form.notSaved')],
    ['connection lost', (route: Route) => route.abort('connectionreset'), t('form.notSaved')],
    ['too many', say(429, { error: 'tooMany' }), t('form.tooMany')],
    ...FOREIGN.map(
      ([status, body]) =>
        [
          `${status} ${body}`,
          (route: Route) => route.fulfill({ status, contentType: 'application/json', body }),
          t('form.notSaved'),
        ] as const,
    ),
  ] as const) {
    await page.locator('#notice').evaluate((notice) => notice.replaceChildren());
    await send(answer);
    await expectRefused(page, message, what);
  }
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { value: false, writable: true }),
  );
  await send((route) => route.abort('internetdisconnected'));
  await expectRefused(page, t('form.offline', { send: t('form.send') }), 'offline');
  await page.evaluate(() => {
    Object.assign(navigator, { onLine: true });
    window.fetch = () => {
      throw new Error('An extension has replaced this.');
    };
  });
  await press();
  await expectRefused(page, t('form.notSaved'), 'whatever else goes wrong');
});
