import { owner } from '../src/data/owner.ts';
import { openDashboard } from './dashboard.ts';
import { QUOTES, expect, goodAnswer, heldAnswer, test, type WireQuote } from './fixtures.ts';
import { watchLayoutShift } from './layoutShift.ts';

test.describe.configure({ mode: 'parallel' });

test.use({ timezoneId: 'UTC' });

const nbsp = (text: string | null) => text?.replaceAll('\u00a0', ' ').trim();

test('while prices load, six skeleton rows stand in a box as tall as eight rows', async ({
  page,
  site,
}) => {
  const shift = await watchLayoutShift(page);
  const { answer, release } = heldAnswer();
  const { board, badge, pass } = await openDashboard(page, site, answer);
  await expect(board.locator('[data-skeleton-row]')).toHaveCount(6);
  await expect(badge).toHaveText('Connecting');
  await expect(board.locator('[aria-busy="true"]')).toContainText('Loading prices');
  const before = await board.boundingBox();
  release();
  await pass(1);
  await expect(board.locator('[data-price-row]')).toHaveCount(8);
  await expect(board.locator('[data-skeleton-row]')).toHaveCount(0);
  expect((await board.boundingBox())?.height).toBe(before?.height);
  expect(await shift()).toEqual([]);
});

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

test('the eight assets stand in their order, each figure in its format', async ({ page, site }) => {
  const { board, badge, pass } = await openDashboard(page, site);
  await pass(1);
  const rows = await board.locator('[data-price-row]').all();
  expect(rows).toHaveLength(8);
  for (const [index, row] of rows.entries()) {
    const [pair = '', name = '', price, trend, change, volume] = ROWS[index] ?? [];
    await expect(row.locator('th')).toContainText(pair);
    await expect(row.locator('th')).toContainText(name);
    const cells = row.locator('td');
    expect((await cells.allTextContents()).map(nbsp), pair).toEqual([price, change, volume]);
    await expect(row.locator('[data-trend]')).toHaveAttribute('data-trend', trend ?? '');
    await expect(row.locator('[data-trend] svg')).toHaveAttribute('aria-hidden', 'true');
  }
  await expect(badge).toHaveText('Live');
  await expect(board).toContainText('Updated 14:32:0');
  await expect(board).toContainText('Refreshes every 10 seconds.');
  await expect(board).toContainText(`are not ${owner.name} quotes or ${owner.name} volume`);
});

const at = (usd: number, usd_24h_vol: number): Partial<WireQuote> => ({
  ...QUOTES['bitcoin'],
  usd,
  usd_24h_vol,
});

test('figures keep their format at every boundary', async ({ page, site }) => {
  const { row, pass } = await openDashboard(
    page,
    site,
    goodAnswer({
      bitcoin: at(1_234_567.891, 1_000_000_000),
      ethereum: at(1, 999_000_000),
      binancecoin: at(0.5, 1_000_000),
      cardano: at(0.4213, 999_000),
      solana: at(0.000001, 1000),
      polkadot: at(0.1234567, 999.99),
      chainlink: at(1.005, 0.5),
      uniswap: at(999.999, 12_345_678_901_234),
    }),
  );
  await pass(1);
  const seen: Record<string, [string, string]> = {
    bitcoin: ['$1,234,567.89', 'Vol $1.00B'],
    ethereum: ['$1.00', 'Vol $999.00M'],
    binancecoin: ['$0.50', 'Vol $1.00M'],
    cardano: ['$0.4213', 'Vol $999.00K'],
    solana: ['$0.000001', 'Vol $1.00K'],
    polkadot: ['$0.123457', 'Vol $999.99'],
    chainlink: ['$1.01', 'Vol $0.50'],
    uniswap: ['$1,000.00', 'Vol $12345.68B'],
  };
  for (const [id, [price, volume]] of Object.entries(seen)) {
    await expect(row(id).locator('td').first(), id).toHaveText(price);
    await expect(row(id).locator('td').last(), id).toHaveText(volume);
  }
});

test('a missing change or volume says so, and a price of its own stays', async ({ page, site }) => {
  const { row, pass } = await openDashboard(
    page,
    site,
    goodAnswer({
      ...QUOTES,
      bitcoin: { ...QUOTES['bitcoin'], usd_24h_change: null },
      ethereum: { ...QUOTES['ethereum'], usd_24h_vol: undefined },
    }),
  );
  await pass(1);
  await expect(row('bitcoin').locator('td')).toHaveText(['$64,182.40', 'n/a', 'Vol $28.41B']);
  await expect(row('bitcoin').locator('[data-trend]')).toHaveCount(0);
  await expect(row('ethereum').locator('td').last()).toHaveText('n/a');
});

test('an asset that nobody configured follows the eight, under its own id', async ({
  page,
  site,
}) => {
  const { board, pass } = await openDashboard(
    page,
    site,
    goodAnswer({ dogecoin: { ...QUOTES['uniswap'], usd: 0.1 }, ...QUOTES }),
  );
  await pass(1);
  const last = board.locator('[data-price-row]').last();
  await expect(board.locator('[data-price-row]')).toHaveCount(9);
  await expect(last).toContainText('DOGECOIN/USDT');
  await expect(last).toContainText('dogecoin');
  await expect(last.locator('img')).toHaveAttribute('src', '/coins/placeholder.svg');
});

test('a coin image that does not load becomes the placeholder without moving text (34)', async ({
  page,
  site,
  said,
}) => {
  said.expectError(/Failed to load resource/);
  await page.route('**/coins/bitcoin.svg', (route) => route.abort());
  const shift = await watchLayoutShift(page);
  const { row, pass } = await openDashboard(page, site);
  await pass(1);
  await expect(row('bitcoin').locator('img')).toHaveAttribute('src', '/coins/placeholder.svg');
  expect(await row('bitcoin').locator('img').boundingBox()).toMatchObject({
    width: 36,
    height: 36,
  });
  expect(await shift()).toEqual([]);
});
