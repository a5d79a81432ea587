import { expect } from './fixtures.ts';
import { form, formFrame } from './form.ts';
import { test } from './reportServer.ts';
import { scroll } from './visitor.ts';

/** An address with user name and password, as in a bookmark. */
const withPassword = (site: string) => site.replace('://', '://owner:correct%20horse%20battery@');

test('prices, practice trade and form work with a password in the address', async ({
  page,
  server,
}) => {
  await page.goto(withPassword(server.site));
  await scroll(page, '#trading-dashboard');
  await expect(page.locator('[data-price-row]')).toHaveCount(8);
  await page.getByRole('link', { name: 'View Live Demo' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await formFrame(page).scrollIntoViewIfNeeded();
  await form(page).getByLabel('E-mail address').fill('ada@example.com');
  await form(page).locator('#consent').check();
  await form(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(form(page).getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('the report loads with a password in the address', async ({ page, server }) => {
  await page.goto(`${withPassword(server.site)}/report`);
  await expect(page.getByText('No visits and no sign-ups in these days')).toBeVisible();
});
