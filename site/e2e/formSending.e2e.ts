import type { Page, Route } from '@playwright/test';
import { SIGN_UP_PATH, type SignUpAnswer } from '#contract/signUpAnswer.ts';
import { owner } from '../src/data/owner.ts';
import { translator } from '../src/i18n/translate.ts';
import { IS_OWN_FORM } from './form.ts';
import { expect, test } from './fixtures.ts';

// The form's own script, with the test in the place of the server.
test.skip(!IS_OWN_FORM, 'An outside service answers for its own form.');

const t = translator('en');
const ADA = { email: 'ada@example.com', firstName: 'Ada' };
const NOT_SAVED = t('form.notSaved');
const MAX_WAIT_MS = 8_000;
/** Longer than it takes to fill the form in. */
const A_WHILE_MS = 600_000;
/** What a browser writes into the console of an answer that is no success. */
const FAILED_LOAD = /Failed to load resource/;

const say = (status: number, json: SignUpAnswer) => (route: Route) =>
  route.fulfill({ status, json });

test('mistakes stand beside their fields, entries stay, and what is mended is taken back', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/422/);
  const { send, wrong } = await openForm(page, site);
  await page.fill('#email', 'ada');
  await page.uncheck('#consent');
  await send(say(422, { errors: { email: 'invalid', consent: 'missing' } }));
  const email = t('form.errors.email.invalid');
  await expect(page.locator('#email-error')).toHaveText(email);
  await expect(page.locator('#email')).toBeFocused();
  await expect(page.locator('#email')).toHaveAttribute('aria-describedby', 'email-error');
  await expect(page.locator('#consent-error')).toHaveText(t('form.errors.consent.missing'));
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  await expect(page.locator('#email')).toHaveValue('ada');
  await expect(page.locator('#firstName')).toHaveValue(ADA.firstName);
  await page.getByRole('alert').getByRole('link', { name: email }).click();
  await expect(page.locator('#email')).toBeFocused();

  await page.check('#consent');
  expect(await wrong()).toEqual(['email']);
  await expect(page.locator('#consent-error')).toHaveText('');
  await page.fill('#email', ADA.email);
  await page.locator('#firstName').focus();
  expect(await wrong()).toEqual([]);
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(0);
});

test('what is stored is thanked for in place of the form, with what was sent', async ({
  page,
  site,
}) => {
  const { send, sent } = await openForm(page, site, '/form/?utm_source=news&utm_term=a&x=1');
  await page.locator('[value="some"]').click();
  await send(say(200, { ok: true }));
  await expect(page.getByRole('heading', { name: t('form.thanks.heading') })).toBeFocused();
  await expect(page).toHaveTitle(`${t('form.thanks.heading')} · ${owner.name}`);
  await expect(page.locator('#sign-up')).toHaveCount(0);
  await expect(page.locator('dd')).toHaveText([
    ADA.email,
    ADA.firstName,
    t('form.experiences.some'),
    t('form.thanks.consent.value'),
    'news, a',
  ]);
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
    ...ADA,
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

test('fields that were left open are not read back', async ({ page, site }) => {
  const { send } = await openForm(page, site);
  await page.fill('#firstName', '  ');
  await send(say(200, { ok: true }));
  await expect(page.locator('dd')).toHaveText([ADA.email, t('form.thanks.consent.value')]);
});

test('a consent whose words have changed is shown anew, unticked, with all entries kept', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/422/);
  const { send, sent } = await openForm(page, site);
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

test('a sending that is not answered ends after 8 seconds; a second press meanwhile sends nothing', async ({
  page,
  site,
}) => {
  const { send, sent } = await openForm(page, site);
  await page.clock.pauseAt(A_WHILE_MS);
  await send(() => undefined);
  const button = page.getByRole('button');
  await expect(button).toHaveText(t('form.sending'));
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.press('Enter');
  await page.clock.runFor(MAX_WAIT_MS - 100);
  await expect(button).toHaveText(t('form.sending'));
  await page.clock.runFor(100);
  await expectNotSaved(page);
  expect(sent).toHaveLength(1);
  await send(say(200, { ok: true }));
  await expect(page.getByRole('heading', { name: t('form.thanks.heading') })).toBeVisible();
});

test('a store that is away, a broken connection and a full network each say so, and keep all entries', async ({
  page,
  site,
  said,
}) => {
  said.expectError(FAILED_LOAD);
  const { send } = await openForm(page, site);
  await send(say(503, { error: 'notSaved' }));
  await expectNotSaved(page);
  await send((route) => route.abort('connectionreset'));
  await expectNotSaved(page);
  await send(say(429, { error: 'tooMany' }));
  await expectRefused(page, t('form.tooMany'));
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await send((route) => route.abort('internetdisconnected'));
  await expectRefused(page, t('form.offline', { send: t('form.send') }));
});

test('whatever else goes wrong while it is sent, the form does not hang', async ({
  page,
  site,
}) => {
  const { press } = await openForm(page, site);
  await page.evaluate(() => {
    window.fetch = () => {
      throw new Error('An extension has replaced this.');
    };
  });
  await press();
  await expectNotSaved(page);
});

const FOREIGN: readonly [status: number, body: string][] = [
  [502, '<!doctype html><h1>upstream</h1>'],
  [200, '"ok"'],
  [503, '{"ok":true}'],
  [422, '{"errors":{"email":"upstream"}}'],
];
test('a gateway that answers for the server is not quoted, and nothing is thanked for', async ({
  page,
  site,
  said,
}) => {
  said.expectError(FAILED_LOAD);
  const { send } = await openForm(page, site);
  for (const [status, body] of FOREIGN) {
    await page.locator('#notice').evaluate((notice) => notice.replaceChildren());
    await send((route) => route.fulfill({ status, contentType: 'application/json', body }));
    await expectNotSaved(page, `${status} ${body}`);
  }
});

test('a form that the browser has translated says what is wrong and thanks all the same', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/422/);
  const { send } = await openForm(page, site);
  await page.locator('[value="active"]').click();
  await page.evaluate(translate);
  await send(say(422, { errors: { email: 'invalid' } }));
  await expect(page.locator('#email-error')).toHaveText(t('form.errors.email.invalid'));
  await page.evaluate(translate);
  await page.fill('#email', 'grace@example.com');
  await page.locator('#firstName').focus();
  await expect(page.locator('#notice li')).toHaveCount(0);
  await send(say(200, { ok: true }));
  await expect(page.locator('dd').first()).toHaveText('grace@example.com');
  await expect(page.locator('dd').nth(2)).toHaveText(t('form.experiences.active'));
});

test('a chosen experience is taken back by a second press, or by a key', async ({ page, site }) => {
  await openForm(page, site);
  const chosen = page.locator('[name="experience"]:checked');
  const some = page.locator('[value="some"]');
  await some.click();
  await expect(chosen).toHaveCount(1);
  await some.click();
  await expect(chosen).toHaveCount(0);
  for (const key of ['Space', 'Backspace']) {
    await some.click();
    await page.keyboard.press('ArrowRight');
    await expect(chosen).toHaveValue('active');
    await page.keyboard.press(key);
    await expect(chosen).toHaveCount(0);
  }
});

/** As browsers do it: each text stands in elements of theirs. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Node[] = [];
  while (texts.nextNode()) all.push(texts.currentNode);
  for (const text of all) {
    if (text.parentElement?.closest('script, style') || !text.nodeValue?.trim()) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
}

/** That the form could not be sent, with the entries kept and the button ready. */
async function expectRefused(page: Page, message: string, after = ''): Promise<void> {
  const notice = page.getByRole('alert');
  await expect(notice, after).toHaveText(message);
  await expect(notice).toBeFocused();
  const button = page.getByRole('button');
  await expect(button).toHaveText(t('form.send'));
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await expect(page.locator('#email')).toHaveValue(ADA.email);
  await expect(page.locator('#firstName')).toHaveValue(ADA.firstName);
  await expect(page.locator('#consent')).toBeChecked();
}

const expectNotSaved = (page: Page, after?: string) => expectRefused(page, NOT_SAVED, after);

/** Ada's form, filled in, with a clock of the test's. */
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
  await page.fill('#firstName', ADA.firstName);
  await page.check('#consent');
  const press = () => page.getByRole('button').click();
  return {
    /** What was sent, one after the other. */
    sent,
    press,
    /** Sends the form, and answers in this way. */
    send: async (next: (route: Route) => unknown) => {
      answer = next;
      const asked = page.waitForRequest(`**${SIGN_UP_PATH}`);
      await press();
      await asked;
    },
    /** The fields that are marked as wrong. */
    wrong: () => page.locator('[aria-invalid]').evaluateAll((all) => all.map(({ id }) => id)),
  };
}
