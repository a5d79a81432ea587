import { spawnSync } from 'node:child_process';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { translator } from '../src/i18n/translate.ts';

/** Whether the form is our own; an outside service answers for its own. */
export const IS_OWN_FORM = owner.form.provider === 'embedded';
export const HAS_FORM = owner.form.provider !== 'none';
/** Whether nothing of the form loads before the visitor has chosen to see it. */
export const ASKS_FIRST = owner.formConsent === 'ask';

/** The heading of its section. */
export const SIGN_UP_HEADING = translator(
  owner,
  'en',
)(owner.earlyAccess ? 'signUp.headingEarly' : 'signUp.heading');

/** The form's frame. */
export const formFrame = (page: Page): Locator => page.locator('#tmx-form-section iframe');

/** What stands in the form's frame. */
export const form = (page: Page): FrameLocator => page.frameLocator('#tmx-form-section iframe');

/** The frame's whole address, as the browser has it. */
export const frameAddress = (page: Page): Promise<string> =>
  formFrame(page).evaluate((frame: HTMLIFrameElement) => frame.src);

/** Scrolls to the form and, where the page asks first, chooses to see it. */
export async function showForm(page: Page): Promise<void> {
  await standInForService(page);
  await formFrame(page).scrollIntoViewIfNeeded();
  if (!ASKS_FIRST) return;
  const section = page.locator('#tmx-form-section');
  await section.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  const show = translator(owner, 'en')('signUpFrame.consent.show');
  await section.getByRole('button', { name: show }).click();
}

/** How the addresses of the form begin: our own stands on the page's origin. */
export function formAddress(): string {
  if (owner.form.provider === 'url') return new URL('/', owner.form.url).href;
  if (owner.form.provider === 'leadconnector') return new URL('/', owner.form.host).href;
  return `${process.env['E2E_SITE']}/form/`;
}

/** The lines of an address in the owner's own export; other tests sign up meanwhile. */
export function exportedSignUps(email: string): string[] {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['scripts/signUps.ts', 'export', '--csv'],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: process.env['E2E_DATA'] } },
  );
  expect(status).toBe(0);
  return stdout.split('\r\n').filter((row) => row.includes(email));
}

/** The tests ask nothing of the outside: in place of a service's form stands one of a field. */
export async function standInForService(page: Page): Promise<void> {
  if (!HAS_FORM || IS_OWN_FORM) return;
  await page.route(`${formAddress()}**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Form</title>
        <label>E-mail address <input type="email" /></label> <button>${translator(owner, 'en')('form.send')}</button></html>`,
    }),
  );
}
