import type { Page } from '@playwright/test';
import { expect, holdRequests, test } from './fixtures.ts';
import { openPage } from './practiceDialog.ts';
import { scrollToElement } from './pageActions.ts';

const SCRIPT = '**/_astro/openPractice.*';
const MESSAGES = '**/messages/practice.*.json';
const BUTTON_LABELS = ['View Live Demo', 'Watch Demo'];

const getAlert = (page: Page) => page.locator('#trading').getByRole('alert');
const getButton = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('opens the practice trade, and closes it on Escape, Close, and Back', async ({
  page,
  site,
}) => {
  const practice = await openPage(page, site);
  const openButton = getButton(page, 'View Live Demo');
  const expectClosed = async () => {
    await expect(practice.dialog).toHaveCount(0);
    await practice.advanceClock(0.25);
    await expect(openButton).toBeFocused();
    await expect(openButton).toBeInViewport();
    await expect(page).toHaveURL(`${site}/`);
  };
  await scrollToElement(page, '#trading-dashboard');
  await expect.poll(() => practice.market.calls).toBe(1);
  await openButton.click();
  await expect(practice.dialog).toBeVisible();
  await expect(page).toHaveURL(`${site}/#practice`);
  // The price board and the practice trade share a request every 10 s.
  const { calls } = practice.market;
  await practice.advanceClock(30);
  expect(practice.market.calls - calls).toBeLessThanOrEqual(3);
  // The rest of the page is inert.
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus:not(body, dialog, dialog *)')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expectClosed();
  await page.goForward();
  await practice.closeButton.click();
  await expect(practice.dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${site}/`);
  await openButton.click();
  await expect(practice.dialog).toBeVisible();
  await page.goBack();
  await expectClosed();
  await page.goto(`${site}/?from=here#practice`);
  await practice.closeButton.click();
  await expect(practice.dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${site}/?from=here`);
  await expect(page.locator('[data-practice]:focus')).toHaveCount(1);
});

test('falls back to the price board if its script fails, and retries', async ({
  page,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load|ERR_FAILED/);
  const practice = await openPage(page, site);
  for (const name of BUTTON_LABELS) {
    if (name !== BUTTON_LABELS[0]) await page.goto(`${site}/?again`);
    await page.route(SCRIPT, (route) => route.abort());
    await getButton(page, name).click();
    await expect(getAlert(page)).toContainText('Unexpected Application Error!');
    await expect(getAlert(page)).toBeInViewport();
    await expect(getAlert(page).getByRole('button', { name: 'Reload' })).toBeFocused();
    await expect(practice.dialog).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('#trading-dashboard');
    await page.unroute(SCRIPT);
    await practice.advanceClock(0.25);
    await getButton(page, name).click();
    await expect(practice.dialog).toBeVisible();
    await expect(getAlert(page)).toHaveCount(0);
  }
});

test('shows an error for invalid messages or a crash', async ({ page, site, consoleErrors }) => {
  consoleErrors.allow(/showModal failed/);
  const practice = await openPage(page, site);
  const openButton = getButton(page, 'View Live Demo');
  await page.route(MESSAGES, (route) => route.fulfill({ json: {} }));
  await openButton.click();
  await expect(getAlert(page)).toContainText('Unexpected Application Error!');
  await page.unroute(MESSAGES);
  await page.evaluate(() => {
    const dialog = HTMLDialogElement.prototype;
    const original = Object.getOwnPropertyDescriptor(dialog, 'showModal') ?? {};
    const value = () => {
      Object.defineProperty(dialog, 'showModal', original);
      throw new Error('showModal failed');
    };
    Object.defineProperty(dialog, 'showModal', { ...original, value });
  });
  await practice.advanceClock(0.25);
  await openButton.click();
  await expect(getAlert(page).getByRole('button', { name: 'Reload' })).toBeFocused();
  await expect(page.locator('dialog')).toHaveCount(0);
  await practice.advanceClock(0.25);
  await openButton.click();
  await expect(practice.dialog).toBeVisible();
});

test('shows the floor plan on a page without the steps section', async ({ page, site }) => {
  const practice = await openPage(page, site);
  await page.locator('#how-it-works').evaluate((steps) => steps.remove());
  await getButton(page, 'View Live Demo').click();
  const rings = practice.dialog.locator('use').first();
  const getWidth = () => rings.evaluate((use: SVGUseElement) => use.getBBox().width);
  await expect.poll(getWidth).toBeGreaterThan(500);
});

test('loads on click and times out after 8 s', async ({ page, site }) => {
  const release = await holdRequests(page, SCRIPT);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/ractice/.test(request.url())) requests.push(request.url());
  });
  const practice = await openPage(page, site);
  const openButton = getButton(page, 'View Live Demo');
  await openButton.hover();
  await openButton.focus();
  await page.clock.runFor(1000);
  expect(requests).toEqual([]);
  await openButton.click();
  // One request for the script, and one for the messages in the page's language.
  await expect.poll(() => requests.length).toBe(2);
  await expect(openButton).toHaveAttribute('aria-busy', 'true');
  await practice.advanceClock(7.5);
  await expect(getAlert(page)).toHaveCount(0);
  await practice.advanceClock(1);
  await expect(getAlert(page)).toBeVisible();
  await expect(openButton).not.toHaveAttribute('aria-busy');

  const clickBoth = async () => {
    for (const name of BUTTON_LABELS) await getButton(page, name).dispatchEvent('click');
  };
  await clickBoth();
  await expect(page).toHaveURL(`${site}/#watch`);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).dispatchEvent('click');
  await expect(page).toHaveURL(`${site}/#faq`);
  release();
  await practice.advanceClock(1);
  await expect(page.locator('[data-practice][aria-busy]')).toHaveCount(0);
  await expect(practice.dialog).toHaveCount(0);
  await clickBoth();
  await expect(practice.dialog).toHaveCount(1);
  // Both clicks together only add one history entry.
  await page.keyboard.press('Escape');
  await expect(practice.dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${site}/#faq`);
});
