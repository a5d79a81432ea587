import type { ASSET_IDS } from '#contract/quote.ts';

export type CoinId = (typeof ASSET_IDS)[number];

const COINS: Readonly<Record<CoinId, { symbol: string; name: string }>> = {
  bitcoin: { symbol: 'BTC', name: 'Bitcoin' },
  ethereum: { symbol: 'ETH', name: 'Ethereum' },
  binancecoin: { symbol: 'BNB', name: 'BNB' },
  cardano: { symbol: 'ADA', name: 'Cardano' },
  solana: { symbol: 'SOL', name: 'Solana' },
  polkadot: { symbol: 'DOT', name: 'Polkadot' },
  chainlink: { symbol: 'LINK', name: 'Chainlink' },
  uniswap: { symbol: 'UNI', name: 'Uniswap' },
};
const known = new Map(Object.entries(COINS));

/** Stands where a coin has no image of its own, or its image does not load. */
export const PLACEHOLDER_IMAGE = '/coins/placeholder.svg';

/**
 * What a coin is called, and its image among the page's own files. An id that is not configured is its
 * own name, and in capitals its symbol.
 */
export function coinOf(id: string) {
  const coin = known.get(id);
  return coin
    ? { ...coin, image: `/coins/${id}.svg` }
    : { symbol: id.toUpperCase(), name: id, image: PLACEHOLDER_IMAGE };
}
