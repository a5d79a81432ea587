import { spawnSync } from 'node:child_process';
import { FORM_SENT } from '#contract/formFrame.ts';
import { form as forms } from '../src/content/form.ts';
import { IS_OWN_FORM, ASKS_FIRST, formOrigin } from './form.ts';
import { expect, test } from './fixtures.ts';

test.skip(!IS_OWN_FORM, 'An outside service answers for its own form.');

/** The line of a sign-up in the owner's own export. */
function exported(email: string): string {
  const { stdout } = spawnSync(process.execPath, ['scripts/signUps.ts', 'export', '--csv'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA'] },
  });
  return stdout.split('\r\n').find((row) => row.includes(email)) ?? '';
}

for (const { language, direction, path, words } of forms) {
  test(`the page in "${language}" frames the form in it, which stays so until the sign-up is stored`, async ({
    page,
    site,
  }) => {
    test.skip(ASKS_FIRST, 'The form waits for a choice.');
    await page.goto(`${site}${path}?utm_source=news`);
    const frame = page.locator('#tmx-form-section iframe');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute('src', `${formOrigin()}${path}?utm_source=news`);
    const shown = page.frameLocator('#tmx-form-section iframe');
    await expect(shown.locator('html')).toHaveAttribute('lang', language);
    await expect(shown.locator('html')).toHaveAttribute('dir', direction);
    const sent = page.evaluate(
      (word) =>
        new Promise((resolve) => {
          addEventListener('message', ({ data }) => data === word && resolve(true));
        }),
      FORM_SENT,
    );
    await shown.getByRole('button', { name: words.send }).click();
    await expect(shown.getByRole('alert')).toContainText(words.faults.consent);
    const email = `frame.${language}.${Date.now()}@example.com`;
    await shown.getByLabel(words.email, { exact: true }).fill(email);
    await shown.locator('#consent').check();
    await shown.getByRole('button', { name: words.send }).click();
    await expect(shown.getByRole('heading', { name: words.thanks.heading })).toBeFocused();
    await expect(shown.locator('dl')).toContainText(words.thanks.campaign);
    expect(await sent).toBe(true);
    expect(exported(email)).toMatch(new RegExp(`"${language}"$`));
  });

  test(`without script a visitor signs up in "${language}" by the link to the form's own tab`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site}${path}`);
    const link = page.locator(`#tmx-form-section a[target="_blank"]`).last();
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const email = `plain.${language}.${Date.now()}@example.com`;
    await page.getByLabel(words.email, { exact: true }).fill(email);
    await page.locator('#consent').check();
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('heading', { name: words.thanks.heading })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^${formOrigin()}${path}\\?shown=`));
    await expect(page.locator('a.back')).toHaveAttribute('href', `${site}${path}`);
    expect(exported(email)).toMatch(new RegExp(`"${language}"$`));
    await context.close();
  });
}

test('a language that is not built is not found on either origin', async ({ request, site }) => {
  for (const origin of [site, formOrigin()]) {
    expect((await request.get(`${origin}/xx/`)).status()).toBe(404);
  }
});
