import { Hono } from 'hono';
import { RETAINED_304_HEADERS, etag } from 'hono/etag';
import { MARKET_DATA_HEADER, MARKET_PATH, buildQuoteQuery } from '#contract/quote.ts';
import type { Dependencies } from '../dependencies.ts';
import { createCoinGecko } from './coingecko.ts';
import { createPriceCache } from './priceCache.ts';

// The page polls every 10 s. Shared caches can store a response until the next request to the price service.
const MAX_AGE_S = 10;

// Any site can read the prices. Without these headers, a 503 would look like a network error.
const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': MARKET_DATA_HEADER,
};

// Made-up prices in US dollars, changes in percent, and daily volumes. There's no default for other coins, because it
// would be far off.
const SAMPLE_PRICES = new Map([
  ['bitcoin', [61_284.37, 1.84, 28_412_906_115]],
  ['ethereum', [2_947.16, -0.62, 14_921_377_402]],
  ['binancecoin', [583.42, 0.47, 1_634_508_220]],
  ['cardano', [0.458213, -2.18, 312_407_951]],
  ['solana', [148.06, 1.57, 3_271_664_038]],
  ['polkadot', [6.21, -0.94, 148_903_276]],
  ['chainlink', [13.84, 0.73, 402_151_889]],
  ['uniswap', [7.92, -0.18, 119_640_337]],
]);

/**
 * Creates `GET /api/v3/simple/price`, which uses CoinGecko's response format. It only serves the page's exact query, and
 * redirects any other query to that one. This way, caches only store a single URL, and pages that were opened before a
 * coin was added keep working.
 */
export function createMarketRoutes(dependencies: Dependencies): Hono {
  const { config, manifest, now } = dependencies;
  const getPrices = createPriceCache(dependencies, createCoinGecko(dependencies));
  const canonical = `${MARKET_PATH}?${buildQuoteQuery(manifest.coinIds)}`;
  const retainedHeaders = [...RETAINED_304_HEADERS, ...Object.keys(CORS_HEADERS)];
  return new Hono().use(MARKET_PATH, etag({ retainedHeaders })).get(MARKET_PATH, async (c) => {
    if (c.req.url !== new URL(`${manifest.base}${canonical}`, c.req.url).href) {
      return c.body(null, 308, { ...CORS_HEADERS, Location: canonical });
    }
    const { quotes, msUntilNextFetch } = await getPrices();
    const seconds = msUntilNextFetch / 1_000;
    if (quotes.size > 0) {
      const sharedAge = Math.floor(seconds);
      const ages = `max-age=${Math.min(MAX_AGE_S, sharedAge)}, s-maxage=${sharedAge}`;
      const cacheControl = `public, ${ages}, stale-while-revalidate=60, stale-if-error=900`;
      return c.json(Object.fromEntries(quotes), 200, {
        ...CORS_HEADERS,
        'Cache-Control': cacheControl,
      });
    }
    // Never cache sample prices, because real ones should replace them right away.
    if (config.MARKET_FALLBACK === 'sample') {
      const headers = { ...CORS_HEADERS, [MARKET_DATA_HEADER]: 'sample' };
      return c.json(buildSampleResponse(manifest.coinIds, now()), 200, headers);
    }
    const error = 'Market data is unavailable at the moment. Please try again later.';
    const retryAfter = String(Math.max(1, Math.ceil(seconds)));
    return c.json({ error }, 503, { ...CORS_HEADERS, 'Retry-After': retryAfter });
  });
}

/**
 * Builds made-up prices in CoinGecko's format, so the page works offline. Add the header `X-Market-Data: sample` to the
 * response.
 * @param now milliseconds since 1970.
 */
function buildSampleResponse(coinIds: readonly string[], now: number) {
  const last_updated_at = Math.floor(now / 1_000);
  const quotes = coinIds.flatMap((id) => {
    const [usd, usd_24h_change, usd_24h_vol] = SAMPLE_PRICES.get(id) ?? [];
    if (usd === undefined) return [];
    const amounts = { usd, usd_market_cap: usd * 20_000_000, usd_24h_vol, usd_24h_change };
    return [[id, { ...amounts, last_updated_at }] as const];
  });
  return Object.fromEntries(quotes);
}
