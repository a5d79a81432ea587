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

// US dollars, round to look unlike real prices. Other coins have no sample: one number for all of them would be far
// from any real price.
const SAMPLE_PRICES = new Map([
  ['bitcoin', 60_000],
  ['ethereum', 3_000],
  ['binancecoin', 600],
  ['cardano', 0.5],
  ['solana', 150],
  ['polkadot', 6],
  ['chainlink', 14],
  ['uniswap', 8],
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
  const quotes = coinIds.flatMap((id, index) => {
    const usd = SAMPLE_PRICES.get(id);
    if (usd === undefined) return [];
    const figures = { usd, usd_market_cap: usd * 20_000_000, usd_24h_vol: 1e9 / (index + 1) };
    return [[id, { ...figures, usd_24h_change: index % 2 ? -0.5 : 1.5, last_updated_at }] as const];
  });
  return Object.fromEntries(quotes);
}
