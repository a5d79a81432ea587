import type { Page, Route } from '@playwright/test';
import { SIGN_UP_PATH, type SignUpAnswer } from '#contract/signUpAnswer.ts';
import { translator } from '../src/i18n/translate.ts';
import { expect } from './fixtures.ts';

const t = translator('en');
export const ADA = { email: 'ada@example.com', firstName: 'Ada' };

export const say = (status: number, json: SignUpAnswer) => (route: Route) =>
  route.fulfill({ status, json });

/** That the form could not be sent, with the entries kept and the button ready. */
export async function expectRefused(page: Page, message: string, after = ''): Promise<void> {
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

/** Ada's form, filled in, with a clock of the test's. */
export async function openForm(page: Page, site: string, path = '/form/') {
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
