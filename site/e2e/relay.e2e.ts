import type { Page } from '@playwright/test';
import { MARKET_PATH, quoteSearch } from '#contract/quote.ts';
import { owner } from '../src/data/owner.ts';
import { printChange, printPrice, printVolume } from '../src/lib/money.ts';
import { startUpstream, type StubUpstream } from '../../server/test/upstream.ts';
import { pass, stopClock } from './dashboard.ts';
import { startServer } from './environment.ts';
import { expect, test as base } from './fixtures.ts';

const COINS_SEARCH = quoteSearch(owner.coins.map(({ id }) => id));

/** The real server with the stand-in for the price service behind it. */
const test = base.extend<{ upstream: StubUpstream; relayed: string }>({
  // oxlint-disable-next-line no-empty-pattern
  upstream: async ({}, use) => {
    const upstream = await startUpstream();
    await use(upstream);
    await upstream.stop();
  },
  relayed: async ({ upstream }, use) => {
    const server = await startServer({
      MARKET_UPSTREAM: upstream.origin,
      MARKET_REFRESH_SECONDS: '1',
    });
    await use(server.site);
    await server.stop();
  },
});

async function openBoard(page: Page, site: string): Promise<void> {
  await page.goto(site);
  await page.locator('#trading-dashboard').scrollIntoViewIfNeeded();
}

test('the page shows what the price service answered, to the formatted digit', async ({
  page,
  upstream,
  relayed,
}) => {
  upstream.setPrice('bitcoin', 64_210.554);
  upstream.setPrice('cardano', 0.421_349_6);
  await openBoard(page, relayed);
  await expect(page.locator('[data-price-row]')).toHaveCount(8);
  const answer: unknown = await (
    await fetch(`${upstream.origin}${MARKET_PATH}?${COINS_SEARCH}`)
  ).json();
  const figures = new Map(Object.entries(Object(answer)));
  for (const { id } of owner.coins) {
    const { usd, usd_24h_change, usd_24h_vol } = Object(figures.get(id));
    const cells = page.locator(`[data-price-row="${id}"] td`);
    await expect(cells.nth(0)).toHaveText(printPrice(usd));
    await expect(cells.nth(1)).toContainText(printChange(usd_24h_change));
    await expect(cells.nth(2)).toHaveText(`Vol ${printVolume(usd_24h_vol)}`);
  }
  await expect(page.locator('[data-price-row="bitcoin"] td').first()).toHaveText('$64,210.55');
  await expect(page.locator('[data-price-row="cardano"] td').first()).toHaveText('$0.42135');
  await expect(page.locator('[data-badge]')).toHaveText('Live');
});

test('a cold start without prices makes four calls, says so, and heals without a reload', async ({
  page,
  upstream,
  relayed,
  said,
}) => {
  said.expectError(/503 \(Service Unavailable\)/);
  upstream.setMode('500');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes(MARKET_PATH)) calls += 1;
  });
  await stopClock(page);
  await openBoard(page, relayed);
  const board = page.locator('#trading-dashboard');
  await expect.poll(() => calls).toBe(1);
  const after: number[] = [];
  for (const seconds of [0.5, 1, 2, 4, 2]) {
    await pass(page, seconds);
    after.push(calls);
  }
  // At 0, 1, 3 and 7 seconds, and no more of them.
  expect(after).toEqual([1, 2, 3, 4, 4]);
  await expect(board.getByText('Failed to load trading data', { exact: true })).toBeVisible();
  await expect(
    board.getByText('Please check your connection and try again', { exact: true }),
  ).toBeVisible();
  await expect(page.locator('[data-badge]')).toHaveText('Not live');
  upstream.setMode('good');
  // The server, too, waits a little before it asks again, by the machine's own clock.
  await expect(async () => {
    await pass(page, 10);
    await expect(page.locator('[data-price-row]')).toHaveCount(8, { timeout: 1000 });
  }).toPass();
  await expect(page.locator('[data-badge]')).toHaveText('Live');
  await expect(board.getByText('Failed to load trading data', { exact: true })).toHaveCount(0);
});

test('many visitors are one call to the price service', async ({ page, upstream }) => {
  const server = await startServer({ MARKET_UPSTREAM: upstream.origin });
  const before = upstream.calls();
  await Promise.all(
    Array.from({ length: 30 }, () => fetch(`${server.site}${MARKET_PATH}?${COINS_SEARCH}`)),
  );
  await openBoard(page, server.site);
  await expect(page.locator('[data-price-row]')).toHaveCount(8);
  expect(upstream.calls() - before).toBe(1);
  expect(upstream.lastCall()?.url).toContain('include_last_updated_at=true');
  await server.stop();
});

test('with nothing upstream the built-in sample stands in, and says that it is one', async ({
  page,
  site,
}) => {
  await openBoard(page, site);
  await expect(page.locator('[data-badge]')).toHaveText('Sample', { timeout: 15_000 });
  await expect(page.locator('#trading-dashboard caption')).toContainText(
    'Sample figures, not market data.',
  );
  await expect(page.locator('[data-price-row]')).toHaveCount(8);
});
