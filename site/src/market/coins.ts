import type { Quote } from '#contract/quote.ts';
import { BASE } from '../lib/withBase.ts';

/** A coin in `owner.config.ts`. The id is the price service's. */
export type Coin = {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  /** Whether it has its own image. */
  readonly hasLogo: boolean;
};

/** The data in memory after an answer. `sample`: the price proxy's invented prices. */
export type MarketPrices = {
  readonly source: 'market' | 'sample';
  /** `asOf`: the quote's time, in milliseconds since 1970 by the visitor's clock. */
  readonly quotes: ReadonlyMap<string, Quote & { readonly asOf: number }>;
};

/** One row of the dashboard. */
export type MarketRow = ReturnType<typeof toPriceRows>[number];

/** Fallback for coins whose image is missing or doesn't load. */
export const PLACEHOLDER_IMAGE = `${BASE}/coins/placeholder.svg`;
const MAX_UNCONFIGURED = 20;

/**
 * Lists the configured coins in order, then up to 20 others from the answer. Price, volume and cap in US dollars,
 * change in signed percent; null if unknown.
 */
export function toPriceRows({ quotes }: MarketPrices, coins: readonly Coin[]) {
  const ids = [...new Set([...coins.map(({ id }) => id), ...quotes.keys()])];
  return ids.slice(0, coins.length + MAX_UNCONFIGURED).map((id) => {
    const quote = quotes.get(id);
    // An unconfigured coin uses its id as name, and in capitals as symbol.
    const unknown = { symbol: id.toUpperCase(), name: id, hasLogo: false };
    const { symbol, name, hasLogo } = coins.find((coin) => coin.id === id) ?? unknown;
    return {
      id,
      symbol,
      name,
      image: hasLogo ? `${BASE}/coins/${id}.svg` : PLACEHOLDER_IMAGE,
      current_price: quote?.usd ?? null,
      price_change_percentage_24h: quote?.usd_24h_change ?? null,
      total_volume: quote?.usd_24h_vol ?? null,
      market_cap: quote?.usd_market_cap ?? null,
    };
  });
}

/** The rows with a price, for the simulated activity. */
export function toMarketAssets(prices: MarketPrices, coins: readonly Coin[]) {
  return toPriceRows(prices, coins).flatMap(({ symbol, current_price }) =>
    current_price === null ? [] : [{ symbol, current_price }],
  );
}
