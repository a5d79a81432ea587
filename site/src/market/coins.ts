/** A coin as `owner.config.ts` lists it; the id is the price service's. */
export type Coin = { readonly id: string; readonly symbol: string; readonly name: string };

/** Stands where a coin has no image of its own, or its image does not load. */
export const PLACEHOLDER_IMAGE = '/coins/placeholder.svg';

/**
 * What a coin is called, and its image among the page's own files. An id that is not configured is its
 * own name, and in capitals its symbol.
 */
export function describeCoin(id: string, coins: readonly Coin[]) {
  const coin = coins.find((one) => one.id === id);
  return coin
    ? { symbol: coin.symbol, name: coin.name, image: `/coins/${id}.svg` }
    : { symbol: id.toUpperCase(), name: id, image: PLACEHOLDER_IMAGE };
}
