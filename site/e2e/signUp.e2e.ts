import type { Page } from '@playwright/test';
import { FORM_SENT } from '#contract/formFrame.ts';
import {
  ASKS_FIRST,
  HAS_FORM,
  IS_OWN_FORM,
  OUTSIDE,
  exportedSignUps,
  form,
  formAddress,
  formFrame,
  showForm,
} from './form.ts';
import { expect, hold, test } from './fixtures.ts';

test.skip(!HAS_FORM, 'No form is configured.');

/** The frame's whole address, as the browser has it. */
const frameAddress = (page: Page) =>
  formFrame(page).evaluate((frame: HTMLIFrameElement) => frame.src);

/** Which addresses of the form were navigated to. */
function navigations(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(formAddress()))
      asked.push(request.url());
  });
  return asked;
}

test('a visitor signs up in the frame, is thanked, and the owner finds the sign-up', async ({
  page,
  site,
  said,
}) => {
  test.skip(!IS_OWN_FORM, OUTSIDE);
  said.expectError(/422/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const long = 'a'.repeat(300);
  await page.goto(`${site}/?utm_source=${long}&utm_campaign=autumn&utm_evil=1&fbclid=secret`);
  await showForm(page);
  const campaign = `utm_source=${'a'.repeat(100)}&utm_campaign=autumn`;
  await expect.poll(() => frameAddress(page)).toMatch(new RegExp(`${campaign}$`));
  const arm = page.locator('#tmx-form-section svg path').last();
  const height = async () => (await arm.boundingBox())?.y ?? NaN;
  const low = await height();
  const send = form(page).getByRole('button', { name: 'Sign Up' });

  await test.step('after a mistake that it says, with all entries kept and nothing stored', async () => {
    await form(page).getByLabel('E-mail address').fill('not-an-address');
    await form(page)
      .getByLabel(/First name/)
      .fill('Ada');
    await send.click();
    await expect(form(page).locator('#email-error')).toBeVisible();
    await expect(form(page).getByLabel('E-mail address')).toHaveAttribute('aria-invalid', 'true');
    await expect(form(page).getByLabel(/First name/)).toHaveValue('Ada');
    expect(exportedSignUps('not-an-address')).toEqual([]);
    // The word of somebody else is not the form's.
    await page.evaluate((word) => postMessage(word, '*'), FORM_SENT);
    expect(await height()).toBe(low);
  });
  const email = `ada.${Date.now()}@example.com`;
  await form(page).getByLabel('E-mail address').fill(email);
  await form(page).locator('#consent').check();
  await send.click();
  const thanks = form(page).getByRole('heading', { name: 'Thank you' });
  await expect(thanks).toBeVisible();
  await expect(thanks).toBeFocused();
  await expect(form(page).locator('dl')).toContainText(email);
  await expect(form(page).locator('dl')).toContainText('autumn');
  expect(await form(page).locator('body').innerText()).not.toContain('secret');
  expect(exportedSignUps(email)).toHaveLength(1);
  // The figure on the floor raises its arm.
  await expect.poll(height).toBeLessThan(low - 50);
});

test('a theme chosen against the system is in the frame’s address, before it loads', async ({
  page,
  site,
}) => {
  test.skip(!IS_OWN_FORM || ASKS_FIRST, OUTSIDE);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const asked = navigations(page);
  await page.goto(`${site}/#tmx-form-section`);
  const plate = form(page).locator('html');
  await expect(plate).toHaveAttribute('data-theme', 'dark');
  await expect(plate).toHaveCSS('color-scheme', 'dark');
  expect(asked).toEqual([expect.stringMatching(/\?theme=dark$/)]);
});

test('the frame is 600 px high and titled at every width, and Tab goes in and out', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await showForm(page);
  const frame = formFrame(page);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect((await frame.boundingBox())?.height, `${width} px`).toBe(600);
  }
  await page.locator('#sign-up-heading').focus();
  await page.keyboard.press('Tab');
  await expect(form(page).getByLabel('E-mail address')).toBeFocused();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
  await expect(frame).not.toBeFocused();
  const link = page
    .locator('#tmx-form-section')
    .getByRole('link', { name: 'Open the form in a new tab' });
  await expect(link).toHaveAttribute('target', '_blank');
  expect(await link.evaluate((one: HTMLAnchorElement) => one.href)).toMatch(formAddress());
});

for (const [way, hash, press] of [
  ['a link straight to the form', '#tmx-form-section', undefined],
  ['a quick press on the primary action', '', '#top a[data-go="sign-up-heading"]'],
] as const) {
  test(`after ${way} of a campaign, nothing typed is lost when the script of the frame comes late`, async ({
    page,
    site,
  }) => {
    test.skip(!IS_OWN_FORM || ASKS_FIRST, OUTSIDE);
    const arrive = await hold(page, '**/_astro/SignUpFrame.island.*.js');
    const asked = navigations(page);
    await page.goto(`${site}/?utm_source=news${hash}`);
    if (press) await page.locator(press).click();
    const email = form(page).getByLabel('E-mail address');
    await email.fill('ada@example.com');
    arrive();
    // The form was heard before its script came; only then may the drawn one behind it go.
    await expect(page.locator('#tmx-form-section [data-kind="ready"]')).toBeAttached();
    await expect(email).toHaveValue('ada@example.com');
    expect(asked).toEqual([expect.stringMatching(/\?utm_source=news$/)]);
  });
}
