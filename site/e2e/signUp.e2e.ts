import { getFormPath } from '../src/data/form.ts';
import { languages } from '../src/data/languages.ts';
import { owner } from '../src/data/owner.ts';
import { getDirection, getLanguagePath } from '../src/i18n/locales.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import { expect, test } from './fixtures.ts';
import { exportedSignUps, form, formFrame, frameAddress, showForm } from './form.ts';

for (const [place, language] of languages.entries()) {
  const t = createTranslator(owner, language);
  /** One language uses a second host name. */
  const hostOf = (site: string) => (place === 1 ? site.replace('localhost', '127.0.0.1') : site);

  test(`a visitor signs up in the frame in "${language}" and is exported`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const search = '?utm_campaign=autumn&utm_evil=1&fbclid=secret';
    await page.goto(`${hostOf(site)}${getLanguagePath(owner, language)}${search}`);
    await showForm(page);
    await expect(formFrame(page)).toHaveAttribute('title', t('signUpFrame.title'));
    const address = `${hostOf(site)}${getFormPath(language)}?utm_campaign=autumn`;
    await expect.poll(() => frameAddress(page)).toBe(address);
    await expect(form(page).locator('html')).toHaveAttribute('lang', language);
    // From now on its script hears the page's messages.
    await expect(page.locator('#tmx-form-section [data-kind="ready"]')).toBeAttached();
    // The form follows the theme chosen on the page, and back to the system's.
    const scheme = (value: string) =>
      expect(form(page).locator('html')).toHaveCSS('color-scheme', value);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await scheme('dark');
    await page.evaluate(() => localStorage.removeItem('theme'));
    await scheme('light dark');
    const arm = page.locator('#get-started svg path').last();
    const height = async () => (await arm.boundingBox())?.y ?? NaN;
    const low = await height();
    await form(page).getByText(t('form.more')).click();
    await form(page).locator('#firstName').fill('Ada');
    expect(await height()).toBe(low);
    const email = `frame.${language}.${Date.now()}@example.com`;
    await form(page).getByLabel(t('form.fields.email.label'), { exact: true }).fill(email);
    await form(page).locator('#consent').check();
    await form(page)
      .getByRole('button', { name: t('form.send') })
      .click();
    const thanks = form(page).getByRole('heading', { name: t('form.thanks.heading') });
    await expect(thanks).toBeFocused();
    const [row, ...others] = exportedSignUps(email);
    expect(others).toEqual([]);
    for (const entry of [language, 'Ada', 'autumn']) expect(row).toContain(`"${entry}"`);
    // The person on the floor raises an arm.
    await expect.poll(height).toBeLessThan(low - 20);
  });
}

test('without script a visitor signs up in a separate tab', async ({ browser, site }) => {
  const language = languages.at(-1) ?? 'en';
  const t = createTranslator(owner, language);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site}${getLanguagePath(owner, language)}`);
  const link = page.locator(`#tmx-form-section a[target="_blank"]`).last();
  await page.goto(`${site}${await link.getAttribute('href')}`);
  await expect(page.locator('html')).toHaveAttribute('dir', getDirection(language));
  const back = page.getByRole('link', { name: t('form.back') });
  await expect(back).toHaveAttribute('href', getLanguagePath(owner, language));
  const email = `plain.${language}.${Date.now()}@example.com`;
  // Valid for the browser, but not for the server.
  await page.locator('#email').fill('ada@localhost');
  await page.locator('#consent').check();
  await page.getByRole('button', { name: t('form.send') }).click();
  await expect(page).toHaveURL(`${site}${getFormPath(language)}check/`);
  await expect(page.getByText(t('form.failure.goBack'))).toBeVisible();
  await page.goBack();
  await expect(page.locator('#email')).toHaveValue('ada@localhost');
  await expect(page.locator('#consent')).toBeChecked();
  await page.locator('#email').fill(email);
  await page.getByRole('button', { name: t('form.send') }).click();
  await expect(page).toHaveURL(`${site}${getFormPath(language)}thanks/`);
  await expect(page.getByRole('heading', { name: t('form.thanks.heading') })).toBeVisible();
  expect(exportedSignUps(email)).toEqual([expect.stringContaining(`"${language}"`)]);
  await page.close();
});
