import type { Page, Route } from '@playwright/test';

export const START_TIME = new Date('2026-11-21T14:32:08Z');

/** Covers every format: millions, thousands, under a dollar, and no change. */
export const QUOTES: Record<string, ReturnType<typeof createQuote>> = {
  bitcoin: createQuote(64_182.4, 1.84, 28_412_345_678),
  ethereum: createQuote(3121.77, -0.62, 14_920_000_000),
  binancecoin: createQuote(578.31, 0.47, 1_630_000_000),
  cardano: createQuote(0.451732, -2.18, 312_400_000),
  solana: createQuote(148.06, 4.93, 3_270_000_000),
  polkadot: createQuote(6.21, 0, 148_900_000),
  chainlink: createQuote(13.84, 2.36, 402_150),
  uniswap: createQuote(7.92, -0.18, 999),
};

/** Uses CoinGecko's format. */
function createQuote(usd: number, change: number, volume: number) {
  return {
    usd,
    usd_market_cap: usd * 1e6,
    usd_24h_vol: volume,
    usd_24h_change: change,
    last_updated_at: Math.floor(START_TIME.getTime() / 1000) - 20,
  };
}

/** Tests can replace `respond` while the page is open. */
export type MarketStub = { calls: number; respond: (route: Route) => Promise<void> };

export const respondWithQuotes =
  (quotes: Record<string, object> = QUOTES) =>
  (route: Route): Promise<void> =>
    route.fulfill({ json: quotes });

export async function stubMarket(page: Page, respond = respondWithQuotes()): Promise<MarketStub> {
  const market: MarketStub = { calls: 0, respond };
  await page.route('**/api/v3/simple/price?**', async (route) => {
    market.calls += 1;
    await market.respond(route);
  });
  return market;
}
