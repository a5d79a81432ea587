import { startUpstream } from '../../server/test/upstream.ts';
import { owner } from '../src/data/owner.ts';
import { openDashboard, openFeed } from './dashboard.ts';
import { MOVING } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { QUOTES, START, goodAnswer } from './market.ts';
import { showWithFonts, watchLayoutShift } from './troubles.ts';
import { scroll } from './visitor.ts';

test.use({ ...MOVING, timezoneId: 'UTC' });

const ROWS = [
  'BTC/USDTBitcoin$64,182.40up 1.84%Vol $28.41B',
  'ETH/USDTEthereum$3,121.77down 0.62%Vol $14.92B',
  'BNB/USDTBNB$578.31up 0.47%Vol $1.63B',
  'ADA/USDTCardano$0.451732down 2.18%Vol $312.40M',
  'SOL/USDTSolana$148.06up 4.93%Vol $3.27B',
  'DOT/USDTPolkadot$6.21unchanged 0.00%Vol $148.90M',
  'LINK/USDTChainlink$13.84up 2.36%Vol $402.15K',
  'UNI/USDTUniswap$7.92down 0.18%Vol $999.00',
];

test('eight assets come in their order and format; neither they nor ten events of the feed move anything', async ({
  page,
  site,
  context,
}) => {
  await showWithFonts(page);
  const shift = await watchLayoutShift(page);
  const late = Promise.withResolvers<void>();
  const { market, board, badge, row, pass } = await openDashboard(page, site, (route) =>
    late.promise.then(() => goodAnswer()(route)),
  );
  const feed = page.locator('#live-activity');
  const heights = async () => [
    (await board.boundingBox())?.height,
    (await feed.boundingBox())?.height,
  ];
  await expect(board.locator('[data-skeleton-row]')).toHaveCount(6);
  await expect(badge).toHaveText('Connecting');
  const before = await heights();
  late.resolve();
  await pass(1);
  const rows = board.locator('[data-price-row]');
  await expect(rows).toHaveText(ROWS);
  const drawn = rows.locator('svg[aria-hidden="true"]');
  const trends = await drawn.evaluateAll((all) =>
    all.map((one) => one.closest('td')?.dataset['trend']),
  );
  expect(trends).toEqual(['up', 'down', 'up', 'down', 'up', 'down', 'up', 'down']);
  await expect(badge).toHaveText('Live');
  await expect(board).toContainText('Updated 14:32:0');
  await expect(board).toContainText('Refreshes every 10 seconds.');
  await expect(board).toContainText(`not ${owner.name} quotes or volume`);
  await expect(board.getByRole('link', { name: 'Data provided by CoinGecko' })).toBeVisible();

  await test.step('the feed says that its trades are invented, and can be paused, before its first row', async () => {
    await openFeed(page);
    await expect(feed.locator('h2')).toContainText('Trading activity, simulated');
    await expect(feed).toContainText('Invented trades');
    const order = await feed
      .locator('p:has-text("Invented trades"), button, [data-newest]')
      .evaluateAll((all) => all.map(({ localName }) => localName));
    expect(order).toEqual(['p', 'button', 'li']);
    // Until its first event has left; none meets a row that still moves, however fast this clock runs.
    while ((await feed.locator('[data-activity-row="event-1"]').count()) > 0) {
      await pass(1);
      await feed.evaluate((section) =>
        Promise.all(section.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
    }
    await expect(feed.locator('[data-activity-row]:not([data-exiting])')).toHaveCount(10);
  });
  expect(await heights()).toEqual(before);
  expect(await shift()).toEqual([]);

  await test.step('offline it asks nothing and keeps its rows, and asks once when it is back', async () => {
    await scroll(page, '#trading-dashboard');
    const calls = market.calls;
    await context.setOffline(true);
    await pass(60, 5000);
    await expect(badge).toHaveText('Not live');
    await expect(rows).toHaveCount(8);
    expect(market.calls).toBe(calls);
    await context.setOffline(false);
    await pass(2);
    // The browser says when it is online again, and not to the test's clock.
    await expect.poll(() => market.calls).toBe(calls + 1);
    await expect(badge).toHaveText('Live');
  });
  await test.step('ids of any length and number make the page neither wide nor endless, and an old coin says since when', async () => {
    const unknown = Array.from({ length: 1_000 }, (_, n) => [
      `${n}${'x'.repeat(90)}`,
      QUOTES['uniswap'] ?? {},
    ]);
    const solana = { ...QUOTES['solana'], last_updated_at: START.getTime() / 1000 - 600 };
    market.answer = goodAnswer({ ...QUOTES, solana, ...Object.fromEntries(unknown) });
    await pass(11);
    await expect(row('solana')).toContainText('as of 14:22');
    await expect(row('bitcoin')).not.toContainText('as of');
    await expect(rows).toHaveCount(8 + 20);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const tooWide = await page
        .locator('html, #trading-dashboard :is(th, td)')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
      expect(tooWide, `${width} px`).toBe(0);
    }
  });
});

test('the page shows what the price service answered through the server, to the formatted digit', async ({
  page,
  serve,
}) => {
  const upstream = await startUpstream();
  const server = await serve({ MARKET_UPSTREAM: upstream.origin });
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
  await upstream.stop();
});
