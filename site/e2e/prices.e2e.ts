import { startFakePriceService } from '../../server/test/fakePriceService.ts';
import { owner } from '../src/data/owner.ts';
import { QUICK, openPriceBoard } from './priceBoard.ts';
import { WITH_MOTION } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { QUOTES, respondWithQuotes, stubMarket } from './marketStub.ts';
import { translatePage } from './translatePage.ts';
import { hideUntilFontsLoad, recordLayoutShifts } from './pageProblems.ts';
import { scrollToElement } from './pageActions.ts';

test.use({ ...WITH_MOTION, timezoneId: 'UTC' });

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

// Browser translation replaces React's text nodes, but updates still have to work. There are similar tests for the fee
// calculator (`feeCalculator.e2e.ts`), the practice trade (`visual/practice.e2e.ts`), the form (`formSubmission.e2e.ts`),
// and translation after hydration (`translatedPage.e2e.ts`).
test('a translated page shows and updates prices without layout shifts', async ({
  page,
  site,
  consoleErrors,
  context,
}) => {
  consoleErrors.allow(/503/);
  await translatePage(page, 'early');
  await hideUntilFontsLoad(page);
  const getLayoutShifts = await recordLayoutShifts(page);
  const firstResponse = Promise.withResolvers<void>();
  const priceBoard = await openPriceBoard(page, site, (route) =>
    firstResponse.promise.then(() => respondWithQuotes()(route)),
  );
  const { market, board, badge, advanceClock, advanceUntil, expectPriceUpdates } = priceBoard;
  const feed = page.locator('#live-activity');
  const getHeights = async () => [
    (await board.boundingBox())?.height,
    (await feed.boundingBox())?.height,
  ];
  await expect(board.locator('[data-skeleton-row]')).toHaveCount(6);
  await expect(badge).toHaveText('Connecting');
  const initialHeights = await getHeights();
  firstResponse.resolve();
  await advanceClock(1);
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

  await test.step('the feed starts with a note that its trades are simulated', async () => {
    await scrollToElement(page, '#live-activity');
    await feed.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    await advanceClock(1);
    await expect(feed.locator('h2')).toContainText('Trading activity, simulated');
    const tagNames = await feed
      .locator('p:has-text("Invented trades"), button, [data-newest]')
      .evaluateAll((elements) => elements.map(({ localName }) => localName));
    expect(tagNames).toEqual(['p', 'button', 'li']);
    // Advance until the first event has left. The clock doesn't control animations, so wait for those.
    while ((await feed.locator('[data-activity-row="event-1"]').count()) > 0) {
      await advanceClock(1);
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
  expect(await getHeights()).toEqual(initialHeights);
  expect(await getLayoutShifts()).toEqual([]);

  await test.step('keeps polling when the browser reports offline', async () => {
    await scrollToElement(page, '#trading-dashboard');
    const calls = market.calls;
    await context.setOffline(true);
    await advanceClock(30);
    await expect(badge).toHaveText('Live');
    expect(market.calls).toBeGreaterThanOrEqual(calls + 3);
    await context.setOffline(false);
  });
  await test.step('shows prices as they change, disappear, and come back', async () => {
    await expectPriceUpdates();
    await board.getByRole('button', { name: 'Pause prices' }).click();
    await advanceClock(1);
    await board.getByRole('button', { name: 'Resume prices' }).click();
    market.respond = (route) => route.fulfill({ status: 503 });
    await advanceUntil(() => expect(badge).toHaveText('Not live', QUICK));
    await expect(board).toContainText('Last updated');
    await expect(board.getByRole('status')).toHaveText(
      'Failed to load trading data. Please check your connection and try again',
    );
    market.respond = respondWithQuotes();
    await advanceUntil(() => expect(badge).toHaveText('Live', QUICK));
    await expect(board).not.toContainText('Failed to load trading data');
  });
});

test("shows the server's exact prices, with any coin IDs", async ({ page, serve }) => {
  const upstream = await startFakePriceService();
  const server = await serve({ MARKET_UPSTREAM: upstream.origin });
  upstream.setPrice('bitcoin', 64_210.554);
  upstream.setPrice('cardano', 0.421_349_6);
  await page.goto(server.site);
  await scrollToElement(page, '#trading-dashboard');
  const rows = page.locator('[data-price-row]');
  await expect(rows).toHaveCount(8);
  expect(upstream.calls()).toBe(1);
  const getRow = (id: string) => page.locator(`[data-price-row="${id}"]`);
  await expect(getRow('bitcoin')).toContainText('$64,210.55up 1.25%Vol $1.00B');
  await expect(getRow('cardano')).toContainText('$0.42135down 3.50%Vol $250.00M');
  await expect(page.locator('[data-badge]')).toHaveText('Live');
  await upstream.stop();

  const ids = Array.from({ length: 1_000 }, (_, n) => `${n}${'x'.repeat(90)}`);
  const unknown = Object.fromEntries(ids.map((id) => [id, QUOTES['uniswap'] ?? {}]));
  const solana = { ...QUOTES['solana'], last_updated_at: Date.now() / 1000 - 600 };
  await stubMarket(page, respondWithQuotes({ bitcoin: { usd: 1 }, solana, ...unknown }));
  await page.reload();
  await expect(getRow('solana')).toContainText(/as of \d\d:\d\d/);
  await expect(getRow('bitcoin')).not.toContainText('as of');
  await expect(rows).toHaveCount(8 + 20);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const overflowing = await page
      .locator('html, #trading-dashboard :is(th, td)')
      .evaluateAll(
        (elements) =>
          elements.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      );
    expect(overflowing, `${width} px`).toBe(0);
  }
});
