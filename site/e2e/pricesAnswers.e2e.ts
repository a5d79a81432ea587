import { MARKET_PATH, quoteSearch } from '#contract/quote.ts';
import { startUpstream } from '../../server/test/upstream.ts';
import { owner } from '../src/data/owner.ts';
import { printChange, printPrice, printVolume } from '../src/lib/marketFigures.ts';
import { openDashboard } from './dashboard.ts';
import { startServer } from './environment.ts';
import { QUOTES, START, expect, goodAnswer, scroll, test } from './fixtures.ts';

test.use({ timezoneId: 'UTC' });

test('no answer, however weird, puts a broken figure on the screen', async ({ page, site }) => {
  const { bitcoin, uniswap, ...rest } = QUOTES;
  const seen = { ...QUOTES, bitcoin: { ...bitcoin, usd_24h_change: 0.004 } };
  const { market, board, badge, row, pass } = await openDashboard(
    page,
    site,
    goodAnswer({ ...seen, solana: { usd: -1 } }),
  );
  await pass(1);
  await expect(row('solana').locator('td')).toHaveText(['—', 'n/a', 'n/a']);
  await expect(row('bitcoin').locator('[data-trend="down"]')).toHaveText('unchanged 0.00%');
  const body = JSON.stringify(QUOTES);
  for (const text of [
    body.replace('64182.4', '1e999'),
    body.replace('64182.4', '"64182.4"'),
    JSON.stringify({ ...rest, uniswap }),
    JSON.stringify({ ...QUOTES, bitcoin: null }),
    `{"__proto__":{"usd":1},"constructor":{"usd":2},${body.slice(1)}`,
    body.replaceAll(/"last_updated_at":\d+/g, '"last_updated_at":1e15'),
  ]) {
    market.answer = (route) => route.fulfill({ body: text, contentType: 'application/json' });
    await pass(10, 1000);
    expect(await board.innerText(), text).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
    await expect(board.locator('[data-price-row]'), text).toHaveCount(8);
    await expect(row('bitcoin').locator('td').first(), text).toHaveText('$64,182.40');
  }
  await expect(badge).toHaveText('Live');
});

test('ids of any length and number make the page neither wide nor endless, and an old coin says since when', async ({
  page,
  site,
}) => {
  const unknown = Array.from({ length: 1_000 }, (_, n) => [
    `${n}${'x'.repeat(90)}`,
    QUOTES['uniswap'] ?? {},
  ]);
  const last_updated_at = Math.floor(START.getTime() / 1000) - 600;
  const { board, row, pass } = await openDashboard(
    page,
    site,
    goodAnswer({
      ...QUOTES,
      solana: { ...QUOTES['solana'], last_updated_at },
      ...Object.fromEntries(unknown),
    }),
  );
  await pass(1);
  await expect(row('solana')).toContainText('as of 14:22');
  await expect(row('bitcoin')).not.toContainText('as of');
  await expect(board.locator('[data-price-row]')).toHaveCount(8 + 20);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(width);
    const wide = await board
      .locator('th, td')
      .evaluateAll(
        (cells) => cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      );
    expect(wide, `cells at ${width} px`).toBe(0);
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
  const asked = `${upstream.origin}${MARKET_PATH}?${quoteSearch(owner.coins.map(({ id }) => id))}`;
  const answer = new Map(Object.entries(Object(await (await fetch(asked)).json())));
  for (const { id } of owner.coins) {
    const { usd, usd_24h_change, usd_24h_vol } = Object(answer.get(id));
    const cells = page.locator(`[data-price-row="${id}"] td`);
    await expect(cells.nth(0)).toHaveText(printPrice(usd));
    await expect(cells.nth(1)).toContainText(printChange(usd_24h_change));
    await expect(cells.nth(2)).toHaveText(`Vol ${printVolume(usd_24h_vol)}`);
  }
  await expect(page.locator('[data-price-row="bitcoin"] td').first()).toHaveText('$64,210.55');
  await expect(page.locator('[data-price-row="cardano"] td').first()).toHaveText('$0.42135');
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
  await expect(board.locator('[data-price-row]')).toHaveCount(8);
  await expect(board.getByRole('link', { name: 'Data provided by CoinGecko' })).toBeHidden();
  await test.step('in a table with caption and heads', async () => {
    const table = board.getByRole('table', { name: /Sample figures/ });
    const heads = ['Asset', 'Price (USD)', '24h change', 'Market volume, 24h'];
    await expect(table.getByRole('columnheader')).toHaveText(heads);
    await expect(table.getByRole('rowheader')).toHaveCount(8);
  });
});
