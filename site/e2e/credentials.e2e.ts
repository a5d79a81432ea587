import { expect } from './fixtures.ts';
import { getForm, getFormFrame } from './signUpForm.ts';
import { test } from './reportServer.ts';
import { scrollToElement } from './pageActions.ts';

/** Bookmarks may contain a user name and password. */
const addCredentials = (site: string) => site.replace('://', '://owner:correct%20horse%20battery@');

test('prices, practice trade, and form work with credentials in the URL', async ({
  page,
  server,
}) => {
  await page.goto(addCredentials(server.site));
  await scrollToElement(page, '#trading-dashboard');
  await expect(page.locator('[data-price-row]')).toHaveCount(8);
  await page.getByRole('link', { name: 'View Live Demo' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await getFormFrame(page).scrollIntoViewIfNeeded();
  await getForm(page).getByLabel('E-mail address').fill('ada@example.com');
  await getForm(page).locator('#consent').check();
  await getForm(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(getForm(page).getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('the report loads with credentials in the URL', async ({ page, server }) => {
  await page.goto(`${addCredentials(server.site)}/report`);
  await expect(page.getByText('No visits and no sign-ups in these days')).toBeVisible();
});
