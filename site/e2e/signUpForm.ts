import { spawnSync } from 'node:child_process';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { createTranslator } from '../src/i18n/translate.ts';

/** We don't test third-party forms. */
export const IS_EMBEDDED_FORM = owner.form.provider === 'embedded';
export const HAS_FORM = owner.form.provider !== 'none';
/** True if the form only loads after the visitor consents. */
export const NEEDS_CONSENT = owner.formConsent === 'ask';

export const SIGN_UP_HEADING = createTranslator(
  owner,
  owner.languages[0] ?? '',
)(owner.earlyAccess ? 'signUp.headingEarly' : 'signUp.heading');

export const getFormFrame = (page: Page): Locator => page.locator('#tmx-form-section iframe');

export const getForm = (page: Page): FrameLocator => page.frameLocator('#tmx-form-section iframe');

export const getFrameUrl = (page: Page): Promise<string> =>
  getFormFrame(page).evaluate((frame: HTMLIFrameElement) => frame.src);

/** Scrolls to the form and consents if the page asks. */
export async function showForm(page: Page): Promise<void> {
  await stubExternalForm(page);
  await getFormFrame(page).scrollIntoViewIfNeeded();
  if (!NEEDS_CONSENT) return;
  const section = page.locator('#tmx-form-section');
  await section.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  const name = createTranslator(owner, owner.languages[0] ?? '')('signUpFrame.consent.show');
  await section.getByRole('button', { name }).click();
}

/** The form's URL and its requests start with this URL. */
export function getFormUrl(): string {
  if (owner.form.provider === 'url') return new URL('/', owner.form.url).href;
  if (owner.form.provider === 'leadconnector') return new URL('/', owner.form.host).href;
  return `${process.env['E2E_SITE']}/form/`;
}

/** Exports sign-ups as CSV. Only returns rows with the given address, because other tests also sign up. */
export function exportSignUps(email: string, dataDir = process.env['E2E_DATA']): string[] {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['scripts/signUps.ts', 'export', '--csv'],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir } },
  );
  expect(status).toBe(0);
  return stdout.split('\r\n').filter((row) => row.includes(email));
}

/** Stubs a third-party form with a single field, because tests don't call external services. */
export async function stubExternalForm(page: Page): Promise<void> {
  if (!HAS_FORM || IS_EMBEDDED_FORM) return;
  await page.route(`${getFormUrl()}**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Form</title>
        <label>E-mail address <input type="email" /></label> <button>${createTranslator(owner, owner.languages[0] ?? '')('form.send')}</button></html>`,
    }),
  );
}
