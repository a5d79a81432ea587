import { ASSET_IDS } from '#contract/quote.ts';
import { coinOf } from './coins.ts';
import type { MarketPrices } from './marketPrices.ts';

const MOST_UNKNOWN = 20;

/**
 * One row of the dashboard. Prices, volume and cap in US dollars, the change in percent with its
 * sign; null where no figure is known. `image`: an address on this site.
 */
export type PriceRow = {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly current_price: number | null;
  readonly price_change_percentage_24h: number | null;
  readonly total_volume: number | null;
  readonly market_cap: number | null;
  readonly image: string;
};

/** What the simulated activity needs to know of the market. */
export type MarketAsset = { readonly symbol: string; readonly current_price: number };

/** The configured ids in their order, then at most 20 others that the service named. */
export function toPriceRows({ quotes }: MarketPrices): PriceRow[] {
  const ids = [...new Set<string>([...ASSET_IDS, ...quotes.keys()])];
  return ids.slice(0, ASSET_IDS.length + MOST_UNKNOWN).map((id) => {
    const quote = quotes.get(id);
    return {
      id,
      ...coinOf(id),
      current_price: quote?.usd ?? null,
      price_change_percentage_24h: quote?.usd_24h_change ?? null,
      total_volume: quote?.usd_24h_vol ?? null,
      market_cap: quote?.usd_market_cap ?? null,
    };
  });
}

/** The same rows as the simulation sees them: those with a price. */
export function toMarketAssets(prices: MarketPrices): MarketAsset[] {
  return toPriceRows(prices).flatMap(({ symbol, current_price }) =>
    current_price === null ? [] : [{ symbol, current_price }],
  );
}
