import { startUpstream } from '../../server/test/upstream.ts';
import { owner } from '../src/data/owner.ts';
import { SOON, openDashboard } from './dashboard.ts';
import { MOVING } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { QUOTES, goodAnswer, interceptMarket } from './market.ts';
import { translatePage } from './translatePage.ts';
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

// Browser translation replaces React's text nodes. Later changes must still show, and nothing may break. Other tests
// cover the bills (`bills.e2e.ts`), a trade (`visual/practice.e2e.ts`), the form (`formSending.e2e.ts`), and a page
// translated after hydration (`translatedPage.e2e.ts`).
test('a translated page shows eight assets and updates without shifts', async ({
  page,
  site,
  said,
  context,
}) => {
  said.expectError(/503/);
  await translatePage(page, 'early');
  await showWithFonts(page);
  const shift = await watchLayoutShift(page);
  const late = Promise.withResolvers<void>();
  const dashboard = await openDashboard(page, site, (route) =>
    late.promise.then(() => goodAnswer()(route)),
  );
  const { market, board, badge, pass, passUntil, seeFiguresChange } = dashboard;
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
  await expect(rows.locator('font')).not.toHaveCount(0);
  await expect(rows.locator('[data-trend="up"] svg')).toHaveCount(4);
  await expect(rows.locator('[data-trend="down"] svg')).toHaveCount(4);
  await expect(badge).toHaveText('Live');
  await expect(board).toContainText('Updated 14:32:0');
  await expect(board).toContainText('Refreshes every 10 seconds.');
  await expect(board).toContainText(`not ${owner.name} quotes or volume`);
  await expect(board.getByRole('link', { name: 'Data provided by CoinGecko' })).toBeVisible();

  await test.step('the feed says first that its trades are invented', async () => {
    await scroll(page, '#live-activity');
    await feed.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    await pass(1);
    await expect(feed.locator('h2')).toContainText('Trading activity, simulated');
    const order = await feed
      .locator('p:has-text("Invented trades"), button, [data-newest]')
      .evaluateAll((all) => all.map(({ localName }) => localName));
    expect(order).toEqual(['p', 'button', 'li']);
    // Until its first event has left. No event meets a moving row, however fast this clock runs.
    while ((await feed.locator('[data-activity-row="event-1"]').count()) > 0) {
      await pass(1);
      await feed.evaluate((section) =>
        Promise.all(section.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
    }
    const events = feed.locator('[data-activity-row]:not([data-exiting])');
    await expect(events).toHaveCount(10);
    for (const text of await events.allInnerTexts())
      expect(text.replaceAll('\u200b', '').replaceAll(/\s+/g, ' ')).toMatch(
        /(( sold \$[\d,]+ of [A-Z]+ Simulated (gain \+|loss −)\$[\d,]+)|(bought|swapped|staked) \$[\d,]+ of [A-Z]+) at \$[\d,.]+ (Newest )?(now|\d+[sm] ago)$/i,
      );
    await feed.getByRole('button', { name: 'Pause simulation' }).click();
    await expect(feed.getByRole('button', { name: 'Resume simulation' })).toBeVisible();
  });
  expect(await heights()).toEqual(before);
  expect(await shift()).toEqual([]);

  await test.step('keeps polling when the browser reports offline', async () => {
    await scroll(page, '#trading-dashboard');
    const calls = market.calls;
    await context.setOffline(true);
    await pass(30);
    await expect(badge).toHaveText('Live');
    expect(market.calls).toBeGreaterThanOrEqual(calls + 3);
    await context.setOffline(false);
  });
  await test.step('prices that change, disappear and return', async () => {
    await seeFiguresChange();
    await board.getByRole('button', { name: 'Pause prices' }).click();
    await pass(1);
    await board.getByRole('button', { name: 'Resume prices' }).click();
    market.answer = (route) => route.fulfill({ status: 503 });
    await passUntil(() => expect(badge).toHaveText('Not live', SOON));
    await expect(board).toContainText('Last updated');
    await expect(board.getByRole('status')).toHaveText(
      'Failed to load trading data. Please check your connection and try again',
    );
    market.answer = goodAnswer();
    await passUntil(() => expect(badge).toHaveText('Live', SOON));
    await expect(board).not.toContainText('Failed to load trading data');
  });
});

test("the page prints the server's prices exactly, with any coin ids", async ({ page, serve }) => {
  const upstream = await startUpstream();
  const server = await serve({ MARKET_UPSTREAM: upstream.origin });
  upstream.setPrice('bitcoin', 64_210.554);
  upstream.setPrice('cardano', 0.421_349_6);
  await page.goto(server.site);
  await scroll(page, '#trading-dashboard');
  const rows = page.locator('[data-price-row]');
  await expect(rows).toHaveCount(8);
  expect(upstream.calls()).toBe(1);
  const row = (id: string) => page.locator(`[data-price-row="${id}"]`);
  await expect(row('bitcoin')).toContainText('$64,210.55up 1.25%Vol $1.00B');
  await expect(row('cardano')).toContainText('$0.42135down 3.50%Vol $250.00M');
  await expect(page.locator('[data-badge]')).toHaveText('Live');
  await upstream.stop();

  const ids = Array.from({ length: 1_000 }, (_, n) => `${n}${'x'.repeat(90)}`);
  const unknown = Object.fromEntries(ids.map((id) => [id, QUOTES['uniswap'] ?? {}]));
  const solana = { ...QUOTES['solana'], last_updated_at: Date.now() / 1000 - 600 };
  await interceptMarket(page, goodAnswer({ bitcoin: { usd: 1 }, solana, ...unknown }));
  await page.reload();
  await expect(row('solana')).toContainText(/as of \d\d:\d\d/);
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
