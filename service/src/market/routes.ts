import { ASSET_IDS, MARKET_DATA_HEADER } from '#contract/quote.ts';
import type { Quotes } from '#contract/quote.ts';
import { matchesEtag } from '../http/etag.ts';
import type { Metrics } from '../http/metrics.ts';
import type { MarketAnswer, Relay } from './relay.ts';

// The page polls every 10 s, so nothing in between needs to keep an answer for longer.
const LONGEST_MAX_AGE_S = 10;
const TAGS_KEPT = 64;

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
export function answerMarket(
  relay: Relay,
  metrics: Metrics,
): (request: Request) => Promise<Response> {
  const tag = createTags();
  return async (request) => {
    const ids = wantedIds(new URL(request.url).searchParams);
    const answer = await relay.latest();
    metrics.count('market_answers_total', { kind: answer.kind });
    return respond(answer, ids, tag, request.headers.get('if-none-match'));
  };
}

async function respond(
  answer: MarketAnswer,
  ids: readonly string[],
  tag: Tag,
  known: string | null,
): Promise<Response> {
  switch (answer.kind) {
    case 'unavailable':
      return Response.json(
        { error: 'Market data is unavailable at the moment. Please try again later.' },
        {
          status: 503,
          headers: {
            ...COMMON_HEADERS,
            'Cache-Control': 'no-store',
            'Retry-After': String(Math.max(1, Math.ceil(answer.retryAfterMs / 1_000))),
          },
        },
      );
    case 'sample':
      return json(bodyOf(answer.quotes, ids), tag, known, {
        // Never kept: market data must replace the sample as soon as there is any.
        'Cache-Control': 'no-store',
        [MARKET_DATA_HEADER]: 'sample',
      });
    case 'real':
      return json(bodyOf(answer.quotes, ids), tag, known, {
        'Cache-Control': cacheControl(answer.freshForMs),
      });
  }
}

async function json(
  body: string,
  tag: Tag,
  known: string | null,
  extra: Record<string, string>,
): Promise<Response> {
  const etag = await tag(body);
  const headers = { ...COMMON_HEADERS, ...extra, ETag: etag };
  if (matchesEtag(known, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } });
}

type Tag = (body: string) => Promise<string>;

/**
 * Entity tags by the platform's own hash, which every web runtime has. Between two refreshes the
 * same few bodies are asked for again and again, so their tags are kept.
 */
function createTags(): Tag {
  const known = new Map<string, string>();
  return async (body) => {
    const kept = known.get(body);
    if (kept !== undefined) return kept;
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
    const hex = Array.from(new Uint8Array(digest).slice(0, 16), (byte) =>
      byte.toString(16).padStart(2, '0'),
    );
    const etag = `"${hex.join('')}"`;
    if (known.size >= TAGS_KEPT) known.clear();
    known.set(body, etag);
    return etag;
  };
}

function cacheControl(freshForMs: number): string {
  const maxAge = Math.min(LONGEST_MAX_AGE_S, Math.floor(freshForMs / 1_000));
  return `public, max-age=${maxAge}, stale-while-revalidate=60, stale-if-error=900`;
}

function wantedIds(query: URLSearchParams): readonly string[] {
  const asked = query
    .get('ids')
    ?.split(',')
    .map((id) => id.trim().toLowerCase());
  return asked === undefined ? ASSET_IDS : ASSET_IDS.filter((id) => asked.includes(id));
}

function bodyOf(quotes: Quotes, ids: readonly string[]): string {
  const wanted = ids.flatMap((id) => {
    const quote = quotes.get(id);
    return quote === undefined ? [] : [[id, quote] as const];
  });
  return JSON.stringify(Object.fromEntries(wanted));
}
