import type { Quote } from '#contract/quote.ts';
import { BASE } from '../lib/withBase.ts';

export type Coin = {
  /** The price service's ID for the coin. */
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly hasLogo: boolean;
};

export type MarketPrices = {
  /** `sample` means that the price proxy had no market data, so the prices are made up. */
  readonly source: 'market' | 'sample';
  /** By coin ID. `asOf` is when the quote was current, in ms since 1970 on the visitor's clock. */
  readonly quotes: ReadonlyMap<string, Quote & { readonly asOf: number }>;
};

export type MarketRow = ReturnType<typeof toPriceRows>[number];

/** Fallback for coins whose logo is missing or fails to load. */
export const PLACEHOLDER_IMAGE = `${BASE}/coins/placeholder.svg`;
const MAX_UNCONFIGURED = 20;

/**
 * Returns a row for each configured coin, followed by up to 20 others from the response. Price, volume, and market cap
 * are in US dollars, and the change is in percent. Missing values are null.
 */
export function toPriceRows({ quotes }: MarketPrices, coins: readonly Coin[]) {
  const ids = [...new Set([...coins.map(({ id }) => id), ...quotes.keys()])];
  return ids.slice(0, coins.length + MAX_UNCONFIGURED).map((id) => {
    const quote = quotes.get(id);
    const fallback = { symbol: id.toUpperCase(), name: id, hasLogo: false };
    const { symbol, name, hasLogo } = coins.find((coin) => coin.id === id) ?? fallback;
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

/** Returns coins that have a price, for the activity feed. */
export function toMarketAssets(prices: MarketPrices, coins: readonly Coin[]) {
  return toPriceRows(prices, coins).flatMap(({ symbol, current_price }) =>
    current_price === null ? [] : [{ symbol, current_price }],
  );
}
