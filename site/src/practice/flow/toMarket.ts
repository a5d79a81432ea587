import { ASSET_IDS } from '#contract/quote.ts';
import { coinOf } from '../../market/coins.ts';
import type { QuotesResult } from '../../market/useQuotes.ts';
import { isOldAt, type MarketPrices } from '../../market/marketPrices.ts';
import { toPrice } from '../money/units.ts';
import type { Market } from './market.ts';

/**
 * The page's prices as the practice floor sees them.
 * @param paused whether the visitor paused the prices: each then says of when it is.
 */
export function toMarket(result: QuotesResult<MarketPrices>, paused: boolean): Market {
  const loaded = result.kind === 'loaded' ? result : null;
  const coins = ASSET_IDS.map((id) => {
    const { symbol, name } = coinOf(id);
    const quote = loaded?.data.quotes.get(id);
    if (!loaded || !quote) return { id, symbol, name, price: null, asOf: 0, isOld: false };
    const { asOf } = quote;
    const isOld = paused || loaded.refreshFailed || isOldAt(asOf, loaded.updatedAt);
    return { id, symbol, name, price: toPrice(quote.usd), asOf, isOld };
  });
  if (loaded && coins.some(({ price }) => price !== null)) {
    return { kind: 'prices', isSample: loaded.data.source === 'sample', coins };
  }
  return { kind: result.kind === 'loading' ? 'loading' : 'none', coins };
}
