import { MARKET_PATH, parseQuotes, quoteSearch, type Quote, type Quotes } from '#contract/quote.ts';
import { readRetryAfter } from './readRetryAfter.ts';

/** One call may take this long, headers and body together. */
export const CALL_LIMIT_MS = 8_000;

/** Figures older than this are not shown as market data any more. */
export const MAX_AGE_MS = 15 * 60_000;

// Eight coins are about 1.3 KB; whatever is fifty times larger is not the answer to our question.
const MAX_BODY_BYTES = 64 * 1_024;

/** One coin's figures, and how old they were when the call ended. */
export type AgedQuote = { quote: Quote; ageMs: number };

/**
 * Why a call brought nothing to show. `old`: every figure is older than may be shown; `store`: the
 * database that says whose turn it is does not answer.
 */
type FailureReason =
  | 'rate-limited'
  | 'unauthorized'
  | 'status'
  | 'network'
  | 'timeout'
  | 'too-large'
  | 'malformed'
  | 'empty'
  | 'old'
  | 'store';

/** What one call came to. `retryAfterMs`: how long the service asks to stay away, unclamped. */
export type Fetched =
  | { kind: 'quotes'; quotes: ReadonlyMap<string, AgedQuote> }
  | { kind: 'failed'; reason: FailureReason; status?: number; retryAfterMs?: number };

type CoinGeckoOptions = {
  /** Origin of the public service, such as `https://api.coingecko.com`. */
  origin: string;
  coinIds: readonly string[];
  /** The header that carries the key of a demo or a paid plan. */
  keyHeader: Readonly<Record<string, string>>;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds that only ever grow. */
  monotonicNow: () => number;
  limitMs?: number;
};

/**
 * Calls the public price service, the only place that does.
 * @returns a function that makes one call and never rejects: each failure is an answer.
 */
export function createCoinGecko(options: CoinGeckoOptions) {
  const { coinIds, fetch, monotonicNow, limitMs = CALL_LIMIT_MS } = options;
  const url = `${options.origin}${MARKET_PATH}?${quoteSearch(coinIds)}&include_last_updated_at=true`;
  const headers = {
    Accept: 'application/json',
    'User-Agent': 'landing-page',
    ...options.keyHeader,
  };
  // The wall clock of the start, carried on: a clock that is set later makes no price older or newer.
  const startedAt = options.now() - monotonicNow();

  return async (): Promise<Fetched> => {
    const signal = AbortSignal.timeout(limitMs);
    const failed = (reason: FailureReason, response: Response): Fetched => {
      const retryAfterMs = readRetryAfter(response.headers, startedAt + monotonicNow());
      return {
        kind: 'failed',
        reason,
        status: response.status,
        ...(retryAfterMs && { retryAfterMs }),
      };
    };
    try {
      // A redirect would carry the key to a host that nobody configured.
      const response = await fetch(url, { headers, redirect: 'error', signal });
      if (!response.ok) {
        response.body?.cancel().catch(() => {});
        return failed(reasonOf(response.status), response);
      }
      const body = await readCapped(response.body);
      if (body === undefined) return failed('too-large', response);
      const quotes = parseBody(body);
      if (quotes === undefined) return failed('malformed', response);
      const wanted = [...quotes].filter(([id]) => coinIds.includes(id));
      if (wanted.length === 0) return failed('empty', response);
      const dated = datedBy(response.headers, startedAt + monotonicNow());
      const aged = wanted.map(([id, quote]) => [id, dated(quote)] as const);
      if (aged.every(([, { ageMs }]) => ageMs > MAX_AGE_MS)) return failed('old', response);
      return { kind: 'quotes', quotes: new Map(aged) };
    } catch {
      return { kind: 'failed', reason: signal.aborted ? 'timeout' : 'network' };
    }
  };
}

function reasonOf(status: number): FailureReason {
  if (status === 429) return 'rate-limited';
  return status === 401 ? 'unauthorized' : 'status';
}

/** The whole body, decompressed; undefined where it is too large, without ever holding much more. */
async function readCapped(body: ReadableStream<Uint8Array> | null) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early cancels the stream, which closes the connection.
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseBody(body: Buffer): Quotes | undefined {
  try {
    return parseQuotes(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
  } catch {
    return undefined;
  }
}

/**
 * Says how old a figure of this answer is. An answer may have lain in a cache, so its own `Date` proves
 * nothing new; but a `Date` ahead of our clock shows that ours is slow. A figure without a time of its
 * own is as old as the answer; one from the future counts as new.
 */
function datedBy(headers: Headers, ownNow: number): (quote: Quote) => AgedQuote {
  const age = Number(headers.get('age') ?? 0) * 1_000 || 0;
  const sent = Date.parse(headers.get('date') ?? '');
  const date = Number.isNaN(sent) ? ownNow : sent;
  const now = Math.max(ownNow, date);
  const writtenAt = Math.floor((Math.min(now, date) - age) / 1_000);
  return (quote) => {
    const seconds = Math.min(quote.last_updated_at ?? writtenAt, Math.floor(now / 1_000));
    return {
      quote: { ...quote, last_updated_at: seconds },
      ageMs: Math.max(age, now - seconds * 1_000),
    };
  };
}
