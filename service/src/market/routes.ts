import { ASSET_IDS, MARKET_DATA_HEADER } from '#contract/quote.ts';
import { matchesEtag } from '../http/etag.ts';
import type { Metrics } from '../http/metrics.ts';
import { createBodies } from './bodies.ts';
import type { KeepAlive, MarketAnswer, Relay } from './relay.ts';

// The page polls every 10 s, so no browser needs to keep an answer for longer; a shared cache may
// until the next upstream call.
const LONGEST_MAX_AGE_S = 10;

// Public figures, readable by any page; on errors too, or a browser cannot tell a 503 from no network.
const COMMON_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': MARKET_DATA_HEADER,
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Accept-Encoding',
};

/**
 * Answers `GET /api/v3/simple/price` in the public service's own shape, for the configured assets
 * only: an unknown id in `ids` is left out, no `ids` at all means all of them.
 */
export function answerMarket(relay: Relay, metrics: Metrics) {
  const bodyOf = createBodies();
  return async (request: Request, keepAlive?: KeepAlive): Promise<Response> => {
    const answer = await relay.latest(keepAlive);
    metrics.count('market_answers_total', { kind: answer.kind });
    if (answer.kind === 'unavailable') return unavailable(answer.retryAfterMs);
    const { text, etag } = await bodyOf(answer.quotes, wantedIds(request.url));
    const headers = { ...COMMON_HEADERS, ...freshness(answer), ETag: etag };
    return matchesEtag(request.headers.get('if-none-match'), etag)
      ? new Response(null, { status: 304, headers })
      : new Response(text, { headers: { ...headers, 'Content-Type': 'application/json' } });
  };
}

function unavailable(retryAfterMs: number): Response {
  const headers = {
    ...COMMON_HEADERS,
    'Cache-Control': 'no-store',
    'Retry-After': String(Math.max(1, Math.ceil(retryAfterMs / 1_000))),
  };
  const error = 'Market data is unavailable at the moment. Please try again later.';
  return Response.json({ error }, { status: 503, headers });
}

function freshness(answer: Exclude<MarketAnswer, { kind: 'unavailable' }>) {
  switch (answer.kind) {
    case 'sample':
      // Never kept: market data must replace the sample as soon as there is any.
      return { 'Cache-Control': 'no-store', [MARKET_DATA_HEADER]: 'sample' };
    case 'real': {
      const left = Math.floor(answer.freshForMs / 1_000);
      const kept = `max-age=${Math.min(LONGEST_MAX_AGE_S, left)}, s-maxage=${left}`;
      return { 'Cache-Control': `public, ${kept}, stale-while-revalidate=60, stale-if-error=900` };
    }
  }
}

function wantedIds(url: string): readonly string[] {
  const ids = new URL(url).searchParams.get('ids');
  if (ids === null) return ASSET_IDS;
  const asked = ids.split(',').map((id) => id.trim().toLowerCase());
  return ASSET_IDS.filter((id) => asked.includes(id));
}
