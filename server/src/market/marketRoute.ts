import { Hono, type Context } from 'hono';
import { RETAINED_304_HEADERS, etag } from 'hono/etag';
import { MARKET_DATA_HEADER, MARKET_PATH, quoteSearch, type Quotes } from '#contract/quote.ts';
import type { Metrics } from '../metrics.ts';
import type { PriceCache } from './priceCache.ts';

type MarketOptions = {
  prices: Pick<PriceCache, 'get'>;
  coinIds: readonly string[];
  /** What is shown while there are no prices; null where that is an error. */
  sample: (() => Quotes) | null;
  metrics: Metrics;
};

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
 * and a page that was opened before a coin was added goes on.
 */
export function marketRoute({ prices, coinIds, sample, metrics }: MarketOptions): Hono {
  const canonical = `${MARKET_PATH}?${quoteSearch(coinIds)}`;
  const app = new Hono();
  app.use(
    MARKET_PATH,
    etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(HEADERS)] }),
  );
  app.get(MARKET_PATH, async (c) => {
    const { pathname, search, hash } = new URL(c.req.url);
    if (`${pathname}${search}${hash}` !== canonical) {
      return c.body(null, 308, { ...HEADERS, 'Cache-Control': 'no-store', Location: canonical });
    }
    const { quotes, nextCallInMs } = await prices.get();
    if (quotes.size > 0) return answer(c, 'real', quotes, cacheControl(nextCallInMs));
    // Never kept: market data must replace the sample as soon as there is any.
    if (sample) return answer(c, 'sample', sample(), 'no-store');
    metrics.count('market_answers_total', { kind: 'unavailable' });
    const seconds = Math.max(1, Math.ceil(nextCallInMs / 1_000));
    const error = 'Market data is unavailable at the moment. Please try again later.';
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(seconds) };
    return c.json({ error }, 503, { ...HEADERS, ...headers });
  });
  return app;

  function answer(c: Context, kind: 'real' | 'sample', quotes: Quotes, cacheControl: string) {
    metrics.count('market_answers_total', { kind });
    return c.json(Object.fromEntries(quotes), 200, {
      ...HEADERS,
      'Cache-Control': cacheControl,
      ...(kind === 'sample' && { [MARKET_DATA_HEADER]: kind }),
    });
  }
}

function cacheControl(nextCallInMs: number): string {
  const left = Math.floor(nextCallInMs / 1_000);
  const kept = `max-age=${Math.min(LONGEST_MAX_AGE_S, left)}, s-maxage=${left}`;
  return `public, ${kept}, stale-while-revalidate=60, stale-if-error=900`;
}
