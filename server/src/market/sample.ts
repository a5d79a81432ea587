// US dollars; round on purpose, so that nobody takes them for the market of a certain day.
const PRICES = [60_000, 3_000, 600, 0.5, 150, 6, 14, 8];

/**
 * A built-in sample, for showing the page without any network: round, invented figures in the shape of an
 * answer of the price service. It always travels under the mark `X-Market-Data: sample`.
 * @param now milliseconds since 1970.
 */
export function sampleAnswer(coinIds: readonly string[], now: number) {
  const last_updated_at = Math.floor(now / 1_000);
  const quotes = coinIds.map((id, place) => {
    const usd = PRICES[place] ?? 1;
    const figures = { usd, usd_market_cap: usd * 20_000_000, usd_24h_vol: 1e9 / (place + 1) };
    return [id, { ...figures, usd_24h_change: place % 2 ? -0.5 : 1.5, last_updated_at }] as const;
  });
  return Object.fromEntries(quotes);
}
