import type { Quotes } from '#contract/quote.ts';

// US dollars; round on purpose, so that nobody takes them for the market of a certain day.
const PRICES = [60_000, 3_000, 600, 0.5, 150, 6, 14, 8];

/**
 * A built-in sample, for showing the page without any network: round, invented figures. It always
 * travels under the mark `X-Market-Data: sample`.
 * @param now milliseconds since 1970.
 */
export function sampleQuotes(coinIds: readonly string[], now: number): Quotes {
  return new Map(
    coinIds.map((id, place) => {
      const usd = PRICES[place] ?? 1;
      const figures = {
        usd_market_cap: usd * 20_000_000,
        usd_24h_vol: 1_000_000_000 / (place + 1),
      };
      const usd_24h_change = place % 2 === 0 ? 1.5 : -0.5;
      return [id, { usd, ...figures, usd_24h_change, last_updated_at: Math.floor(now / 1_000) }];
    }),
  );
}
