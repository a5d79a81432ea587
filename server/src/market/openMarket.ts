import { Hono } from 'hono';
import { RETAINED_304_HEADERS, etag } from 'hono/etag';
import { MARKET_DATA_HEADER, MARKET_PATH, quoteSearch } from '#contract/quote.ts';
import { PUBLIC_SERVICE } from '#contract/settings.ts';
import type { Config } from '../config.ts';
import type { Store } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';
import { createCoinGecko, type Fetched } from './coingecko.ts';
import { createPriceCache } from './priceCache.ts';
import { sampleAnswer } from './sample.ts';
import { createSharedPrices } from './sharedPrices.ts';

type MarketOptions = Dependencies & {
  coinIds: readonly string[];
  /** Runs queries in the PostgreSQL that several servers share; absent where this one is alone. */
  run?: Store['run'] | undefined;
  fetch: typeof fetch;
};

// A paid key is known to a host of its own alone. Source: docs.coingecko.com, "Authentication".
const PAID_SERVICE = 'https://pro-api.coingecko.com';

// The page polls every 10 s, so no browser needs to keep an answer for longer; a shared cache may
// until the next upstream call.
const LONGEST_MAX_AGE_S = 10;

// Public figures, readable by any page; on errors too, or a browser cannot tell a 503 from no network.
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': MARKET_DATA_HEADER,
  'X-Content-Type-Options': 'nosniff',
};

/**
 * `GET /api/v3/simple/price` in the public service's own shape, for the page's one query. Whatever asks
 * otherwise is led to that query: an address means the same to this server and to every cache before it,
 * and a page that was opened before a coin was added goes on. Calls nobody before somebody asks.
 */
export function openMarket(settings: Config, options: MarketOptions): Hono {
  const { coinIds, now } = options;
  const getPrices = createPrices(settings, options);
  const canonical = `${MARKET_PATH}?${quoteSearch(coinIds)}`;
  const retainedHeaders = [...RETAINED_304_HEADERS, ...Object.keys(HEADERS)];
  return new Hono().use(MARKET_PATH, etag({ retainedHeaders })).get(MARKET_PATH, async (c) => {
    const { pathname, search, hash } = new URL(c.req.url);
    if (`${pathname}${search}${hash}` !== canonical) {
      return c.body(null, 308, { ...HEADERS, 'Cache-Control': 'no-store', Location: canonical });
    }
    const { quotes, nextCallInMs } = await getPrices();
    if (quotes.size > 0) {
      const headers = { ...HEADERS, 'Cache-Control': kept(nextCallInMs) };
      return c.json(Object.fromEntries(quotes), 200, headers);
    }
    // Never kept: market data must replace the sample as soon as there is any.
    const headers = { ...HEADERS, 'Cache-Control': 'no-store' };
    if (settings.MARKET_FALLBACK === 'sample') {
      const marked = { ...headers, [MARKET_DATA_HEADER]: 'sample' };
      return c.json(sampleAnswer(coinIds, now()), 200, marked);
    }
    const error = 'Market data is unavailable at the moment. Please try again later.';
    const retryAfter = String(Math.max(1, Math.ceil(nextCallInMs / 1_000)));
    return c.json({ error }, 503, { ...headers, 'Retry-After': retryAfter });
  });
}

function kept(nextCallInMs: number): string {
  const left = Math.floor(nextCallInMs / 1_000);
  const ages = `max-age=${Math.min(LONGEST_MAX_AGE_S, left)}, s-maxage=${left}`;
  return `public, ${ages}, stale-while-revalidate=60, stale-if-error=900`;
}

/** Counts each call and logs changes alone: a night without the price service is two lines. */
function createPrices(settings: Config, options: MarketOptions) {
  const { run, log, metrics } = options;
  const { COINGECKO_DEMO_KEY: demoKey, COINGECKO_PRO_KEY: paidKey } = settings;
  const intervalMs = settings.MARKET_REFRESH_SECONDS * 1_000;
  const callUpstream = createCoinGecko({
    ...options,
    origin: settings.MARKET_UPSTREAM ?? (paidKey ? PAID_SERVICE : PUBLIC_SERVICE),
    keyHeader: {
      ...(demoKey && { 'x-cg-demo-api-key': demoKey }),
      ...(paidKey && { 'x-cg-pro-api-key': paidKey }),
    },
  });
  let lastReason = '';
  const fetchQuotes = async (): Promise<Fetched> => {
    const fetched = await callUpstream();
    const reason = fetched.kind === 'quotes' ? '' : fetched.reason;
    metrics.count('market_upstream_calls_total', { outcome: fetched.kind });
    const event = reason === '' ? 'market data is back' : 'market data cannot be refreshed';
    if (reason !== lastReason) log.warn(event, { reason });
    lastReason = reason;
    return fetched;
  };
  const shared = run && createSharedPrices({ ...options, run, fetchQuotes, intervalMs });
  return createPriceCache({ ...options, fetchQuotes: shared ?? fetchQuotes, intervalMs });
}
