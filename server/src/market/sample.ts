import type { Quotes } from '#contract/quote.ts';

// US dollars; round on purpose, so that nobody takes them for the market of a certain day.
const PRICES: Readonly<Record<string, number>> = {
  bitcoin: 60_000,
  ethereum: 3_000,
  binancecoin: 600,
  cardano: 0.5,
  solana: 150,
  polkadot: 6,
  chainlink: 14,
  uniswap: 8,
};
const OTHER = 1;
const WAVE_MS = 20 * 60_000;
const REACH = 0.02;

/**
 * A built-in sample, for showing the page without any network: round, invented figures that swing by 2%.
 * It always travels under the mark `X-Market-Data: sample`.
 * @param now milliseconds since 1970.
 */
export function sampleQuotes(coinIds: readonly string[], now: number): Quotes {
  return new Map(
    coinIds.map((id, place) => {
      const swing = REACH * Math.sin((now / WAVE_MS) * 2 * Math.PI + place);
      const usd = (PRICES[id] ?? OTHER) * (1 + swing);
      const quote = {
        usd: Number(usd.toFixed(usd < 1 ? 6 : 2)),
        usd_market_cap: Math.round(usd * 20_000_000),
        usd_24h_vol: 1_000_000_000 / (place + 1),
        usd_24h_change: Number((swing * 100).toFixed(4)),
        last_updated_at: Math.floor(now / 1_000),
      };
      return [id, quote];
    }),
  );
}
