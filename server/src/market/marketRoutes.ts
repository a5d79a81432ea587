import { Hono } from 'hono';
import { RETAINED_304_HEADERS, etag } from 'hono/etag';
import { MARKET_DATA_HEADER, MARKET_PATH, quoteSearch } from '#contract/quote.ts';
import type { Dependencies } from '../dependencies.ts';
import { createCoinGecko } from './coingecko.ts';
import { createPriceCache } from './priceCache.ts';

// The page polls every 10 s. A shared cache keeps an answer until the next upstream call.
const MAX_AGE_S = 10;

// Any page may read prices, and errors too, or it couldn't tell a 503 from a missing network.
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': MARKET_DATA_HEADER,
  'X-Content-Type-Options': 'nosniff',
};
const NO_STORE = { ...HEADERS, 'Cache-Control': 'no-store' };

// US dollars, change in percent and volume of a day: invented, in the form that a market's have. Other coins have no
// sample: one number for all of them would be far from any real price.
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
 * `GET /api/v3/simple/price` in the shape of the public service, for the one query of the page. Other queries are
 * redirected to it: an address means the same to this server and to every cache in front of it, and a page that was
 * opened before a coin was added keeps working.
 */
export function marketRoutes(dependencies: Dependencies): Hono {
  const { config, manifest, now } = dependencies;
  const getPrices = createPriceCache(dependencies, createCoinGecko(dependencies));
  const canonical = `${MARKET_PATH}?${quoteSearch(manifest.coinIds)}`;
  const retainedHeaders = [...RETAINED_304_HEADERS, ...Object.keys(HEADERS)];
  return new Hono().use(MARKET_PATH, etag({ retainedHeaders })).get(MARKET_PATH, async (c) => {
    if (c.req.url !== new URL(canonical, c.req.url).href) {
      return c.body(null, 308, { ...NO_STORE, Location: canonical });
    }
    const { quotes, nextCallInMs } = await getPrices();
    const seconds = nextCallInMs / 1_000;
    if (quotes.size > 0) {
      const left = Math.floor(seconds);
      const ages = `max-age=${Math.min(MAX_AGE_S, left)}, s-maxage=${left}`;
      const kept = `public, ${ages}, stale-while-revalidate=60, stale-if-error=900`;
      return c.json(Object.fromEntries(quotes), 200, { ...HEADERS, 'Cache-Control': kept });
    }
    // No cache may keep it: real prices must replace the sample at once.
    if (config.MARKET_FALLBACK === 'sample') {
      const marked = { ...NO_STORE, [MARKET_DATA_HEADER]: 'sample' };
      return c.json(sampleAnswer(manifest.coinIds, now()), 200, marked);
    }
    const error = 'Market data is unavailable at the moment. Please try again later.';
    const retryAfter = String(Math.max(1, Math.ceil(seconds)));
    return c.json({ error }, 503, { ...NO_STORE, 'Retry-After': retryAfter });
  });
}

/**
 * Invented prices in the shape of an answer of the price service, to show the page without a network. The answer is
 * always marked with `X-Market-Data: sample`.
 * @param now milliseconds since 1970.
 */
function sampleAnswer(coinIds: readonly string[], now: number) {
  const last_updated_at = Math.floor(now / 1_000);
  const quotes = coinIds.flatMap((id) => {
    const [usd, usd_24h_change, usd_24h_vol] = SAMPLE_PRICES.get(id) ?? [];
    if (usd === undefined) return [];
    const amounts = { usd, usd_market_cap: usd * 20_000_000, usd_24h_vol, usd_24h_change };
    return [[id, { ...amounts, last_updated_at }] as const];
  });
  return Object.fromEntries(quotes);
}
