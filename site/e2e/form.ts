import { spawnSync } from 'node:child_process';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { createTranslator } from '../src/i18n/translate.ts';

/** Whether the form is ours. External services answer for their own. */
export const IS_OWN_FORM = owner.form.provider === 'embedded';
export const HAS_FORM = owner.form.provider !== 'none';
/** Whether the form loads only after consent. */
export const ASKS_FIRST = owner.formConsent === 'ask';

/** The heading of its section. */
export const SIGN_UP_HEADING = createTranslator(
  owner,
  'en',
)(owner.earlyAccess ? 'signUp.headingEarly' : 'signUp.heading');

/** The form's frame. */
export const formFrame = (page: Page): Locator => page.locator('#tmx-form-section iframe');

/** The content of the form's frame. */
export const form = (page: Page): FrameLocator => page.frameLocator('#tmx-form-section iframe');

/** The frame's full address. */
export const frameAddress = (page: Page): Promise<string> =>
  formFrame(page).evaluate((frame: HTMLIFrameElement) => frame.src);

/** Scrolls to the form, and consents if the page asks. */
export async function showForm(page: Page): Promise<void> {
  await standInForService(page);
  await formFrame(page).scrollIntoViewIfNeeded();
  if (!ASKS_FIRST) return;
  const section = page.locator('#tmx-form-section');
  await section.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  const show = createTranslator(owner, 'en')('signUpFrame.consent.show');
  await section.getByRole('button', { name: show }).click();
}

/** The origin of the form. Ours has the page's. */
export function formAddress(): string {
  if (owner.form.provider === 'url') return new URL('/', owner.form.url).href;
  if (owner.form.provider === 'leadconnector') return new URL('/', owner.form.host).href;
  return `${process.env['E2E_SITE']}/form/`;
}

/** Lines of the owner's export with this address. Other tests also sign up. */
export function exportedSignUps(email: string, dataDir = process.env['E2E_DATA']): string[] {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['scripts/signUps.ts', 'export', '--csv'],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir } },
  );
  expect(status).toBe(0);
  return stdout.split('\r\n').filter((row) => row.includes(email));
}

/** Replaces external forms with a field, so that tests call nothing external. */
export async function standInForService(page: Page): Promise<void> {
  if (!HAS_FORM || IS_OWN_FORM) return;
  await page.route(`${formAddress()}**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Form</title>
        <label>E-mail address <input type="email" /></label> <button>${createTranslator(owner, 'en')('form.send')}</button></html>`,
    }),
  );
}
