import { getFormPath } from '../src/data/form.ts';
import { languages } from '../src/data/languages.ts';
import { owner } from '../src/data/owner.ts';
import { getDirection, getLanguagePath } from '../src/i18n/locales.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import { expect, test } from './fixtures.ts';
import { exportSignUps, getForm, getFormFrame, getFrameUrl, showForm } from './signUpForm.ts';

for (const [index, language] of languages.entries()) {
  const t = createTranslator(owner, language);
  /** Use a different host name in one of the languages. */
  const getOrigin = (site: string) => (index === 1 ? site.replace('localhost', '127.0.0.1') : site);

  test(`stores and exports a sign-up from the frame in "${language}"`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const search = '?utm_campaign=autumn&utm_evil=1&fbclid=secret';
    await page.goto(`${getOrigin(site)}${getLanguagePath(owner, language)}${search}`);
    await showForm(page);
    await expect(getFormFrame(page)).toHaveAttribute('title', t('signUpFrame.title'));
    const url = `${getOrigin(site)}${getFormPath(language)}?utm_campaign=autumn`;
    await expect.poll(() => getFrameUrl(page)).toBe(url);
    await expect(getForm(page).locator('html')).toHaveAttribute('lang', language);
    // The form's script listens for theme changes on the page as soon as it's ready.
    await expect(page.locator('#tmx-form-section [data-kind="ready"]')).toBeAttached();
    // The form follows the theme that was chosen on the page, or the system theme by default.
    const expectColorScheme = (value: string) =>
      expect(getForm(page).locator('html')).toHaveCSS('color-scheme', value);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await expectColorScheme('dark');
    await page.evaluate(() => localStorage.removeItem('theme'));
    await expectColorScheme('light dark');
    const arm = page.locator('#get-started svg path').last();
    const getArmY = async () => (await arm.boundingBox())?.y ?? NaN;
    const initialY = await getArmY();
    await getForm(page).getByText(t('form.more')).click();
    await getForm(page).locator('#firstName').fill('Ada');
    expect(await getArmY()).toBe(initialY);
    const email = `frame.${language}.${Date.now()}@example.com`;
    await getForm(page).getByLabel(t('form.fields.email.label'), { exact: true }).fill(email);
    await getForm(page).locator('#consent').check();
    await getForm(page)
      .getByRole('button', { name: t('form.send') })
      .click();
    const thanks = getForm(page).getByRole('heading', { name: t('form.thanks.heading') });
    await expect(thanks).toBeFocused();
    const [row, ...others] = exportSignUps(email);
    expect(others).toEqual([]);
    for (const value of [language, 'Ada', 'autumn']) expect(row).toContain(`"${value}"`);
    // The trader in the illustration raises an arm after a sign-up.
    await expect.poll(getArmY).toBeLessThan(initialY - 20);
  });
}

test('stores a sign-up from a separate tab without JavaScript', async ({
  browser,
  site,
  basePath,
}) => {
  const language = languages.at(-1) ?? 'en';
  const t = createTranslator(owner, language);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site}${getLanguagePath(owner, language)}`);
  const link = page.locator(`#tmx-form-section a[target="_blank"]`).last();
  await page.goto(new URL((await link.getAttribute('href')) ?? '', site).href);
  await expect(page.locator('html')).toHaveAttribute('dir', getDirection(language));
  const back = page.getByRole('link', { name: t('form.back') });
  await expect(back).toHaveAttribute('href', basePath + getLanguagePath(owner, language));
  const email = `tab.${language}.${Date.now()}@example.com`;
  // The browser accepts this address, but the server rejects it.
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
  expect(exportSignUps(email)).toEqual([expect.stringContaining(`"${language}"`)]);
  await page.close();
});
