import { FORM_SENT } from '#contract/formFrame.ts';
import { SIGN_UP_PATH, type FieldErrors } from '#contract/signUpAnswer.ts';
import { formPath } from '../src/data/form.ts';
import { directionOf, languages } from '../src/i18n/locales.ts';
import { translator } from '../src/i18n/translate.ts';
import { languagePath } from '#contract/languages.ts';
import { ASKS_FIRST, IS_OWN_FORM, OUTSIDE, exportedSignUps } from './form.ts';
import { expect, test } from './fixtures.ts';
import { openForm, say } from './filledForm.ts';
import { translatePage } from './translatePage.ts';

test.skip(!IS_OWN_FORM, OUTSIDE);

for (const language of languages) {
  const t = translator(language);

  test(`the page in "${language}" frames the form in it, which stays so until the sign-up is stored`, async ({
    page,
    site,
    said,
  }) => {
    test.skip(ASKS_FIRST, 'The form waits for a choice.');
    said.expectError(/422/);
    await page.goto(`${site}${languagePath(language)}?utm_source=news`);
    const frame = page.locator('#tmx-form-section iframe');
    await frame.scrollIntoViewIfNeeded();
    const address = `${site}${formPath(language)}?utm_source=news`;
    await expect(frame).toHaveJSProperty('src', address);
    const shown = page.frameLocator('#tmx-form-section iframe');
    await expect(shown.locator('html')).toHaveAttribute('lang', language);
    await expect(shown.locator('html')).toHaveAttribute('dir', directionOf(language));
    const sent = page.evaluate(
      (word) =>
        new Promise((resolve) => {
          addEventListener('message', ({ data }) => data === word && resolve(true));
        }),
      FORM_SENT,
    );
    await shown.getByRole('button', { name: t('form.send') }).click();
    const error = t('form.errors.consent.missing');
    await expect(shown.locator('#consent-error')).toHaveText(error);
    const email = `frame.${language}.${Date.now()}@example.com`;
    await shown.getByLabel(t('form.email'), { exact: true }).fill(email);
    await shown.locator('#consent').check();
    await shown.getByRole('button', { name: t('form.send') }).click();
    await expect(shown.getByRole('heading', { name: t('form.thanks.heading') })).toBeFocused();
    await expect(shown.locator('dl')).toContainText(t('form.thanks.campaign'));
    expect(await sent).toBe(true);
    expect(exportedSignUps(email)).toEqual([expect.stringContaining(`"${language}"`)]);
  });

  test(`without script a visitor signs up in "${language}" in a tab of the form's own`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site}${languagePath(language)}`);
    const link = page.locator(`#tmx-form-section a[target="_blank"]`).last();
    await page.goto(`${site}${await link.getAttribute('href')}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('link', { name: t('form.back') })).toHaveAttribute(
      'href',
      languagePath(language),
    );
    const email = `plain.${language}.${Date.now()}@example.com`;
    // As a browser finds nothing wrong with it, but the server does.
    await page.getByLabel(t('form.email'), { exact: true }).fill('ada@localhost');
    await page.locator('#consent').check();
    await page.getByRole('button', { name: t('form.send') }).click();
    await expect(page).toHaveURL(`${site}${formPath(language)}check/`);
    await expect(page.getByText(t('form.failure.goBack'))).toBeVisible();
    await page.goBack();
    await expect(page.locator('#email')).toHaveValue('ada@localhost');
    await expect(page.locator('#consent')).toBeChecked();
    await page.locator('#email').fill(email);
    await page.getByRole('button', { name: t('form.send') }).click();
    await expect(page).toHaveURL(`${site}${formPath(language)}thanks/`);
    await expect(page.getByRole('heading', { name: t('form.thanks.heading') })).toBeVisible();
    // Asked for by its address, so that it sends nothing again.
    await page.reload();
    await expect(page.getByRole('heading', { name: t('form.thanks.heading') })).toBeVisible();
    expect(exportedSignUps(email)).toEqual([expect.stringContaining(`"${language}"`)]);
    const titles: string[] = [];
    for (const place of ['', 'thanks/', 'check/', 'too-many/', 'not-saved/']) {
      await page.goto(`${site}${formPath(language)}${place}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText(t('signUp.risk'))).toBeVisible();
      titles.push(await page.title());
    }
    expect(new Set(titles).size).toBe(3);
    await page.close();
  });
}

// Frame widths at windows of 320, 390, 768 and 1440 px; text as large as there is room for.
const LIKELY: FieldErrors = { email: 'invalid', consent: 'missing' };
const EVERY: FieldErrors = { ...LIKELY, firstName: 'tooLong', experience: 'invalid' };
const LOOKS = [
  { width: 260, size: 16, errors: EVERY },
  { width: 330, size: 16, errors: EVERY },
  { width: 600, size: 32, errors: LIKELY },
  { width: 688, size: 32, errors: LIKELY },
];
for (const language of languages) {
  test(`with its errors shown the form in "${language}" fits the 600 px of its frame`, async ({
    page,
    site,
    said,
  }) => {
    said.expectError(/422/);
    const browser = await page.context().newCDPSession(page);
    for (const { width, size, errors } of LOOKS) {
      const state = `${width} px wide, text of ${size} px`;
      // As the visitor has set it in the browser.
      await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
      await page.unrouteAll();
      await page.route(`**${SIGN_UP_PATH}`, (route) =>
        route.fulfill({ status: 422, json: { errors } }),
      );
      await page.route(`${site}/around`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<title>Around</title><iframe src="${formPath(language)}" width="${width}" height="600"></iframe>`,
        }),
      );
      await page.goto(`${site}/around`);
      const shown = page.frameLocator('iframe');
      const overflow = () =>
        shown.locator('html').evaluate(({ scrollHeight, scrollWidth }) => ({
          down: scrollHeight - innerHeight,
          across: scrollWidth - innerWidth,
        }));
      await expect.poll(overflow, state).toEqual({ down: 0, across: 0 });
      await shown.getByRole('button').click();
      await expect(shown.locator('[id$="-error"]:not(:empty)')).toHaveCount(
        Object.keys(errors).length,
      );
      expect(await overflow(), state).toEqual({ down: 0, across: 0 });
    }
  });
}

test('a form that the browser has translated says what is wrong and thanks all the same', async ({
  page,
  site,
  said,
}) => {
  const t = translator('en');
  said.expectError(/422/);
  const { send } = await openForm(page, site);
  await page.locator('[value="active"]').click();
  await translatePage(page, 'now');
  await send(say(422, { errors: { email: 'invalid' } }));
  await expect(page.locator('#email-error')).toHaveText(t('form.errors.email.invalid'));
  await page.fill('#email', 'grace@example.com');
  await page.locator('#firstName').focus();
  await expect(page.locator('#email-error')).toHaveText('');
  await send(say(200, { ok: true }));
  await expect(page.locator('dd').first()).toHaveText('grace@example.com');
  await expect(page.locator('dd').nth(2)).toHaveText(t('form.experiences.active'));
});
