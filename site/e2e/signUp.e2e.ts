import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const TITLE = 'TMX sign-up form';
const form = (page: Page) => page.frameLocator(`iframe[title="${TITLE}"]`);

/** How many sign-ups the owner's own command counts. */
function countSignUps(): number {
  const { stdout } = spawnSync(process.execPath, ['scripts/signUps.ts', 'count'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA'] },
  });
  return Number(stdout.trim());
}

test('a visitor signs up in the frame, is thanked, and the owner finds the sign-up', async ({
  page,
  site,
}) => {
  const before = countSignUps();
  await page.goto(`${site}/?utm_source=newsletter&utm_campaign=autumn&fbclid=secret`);
  await page.locator('#tmx-form-section iframe').scrollIntoViewIfNeeded();
  // The address of the frame gets its campaign from script, which loads the form anew.
  await expect(page.locator('#tmx-form-section iframe')).toHaveAttribute('src', /utm_campaign/);
  const email = `ada.${Date.now()}@example.com`;
  await form(page).getByLabel('E-mail address').fill(email);
  await form(page)
    .getByLabel(/First name/)
    .fill('Ada');
  await form(page).locator('#consent').check();
  await form(page).getByRole('button', { name: 'Sign Up' }).click();
  const thanks = form(page).getByRole('heading', { name: 'Thank you' });
  await expect(thanks).toBeVisible();
  await expect(thanks).toBeFocused();
  await expect(form(page).locator('dl')).toContainText(email);
  await expect(form(page).locator('dl')).toContainText('newsletter, autumn');
  expect(await form(page).locator('body').innerText()).not.toContain('secret');
  expect(countSignUps()).toBe(before + 1);
});

test('a form with a mistake says what to mend, keeps the entries and stores nothing', async ({
  page,
  site,
}) => {
  const before = countSignUps();
  await page.goto(site);
  await page.locator('#tmx-form-section iframe').scrollIntoViewIfNeeded();
  await form(page).getByLabel('E-mail address').fill('not-an-address');
  await form(page)
    .getByLabel(/First name/)
    .fill('Ada');
  await form(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(form(page).getByRole('alert').getByRole('link').first()).toBeVisible();
  await expect(form(page).getByLabel('E-mail address')).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page).getByLabel(/First name/)).toHaveValue('Ada');
  expect(countSignUps()).toBe(before);
});

for (const width of [320, 390, 768, 1440]) {
  test(`the frame is 600 px high and titled at ${width} px, and Tab goes in and out (53)`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site);
    const frame = page.locator('#tmx-form-section iframe');
    await frame.scrollIntoViewIfNeeded();
    expect((await frame.boundingBox())?.height).toBe(600);
    await expect(frame).toHaveAttribute('title', TITLE);
    await expect(form(page).getByRole('button', { name: 'Sign Up' })).toBeAttached();
    await page.locator('#sign-up-heading').focus();
    await page.keyboard.press('Tab');
    await expect(form(page).getByLabel('E-mail address')).toBeFocused();
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
    await expect(frame).not.toBeFocused();
  });
}

test('campaign parameters travel into the form, cut to their length, and nothing else does', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/?utm_source=${'a'.repeat(300)}&email=x@example.com&utm_evil=1`);
  const frame = page.locator('#tmx-form-section iframe');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('src', /utm_source=a{100}$/);
});

test('a form that stays silent for 8 seconds gives way to a card with two ways on', async ({
  page,
  site,
}) => {
  const formOrigin = process.env['E2E_FORM'] ?? '';
  let silent = true;
  await page.route(`${formOrigin}/**`, (route) => (silent ? undefined : route.continue()));
  await page.clock.install();
  await page.goto(site, { waitUntil: 'domcontentloaded' });
  const section = page.locator('#tmx-form-section');
  await section.locator('iframe').scrollIntoViewIfNeeded();
  await section.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  // The eight seconds begin when the frame was seen, which a busy machine notices late.
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(section.getByRole('alert')).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(section.getByRole('alert')).toContainText('The form did not load.');
  await expect(section.getByRole('alert').getByRole('link')).toHaveAttribute('target', '_blank');
  expect((await section.locator('iframe').boundingBox())?.height).toBe(600);
  silent = false;
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(form(page).getByLabel('E-mail address')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(section.getByRole('alert')).toHaveCount(0);
});

test('before the 8 seconds are over nobody accuses the form', async ({ page, site }) => {
  await page.route(`${process.env['E2E_FORM']}/**`, () => undefined);
  await page.clock.install();
  await page.goto(site, { waitUntil: 'domcontentloaded' });
  // A frame that nobody has seen yet is not waited for.
  await page.clock.runFor(60_000);
  const section = page.locator('#tmx-form-section');
  await section.locator('iframe').scrollIntoViewIfNeeded();
  await section.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  await page.clock.runFor(5000);
  await expect(section.getByRole('alert')).toHaveCount(0);
});

test('the link to the form in a tab of its own is always there', async ({ page, site }) => {
  await page.goto(site);
  const link = page
    .locator('#tmx-form-section')
    .getByRole('link', { name: 'Open the form in a new tab' });
  await expect(link).toHaveAttribute('target', '_blank');
  expect(new URL((await link.getAttribute('href')) ?? '').origin).toBe(process.env['E2E_FORM']);
});
