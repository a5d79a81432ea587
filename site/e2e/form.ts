import type { FrameLocator, Locator, Page } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { signUpFrame } from '../src/content/signUpFrame.ts';

/** Whether there is a form to show. */
export const HAS_FORM = owner.form.provider !== 'none';
/** Whether the form is the companion's; an outside service answers for its own. */
export const IS_OWN_FORM = owner.form.provider === 'embedded';
/** Whether nothing of the form loads before the visitor has chosen to see it. */
export const ASKS_FIRST = owner.formConsent === 'ask';

/** The form's frame. */
export const formFrame = (page: Page): Locator =>
  page.locator('#tmx-form-section').locator(`iframe[title="${owner.name} sign-up form"]`);

/** What stands in the form's frame. */
export const form = (page: Page): FrameLocator =>
  page.frameLocator(`iframe[title="${owner.name} sign-up form"]`);

/** Scrolls to the form and, where the page asks first, chooses to see it. */
export async function showForm(page: Page): Promise<void> {
  if (!IS_OWN_FORM) await standInForService(page);
  await formFrame(page).scrollIntoViewIfNeeded();
  if (!ASKS_FIRST) return;
  const section = page.locator('#tmx-form-section');
  await section.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  await section.getByRole('button', { name: signUpFrame('en').consent.show }).click();
}

/**
 * The origin that the form comes from.
 * @throws Error when no form is configured.
 */
export function formOrigin(): string {
  switch (owner.form.provider) {
    case 'embedded':
      return process.env['E2E_FORM'] ?? '';
    case 'leadconnector':
      return new URL(owner.form.host).origin;
    case 'url':
      return new URL(owner.form.url).origin;
    case 'none':
      throw new Error('No form is configured.');
  }
}

/** The tests ask nothing of the outside: in place of a service's form stands one of a field. */
async function standInForService(page: Page): Promise<void> {
  await page.route(`${formOrigin()}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Form</title>
        <label>E-mail address <input type="email" /></label> <button>Sign Up</button></html>`,
    }),
  );
}
