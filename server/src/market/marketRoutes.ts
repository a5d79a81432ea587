import { Hono } from 'hono';
import { RETAINED_304_HEADERS, etag } from 'hono/etag';
import { MARKET_DATA_HEADER, MARKET_PATH, quoteSearch } from '#contract/quote.ts';
import type { Dependencies } from '../dependencies.ts';
import { createCoinGecko } from './coingecko.ts';
import { createPriceCache } from './priceCache.ts';
import { createSharedPrices } from './sharedPrices.ts';

// The page polls every 10 s; a shared cache keeps an answer until the next upstream call.
const MAX_AGE_S = 10;

// Public figures, readable by any page; on errors too, or a browser cannot tell a 503 from no network.
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': MARKET_DATA_HEADER,
  'X-Content-Type-Options': 'nosniff',
};
const NO_STORE = { ...HEADERS, 'Cache-Control': 'no-store' };

// US dollars; round on purpose, so that nobody takes them for the market of a certain day. A coin that is not among
// them has no sample: one figure for any coin would be far from all that it ever cost.
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
 * `GET /api/v3/simple/price` in the public service's own shape, for the page's one query. Whatever asks
 * otherwise is led to that query: an address means the same to this server and to every cache before it,
 * and a page that was opened before a coin was added goes on. Servers on one PostgreSQL share their calls.
 */
export function marketRoutes(dependencies: Dependencies): Hono {
  const { config, manifest, store, now } = dependencies;
  const callService = createCoinGecko(dependencies);
  const isShared = store.engine === 'postgres';
  const fetchQuotes = isShared ? createSharedPrices(dependencies, callService) : callService;
  const getPrices = createPriceCache(dependencies, fetchQuotes);
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
    // Never kept: market data must replace the sample as soon as there is any.
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
 * A built-in sample, for showing the page without any network: round, invented figures in the shape of an
 * answer of the price service. It always travels under the mark `X-Market-Data: sample`.
 * @param now milliseconds since 1970.
 */
function sampleAnswer(coinIds: readonly string[], now: number) {
  const last_updated_at = Math.floor(now / 1_000);
  const quotes = coinIds.flatMap((id, place) => {
    const usd = SAMPLE_PRICES.get(id);
    if (usd === undefined) return [];
    const figures = { usd, usd_market_cap: usd * 20_000_000, usd_24h_vol: 1e9 / (place + 1) };
    return [[id, { ...figures, usd_24h_change: place % 2 ? -0.5 : 1.5, last_updated_at }] as const];
  });
  return Object.fromEntries(quotes);
}
