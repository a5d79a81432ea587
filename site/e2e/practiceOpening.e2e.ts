import type { Page } from '@playwright/test';
import { expect, hold, test } from './fixtures.ts';
import { openPage } from './practiceFloor.ts';
import { scroll } from './visitor.ts';

const SCRIPT = '**/_astro/openPractice.*';
const MESSAGES = '**/messages/practice.*.json';
const BUTTONS = ['View Live Demo', 'Watch Demo'];

const notice = (page: Page) => page.locator('#trading').getByRole('alert');
const button = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('a button opens the practice trade; Escape, Close and Back close it', async ({
  page,
  site,
}) => {
  const floor = await openPage(page, site);
  const opener = button(page, 'View Live Demo');
  const expectPage = async () => {
    await expect(floor.dialog).toHaveCount(0);
    await floor.pass(0.25);
    await expect(opener).toBeFocused();
    await expect(opener).toBeInViewport();
    await expect(page).toHaveURL(`${site}/`);
  };
  await scroll(page, '#trading-dashboard');
  await expect.poll(() => floor.market.calls).toBe(1);
  await opener.click();
  await expect(floor.dialog).toBeVisible();
  await expect(page).toHaveURL(`${site}/#practice`);
  // Board and practice trade share one request every ten seconds.
  const { calls } = floor.market;
  await floor.pass(30);
  expect(floor.market.calls - calls).toBeLessThanOrEqual(3);
  // The page behind is inert.
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus:not(body, dialog, dialog *)')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expectPage();
  await page.goForward();
  await floor.close.click();
  await expect(floor.dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${site}/`);
  await opener.click();
  await expect(floor.dialog).toBeVisible();
  await page.goBack();
  await expectPage();
  await page.goto(`${site}/?from=here#practice`);
  await floor.close.click();
  await expect(floor.dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${site}/?from=here`);
  await expect(page.locator('[data-practice]:focus')).toHaveCount(1);
});

test('falls back to the price board if its script fails, then retries', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/Failed to load|ERR_FAILED/);
  const floor = await openPage(page, site);
  for (const name of BUTTONS) {
    if (name !== BUTTONS[0]) await page.goto(`${site}/?again`);
    await page.route(SCRIPT, (route) => route.abort());
    await button(page, name).click();
    await expect(notice(page)).toContainText('Unexpected Application Error!');
    await expect(notice(page)).toBeInViewport();
    await expect(notice(page).getByRole('button', { name: 'Reload' })).toBeFocused();
    await expect(floor.dialog).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('#trading-dashboard');
    await page.unroute(SCRIPT);
    await floor.pass(0.25);
    await button(page, name).click();
    await expect(floor.dialog).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  }
});

test('shows a notice for invalid messages or a crash', async ({ page, site, said }) => {
  said.expectError(/out of order/);
  const floor = await openPage(page, site);
  const opener = button(page, 'View Live Demo');
  await page.route(MESSAGES, (route) => route.fulfill({ json: {} }));
  await opener.click();
  await expect(notice(page)).toContainText('Unexpected Application Error!');
  await page.unroute(MESSAGES);
  await page.evaluate(() => {
    const dialog = HTMLDialogElement.prototype;
    const works = Object.getOwnPropertyDescriptor(dialog, 'showModal') ?? {};
    const value = () => {
      Object.defineProperty(dialog, 'showModal', works);
      throw new Error('out of order');
    };
    Object.defineProperty(dialog, 'showModal', { ...works, value });
  });
  await floor.pass(0.25);
  await opener.click();
  await expect(notice(page).getByRole('button', { name: 'Reload' })).toBeFocused();
  await expect(page.locator('dialog')).toHaveCount(0);
  await floor.pass(0.25);
  await opener.click();
  await expect(floor.dialog).toBeVisible();
});

test('shows its plan on a page without the steps section', async ({ page, site }) => {
  const floor = await openPage(page, site);
  await page.locator('#how-it-works').evaluate((steps) => steps.remove());
  await button(page, 'View Live Demo').click();
  const rings = floor.dialog.locator('use').first();
  const width = () => rings.evaluate((use: SVGUseElement) => use.getBBox().width);
  await expect.poll(width).toBeGreaterThan(500);
});

test('loads only when pressed, and times out after 8 s', async ({ page, site }) => {
  const release = await hold(page, SCRIPT);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/ractice/.test(request.url())) fetched.push(request.url());
  });
  const floor = await openPage(page, site);
  const opener = button(page, 'View Live Demo');
  await opener.hover();
  await opener.focus();
  await page.clock.runFor(1000);
  expect(fetched).toEqual([]);
  await opener.click();
  // Its script, and its messages in the page's language.
  await expect.poll(() => fetched.length).toBe(2);
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  await floor.pass(7.5);
  await expect(notice(page)).toHaveCount(0);
  await floor.pass(1);
  await expect(notice(page)).toBeVisible();
  await expect(opener).not.toHaveAttribute('aria-busy');

  const pressBoth = async () => {
    for (const name of BUTTONS) await button(page, name).dispatchEvent('click');
  };
  await pressBoth();
  await expect(page).toHaveURL(`${site}/#watch`);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).dispatchEvent('click');
  await expect(page).toHaveURL(`${site}/#faq`);
  release();
  await floor.pass(1);
  await expect(page.locator('[data-practice][aria-busy]')).toHaveCount(0);
  await expect(floor.dialog).toHaveCount(0);
  await pressBoth();
  await expect(floor.dialog).toHaveCount(1);
  // One step back leads to where both were pressed.
  await page.keyboard.press('Escape');
  await expect(floor.dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${site}/#faq`);
});
