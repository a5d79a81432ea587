import { startUpstream } from '../../server/test/upstream.ts';
import { openDashboard } from './dashboard.ts';
import { startServer } from './environment.ts';
import { QUOTES, START, expect, goodAnswer, scroll, test } from './fixtures.ts';

test.use({ timezoneId: 'UTC' });

test('ids of any length and number make the page neither wide nor endless, and an old coin says since when', async ({
  page,
  site,
}) => {
  const unknown = Array.from({ length: 1_000 }, (_, n) => [
    `${n}${'x'.repeat(90)}`,
    QUOTES['uniswap'] ?? {},
  ]);
  const last_updated_at = Math.floor(START.getTime() / 1000) - 600;
  const solana = { ...QUOTES['solana'], last_updated_at };
  const answer = goodAnswer({ ...QUOTES, solana, ...Object.fromEntries(unknown) });
  const { board, row, pass } = await openDashboard(page, site, answer);
  await pass(1);
  await expect(row('solana')).toContainText('as of 14:22');
  await expect(row('bitcoin')).not.toContainText('as of');
  await expect(board.locator('[data-price-row]')).toHaveCount(8 + 20);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const tooWide = await page
      .locator('html, #trading-dashboard :is(th, td)')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(tooWide, `${width} px`).toBe(0);
  }
});

test('the page shows what the price service answered through the server, to the formatted digit', async ({
  page,
}) => {
  const upstream = await startUpstream();
  const server = await startServer({ MARKET_UPSTREAM: upstream.origin });
  upstream.setPrice('bitcoin', 64_210.554);
  upstream.setPrice('cardano', 0.421_349_6);
  await page.goto(server.site);
  await scroll(page, '#trading-dashboard');
  await expect(page.locator('[data-price-row]')).toHaveCount(8);
  expect(upstream.calls()).toBe(1);
  expect(upstream.lastUrl()).toContain('include_last_updated_at=true');
  const cells = (id: string) => page.locator(`[data-price-row="${id}"] td`);
  await expect(cells('bitcoin')).toHaveText(['$64,210.55', 'up 1.25%', 'Vol $1.00B']);
  await expect(cells('cardano')).toHaveText(['$0.42135', 'down 3.50%', 'Vol $250.00M']);
  await expect(page.locator('[data-badge]')).toHaveText('Live');
  await server.stop();
  await upstream.stop();
});

test('with nothing upstream the built-in sample stands in, says that it is one, and credits nobody', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await scroll(page, '#trading-dashboard');
  const board = page.locator('#trading-dashboard');
  await expect(board.locator('[data-badge]')).toHaveText('Sample');
  await expect(board.locator('caption')).toContainText('Sample figures, not market data.');
  await expect(board.getByRole('link', { name: 'Data provided by CoinGecko' })).toBeHidden();
  const table = board.getByRole('table', { name: /Sample figures/ });
  const heads = ['Asset', 'Price (USD)', '24h change', 'Market volume, 24h'];
  await expect(table.getByRole('columnheader')).toHaveText(heads);
  await expect(table.getByRole('rowheader')).toHaveCount(8);
});
