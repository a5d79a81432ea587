import { owner } from '../src/data/owner.ts';
import { openDashboard, setHidden } from './dashboard.ts';
import { QUOTES, expect, goodAnswer, heldAnswer, leaveUncounted, test } from './fixtures.ts';
import { watchLayoutShift } from './layoutShift.ts';

test.use({ timezoneId: 'UTC' });

const ROWS = [
  ['BTC/USDT', 'Bitcoin', '$64,182.40', 'up', 'up 1.84%', 'Vol $28.41B'],
  ['ETH/USDT', 'Ethereum', '$3,121.77', 'down', 'down 0.62%', 'Vol $14.92B'],
  ['BNB/USDT', 'BNB', '$578.31', 'up', 'up 0.47%', 'Vol $1.63B'],
  ['ADA/USDT', 'Cardano', '$0.451732', 'down', 'down 2.18%', 'Vol $312.40M'],
  ['SOL/USDT', 'Solana', '$148.06', 'up', 'up 4.93%', 'Vol $3.27B'],
  ['DOT/USDT', 'Polkadot', '$6.21', 'down', 'unchanged 0.00%', 'Vol $148.90M'],
  ['LINK/USDT', 'Chainlink', '$13.84', 'up', 'up 2.36%', 'Vol $402.15K'],
  ['UNI/USDT', 'Uniswap', '$7.92', 'down', 'down 0.18%', 'Vol $999.00'],
];

test('eight assets come in their order and format, in a box that keeps its height', async ({
  page,
  site,
  said,
}) => {
  // A coin's picture that does not load moves nothing either.
  said.expectError(/Failed to load resource/);
  await page.route('**/coins/bitcoin.svg', (route) => route.abort());
  const shift = await watchLayoutShift(page);
  const { answer, release } = heldAnswer();
  const { market, board, badge, row, pass } = await openDashboard(page, site, answer);
  await expect(board.locator('[data-skeleton-row]')).toHaveCount(6);
  await expect(badge).toHaveText('Connecting');
  const before = await board.boundingBox();
  release();
  await pass(1);
  const rows = board.locator('[data-price-row]');
  await expect(rows).toHaveCount(8);
  expect((await board.boundingBox())?.height).toBe(before?.height);
  for (const [index, [pair = '', name = '', price, trend, ...rest]] of ROWS.entries()) {
    const one = rows.nth(index);
    await expect(one.locator('th')).toContainText(pair);
    await expect(one.locator('th')).toContainText(name);
    await expect(one.locator('td')).toHaveText([price, ...rest].map(String));
    await expect(one.locator(`[data-trend="${trend}"] svg[aria-hidden="true"]`)).toHaveCount(1);
  }
  await expect(badge).toHaveText('Live');
  await expect(board).toContainText('Updated 14:32:0');
  await expect(board).toContainText('Refreshes every 10 seconds.');
  await expect(board).toContainText(`are not ${owner.name} quotes or ${owner.name} volume`);
  await expect(board.getByRole('link', { name: 'Data provided by CoinGecko' })).toBeVisible();
  await expect(row('bitcoin').locator('img')).toHaveAttribute('src', '/coins/placeholder.svg');

  await test.step('a refresh after ten seconds flashes what changed, in silence', async () => {
    market.answer = goodAnswer({ ...QUOTES, bitcoin: { ...QUOTES['bitcoin'], usd: 65_000 } });
    await pass(8.5);
    expect(market.calls).toBe(1);
    await pass(1);
    expect(market.calls).toBe(2);
    await expect(row('bitcoin').locator('td').first()).toHaveText('$65,000.00');
    await expect(row('bitcoin').locator('[data-flash]')).toHaveAttribute('data-flash', 'up');
    await expect(board.getByRole('status')).toHaveText('Prices loaded');
  });
  await test.step('the keyboard pauses and resumes', async () => {
    await page.locator('#trading-dashboard-heading').focus();
    await page.keyboard.press('Tab');
    await expect(board.getByRole('button', { name: 'Pause prices' })).toBeFocused();
    await page.keyboard.press('Enter');
    await pass(60, 1000);
    expect(market.calls).toBe(2);
    await expect(badge).toHaveText('Paused');
    await page.keyboard.press('Space');
    await pass(1);
    expect(market.calls).toBe(3);
  });
  expect(await shift()).toEqual([]);
});

test('what a failure leaves says so, heals by itself, and a limit is kept by board and feed alike', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/500 \(Internal Server Error\)|429 \(Too Many Requests\)/);
  const { market, board, badge, row, pass } = await openDashboard(page, site, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  const height = (await board.boundingBox())?.height;
  const error = board.getByText('Failed to load trading data', { exact: true });
  const advice = board.getByText('Please check your connection and try again', { exact: true });
  await pass(8);
  expect(market.calls).toBe(4);
  await expect(error).toBeVisible();
  await expect(advice).toBeVisible();
  expect((await board.boundingBox())?.height).toBe(height);
  market.answer = goodAnswer();
  await board.getByRole('button', { name: 'Try again' }).click();
  await pass(0.5);
  await expect(page.locator('#trading-dashboard-heading')).toBeFocused();
  await expect(badge).toHaveText('Live');

  await test.step('a limit that asks for 40 seconds is given them', async () => {
    market.answer = (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '40' }, json: {} });
    await pass(18);
    const { calls } = market;
    await expect(badge).toHaveText('Not live');
    expect((await error.boundingBox())?.y).toBeLessThan(
      (await row('bitcoin').boundingBox())?.y ?? 0,
    );
    await expect(board.getByText(/^Last updated 14:32:1\d$/)).toBeVisible();
    await page.locator('#live-activity').scrollIntoViewIfNeeded();
    await page.locator('#live-activity astro-island:not([ssr])').waitFor({ state: 'attached' });
    await pass(20);
    expect(market.calls).toBe(calls);
    market.answer = goodAnswer();
    await pass(20);
    await expect(badge).toHaveText('Live');
    await expect(error).toHaveCount(0);
  });
});

test('hidden, offline or asleep it asks nothing, and once when it is back', async ({
  page,
  site,
  context,
}) => {
  await leaveUncounted(page);
  const { market, board, badge, pass } = await openDashboard(page, site);
  await pass(1);
  // A picture still under way would be reported as lost, which is not what this is about.
  await page.waitForLoadState('networkidle');
  await setHidden(page, true);
  await context.setOffline(true);
  await pass(60, 1000);
  await context.setOffline(false);
  await pass(5);
  expect(market.calls).toBe(1);
  await setHidden(page, false);
  await pass(1);
  expect(market.calls).toBe(2);
  await setHidden(page, true);
  await pass(2);
  await setHidden(page, false);
  await pass(2);
  // A quick look at another tab costs no call.
  expect(market.calls).toBe(2);
  await context.setOffline(true);
  await pass(60, 1000);
  await expect(badge).toHaveText('Not live');
  await expect(board.locator('[data-price-row]')).toHaveCount(8);
  await context.setOffline(false);
  await pass(2);
  // The browser says when it is online again, and not to the test's clock.
  await expect.poll(() => market.calls).toBe(3);
  await expect(badge).toHaveText('Live');
});
