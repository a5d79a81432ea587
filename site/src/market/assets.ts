import type { ASSET_IDS } from '#contract/quote.ts';

type AssetId = (typeof ASSET_IDS)[number];

const ASSETS: Readonly<Record<AssetId, { symbol: string; name: string }>> = {
  bitcoin: { symbol: 'BTC', name: 'Bitcoin' },
  ethereum: { symbol: 'ETH', name: 'Ethereum' },
  binancecoin: { symbol: 'BNB', name: 'BNB' },
  cardano: { symbol: 'ADA', name: 'Cardano' },
  solana: { symbol: 'SOL', name: 'Solana' },
  polkadot: { symbol: 'DOT', name: 'Polkadot' },
  chainlink: { symbol: 'LINK', name: 'Chainlink' },
  uniswap: { symbol: 'UNI', name: 'Uniswap' },
};
const known = new Map(Object.entries(ASSETS));

/** What an asset is called, and its coin image among the page's own files. */
type Asset = { symbol: string; name: string; image: string };

/** Stands where a coin has no image of its own, or its image does not load. */
export const PLACEHOLDER_IMAGE = '/coins/placeholder.svg';

/** An id that is not configured is its own name, and in capitals its symbol. */
export function assetOf(id: string): Asset {
  const asset = known.get(id);
  return asset
    ? { ...asset, image: `/coins/${id}.svg` }
    : { symbol: id.toUpperCase(), name: id, image: PLACEHOLDER_IMAGE };
}
