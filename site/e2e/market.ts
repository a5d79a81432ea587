import type { Page, Route } from '@playwright/test';

export const START = new Date('2026-11-21T14:32:08Z');

/** Fixed prices for each format: millions, thousands, under a dollar, zero. */
export const QUOTES: Record<string, ReturnType<typeof quote>> = {
  bitcoin: quote(64_182.4, 1.84, 28_412_345_678),
  ethereum: quote(3121.77, -0.62, 14_920_000_000),
  binancecoin: quote(578.31, 0.47, 1_630_000_000),
  cardano: quote(0.451732, -2.18, 312_400_000),
  solana: quote(148.06, 4.93, 3_270_000_000),
  polkadot: quote(6.21, 0, 148_900_000),
  chainlink: quote(13.84, 2.36, 402_150),
  uniswap: quote(7.92, -0.18, 999),
};

/** One coin in the price service's format. */
function quote(usd: number, change: number, volume: number) {
  return {
    usd,
    usd_market_cap: usd * 1e6,
    usd_24h_vol: volume,
    usd_24h_change: change,
    last_updated_at: Math.floor(START.getTime() / 1000) - 20,
  };
}

/** A fake price service that the test can change while the page is open. */
export type Market = { calls: number; answer: (route: Route) => Promise<void> };

export const goodAnswer =
  (quotes: Record<string, object> = QUOTES) =>
  (route: Route): Promise<void> =>
    route.fulfill({ json: quotes });

/** Intercepts price requests so that a test can count them and change answers. */
export async function interceptMarket(page: Page, answer = goodAnswer()): Promise<Market> {
  const market: Market = { calls: 0, answer };
  await page.route('**/api/v3/simple/price?**', async (route) => {
    market.calls += 1;
    await market.answer(route);
  });
  return market;
}
