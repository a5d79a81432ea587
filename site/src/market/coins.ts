import type { Quote } from '#contract/quote.ts';

/** A coin as `owner.config.ts` lists it; the id is the price service's. */
export type Coin = {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  /** Whether it has an image of its own. */
  readonly hasMark: boolean;
};

/** What one answer of the price service left in memory; `sample`: the price proxy's built-in prices. */
export type MarketPrices = {
  readonly source: 'market' | 'sample';
  /** `asOf`: when a quote was true, in milliseconds since 1970 on the visitor's clock. */
  readonly quotes: ReadonlyMap<string, Quote & { readonly asOf: number }>;
};

/** One row of the dashboard. */
export type MarketRow = ReturnType<typeof toPriceRows>[number];

/** Stands where a coin has no image of its own, or its image does not load. */
export const PLACEHOLDER_IMAGE = '/coins/placeholder.svg';
const MAX_UNCONFIGURED = 20;

/**
 * The configured ids in their order, then at most 20 others that the service named. Prices, volume and
 * cap in US dollars, the change in percent with its sign; null where it is not known.
 */
export function toPriceRows({ quotes }: MarketPrices, coins: readonly Coin[]) {
  const ids = [...new Set([...coins.map(({ id }) => id), ...quotes.keys()])];
  return ids.slice(0, coins.length + MAX_UNCONFIGURED).map((id) => {
    const quote = quotes.get(id);
    // An id that is not configured is its own name, and in capitals its symbol.
    const unknown = { symbol: id.toUpperCase(), name: id, hasMark: false };
    const { symbol, name, hasMark } = coins.find((coin) => coin.id === id) ?? unknown;
    return {
      id,
      symbol,
      name,
      image: hasMark ? `/coins/${id}.svg` : PLACEHOLDER_IMAGE,
      current_price: quote?.usd ?? null,
      price_change_percentage_24h: quote?.usd_24h_change ?? null,
      total_volume: quote?.usd_24h_vol ?? null,
      market_cap: quote?.usd_market_cap ?? null,
    };
  });
}

/** The same rows as the simulated activity sees them: those with a price. */
export function toMarketAssets(prices: MarketPrices, coins: readonly Coin[]) {
  return toPriceRows(prices, coins).flatMap(({ symbol, current_price }) =>
    current_price === null ? [] : [{ symbol, current_price }],
  );
}
