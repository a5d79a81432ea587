import type { Route } from '@playwright/test';
import { openDashboard, setHidden } from './dashboard.ts';
import { QUOTES, expect, goodAnswer, leaveUncounted, test } from './fixtures.ts';

test.use({ timezoneId: 'UTC' });

const ERROR = 'Failed to load trading data';
const ADVICE = 'Please check your connection and try again';
const fail = (route: Route) => route.fulfill({ status: 500, json: {} });

test('prices refresh every 10 seconds, in silence', async ({ page, site }) => {
  const { market, board, row, pass } = await openDashboard(page, site);
  await pass(1);
  await expect(board.getByRole('status')).toHaveText('Prices loaded');
  market.answer = goodAnswer({ ...QUOTES, bitcoin: { ...QUOTES['bitcoin'], usd: 65_000 } });
  await pass(8.5);
  expect(market.calls).toBe(1);
  await pass(1);
  expect(market.calls).toBe(2);
  await expect(row('bitcoin').locator('td').first()).toHaveText('$65,000.00');
  await expect(row('bitcoin').locator('[data-flash]')).toHaveAttribute('data-flash', 'up');
  await pass(20);
  expect(market.calls).toBe(4);
  await expect(board.getByRole('status')).toHaveText('Prices loaded');
});

test('a first load that fails makes four calls, shows both lines, and heals by itself', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/500 \(Internal Server Error\)/);
  const { market, board, badge, pass } = await openDashboard(page, site, fail);
  const height = (await board.boundingBox())?.height;
  const calls: number[] = [];
  for (const seconds of [0.5, 1, 2, 4, 2]) {
    await pass(seconds);
    calls.push(market.calls);
  }
  // At 0, 1, 3 and 7 seconds, and no more of them.
  expect(calls).toEqual([1, 2, 3, 4, 4]);
  await expect(board.getByText(ERROR, { exact: true })).toBeVisible();
  await expect(board.getByText(ADVICE, { exact: true })).toBeVisible();
  await expect(board.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(board.locator('[data-price-row], [data-skeleton-row]')).toHaveCount(0);
  await expect(badge).toHaveText('Not live');
  await expect(board.getByRole('status')).toHaveText(`${ERROR}. ${ADVICE}`);
  expect((await board.boundingBox())?.height).toBe(height);
  market.answer = goodAnswer();
  await pass(10);
  await expect(board.locator('[data-price-row]')).toHaveCount(8);
  await expect(board.getByText(ERROR, { exact: true })).toHaveCount(0);
  await expect(badge).toHaveText('Live');
  await expect(board.getByRole('status')).toHaveText('Prices are back');
});

test('the first call is tried again after exactly 1, 2 and 4 seconds', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/500 \(Internal Server Error\)/);
  const { market, pass } = await openDashboard(page, site, fail);
  const calls: number[] = [];
  for (const seconds of [0.1, 0.8, 0.2, 1.8, 0.2, 3.8, 0.2]) {
    await pass(seconds, 100);
    calls.push(market.calls);
  }
  expect(calls).toEqual([1, 1, 2, 2, 3, 3, 4]);
});

test('a limit that asks for 30 seconds is given them, by board and feed alike', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/429 \(Too Many Requests\)/);
  const { market, board, badge, pass } = await openDashboard(page, site, (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '30' }, json: {} }),
  );
  await pass(8);
  await expect(board.getByText(ERROR, { exact: true })).toBeVisible();
  await page.locator('#live-activity').scrollIntoViewIfNeeded();
  await page.locator('#live-activity astro-island:not([ssr])').waitFor({ state: 'attached' });
  await pass(21.5);
  expect(market.calls).toBe(1);
  market.answer = goodAnswer();
  await pass(11);
  expect(market.calls).toBe(2);
  await expect(board.locator('[data-price-row]')).toHaveCount(8);
  await expect(badge).toHaveText('Live');
});

test('Try again asks at once and keeps focus in the card', async ({ page, site, said }) => {
  said.expectError(/500 \(Internal Server Error\)/);
  const { market, board, pass } = await openDashboard(page, site, fail);
  await pass(8);
  market.answer = goodAnswer();
  await board.getByRole('button', { name: 'Try again' }).click();
  await pass(0.5);
  await expect(board.locator('[data-price-row]')).toHaveCount(8);
  await expect(page.locator('#trading-dashboard-heading')).toBeFocused();
  expect(market.calls).toBe(5);
});

test('a refresh that fails keeps the rows, with both lines above them and their age', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/500 \(Internal Server Error\)/);
  const { market, board, badge, row, pass } = await openDashboard(page, site);
  await pass(1);
  market.answer = fail;
  await pass(18);
  const line = await board.getByText(ERROR, { exact: true }).boundingBox();
  const first = await row('bitcoin').boundingBox();
  expect(line?.y).toBeLessThan(first?.y ?? 0);
  await expect(board.getByText(ADVICE, { exact: true })).toBeVisible();
  await expect(board.locator('[data-price-row]')).toHaveCount(8);
  await expect(board.getByText(/^Last updated 14:32:0\d$/)).toBeVisible();
  await expect(badge).toHaveText('Not live');
  market.answer = goodAnswer();
  await pass(15);
  await expect(badge).toHaveText('Live');
  await expect(board.getByText(ERROR, { exact: true })).toHaveCount(0);
  await expect(board.getByRole('status')).toHaveText('Prices are back');
});

test('while paused nothing is asked and the rows stay (31)', async ({ page, site }) => {
  const { market, board, badge, pass } = await openDashboard(page, site);
  await pass(1);
  await page.locator('#trading-dashboard-heading').focus();
  await page.keyboard.press('Tab');
  await expect(board.getByRole('button', { name: 'Pause prices' })).toBeFocused();
  await page.keyboard.press('Enter');
  await pass(60, 1000);
  expect(market.calls).toBe(1);
  await expect(badge).toHaveText('Paused');
  await expect(board.locator('[data-price-row]')).toHaveCount(8);
  await page.keyboard.press('Space');
  await pass(1);
  expect(market.calls).toBe(2);
  await expect(badge).toHaveText('Live');
});

test('a hidden page asks nothing, and on return once', async ({ page, site }) => {
  const { market, badge, pass } = await openDashboard(page, site);
  await pass(1);
  await setHidden(page, true);
  await pass(120, 1000);
  expect(market.calls).toBe(1);
  await setHidden(page, false);
  await pass(1);
  expect(market.calls).toBe(2);
  await expect(badge).toHaveText('Live');
  await pass(9.5);
  expect(market.calls).toBe(3);
});

test('offline nothing is asked, the badge says so, and back online one call heals it', async ({
  page,
  site,
  context,
}) => {
  await leaveUncounted(page);
  const { market, board, badge, pass } = await openDashboard(page, site);
  await pass(1);
  // A picture still under way would be reported as lost, which is not what this is about.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await pass(60, 1000);
  expect(market.calls).toBe(1);
  await expect(badge).toHaveText('Not live');
  await expect(board.locator('[data-price-row]')).toHaveCount(8);
  await context.setOffline(false);
  await pass(2);
  // The browser says when it is online again, and not to the test's clock.
  await expect.poll(() => market.calls).toBe(2);
  await expect(badge).toHaveText('Live');
  expect(market.calls).toBe(2);
});
