import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { MARKET_DATA_HEADER, MARKET_PATH, quoteSearch, type Quotes } from '#contract/quote.ts';
import { matchesEtag } from '../http/matchesEtag.ts';
import type { Metrics } from '../metrics.ts';
import type { PriceCache } from './priceCache.ts';

type MarketOptions = {
  prices: PriceCache;
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
  app.get(MARKET_PATH, async ({ req }) => {
    const { pathname, search, hash } = new URL(req.url);
    if (`${pathname}${search}${hash}` !== canonical) {
      const headers = { ...HEADERS, 'Cache-Control': 'no-store', Location: canonical };
      return new Response(null, { status: 308, headers });
    }
    const { quotes, nextCallInMs } = await prices.get();
    if (quotes.size > 0) {
      metrics.count('market_answers_total', { kind: 'real' });
      return answer(req.raw, quotes, { 'Cache-Control': cacheControl(nextCallInMs) });
    }
    if (sample) {
      metrics.count('market_answers_total', { kind: 'sample' });
      // Never kept: market data must replace the sample as soon as there is any.
      const mark = { 'Cache-Control': 'no-store', [MARKET_DATA_HEADER]: 'sample' };
      return answer(req.raw, sample(), mark);
    }
    metrics.count('market_answers_total', { kind: 'unavailable' });
    return unavailable(nextCallInMs);
  });
  return app;
}

function answer(
  request: Request,
  quotes: Quotes,
  more: Readonly<Record<string, string>>,
): Response {
  const text = JSON.stringify(Object.fromEntries(quotes));
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { ...HEADERS, ...more, ETag: etag };
  return matchesEtag(request.headers.get('if-none-match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers: { ...headers, 'Content-Type': 'application/json' } });
}

function cacheControl(nextCallInMs: number): string {
  const left = Math.floor(nextCallInMs / 1_000);
  const kept = `max-age=${Math.min(LONGEST_MAX_AGE_S, left)}, s-maxage=${left}`;
  return `public, ${kept}, stale-while-revalidate=60, stale-if-error=900`;
}

function unavailable(retryInMs: number): Response {
  const seconds = Math.max(1, Math.ceil(retryInMs / 1_000));
  const headers = { ...HEADERS, 'Cache-Control': 'no-store', 'Retry-After': String(seconds) };
  const error = 'Market data is unavailable at the moment. Please try again later.';
  return Response.json({ error }, { status: 503, headers });
}
