import { MARKET_PATH, parseQuotes, quoteSearch, type Quote, type Quotes } from '#contract/quote.ts';

/** One call may take this long, headers and body together. */
export const CALL_LIMIT_MS = 8_000;

/** Figures older than this are not shown as market data any more. */
export const MAX_AGE_MS = 15 * 60_000;

// Eight coins are about 1.3 KB; whatever is fifty times larger is not the answer to our question.
const MAX_BODY_BYTES = 64 * 1_024;

/** One coin's figures, and how old they were when the call ended. */
export type AgedQuote = { quote: Quote; ageMs: number };

/** What one call came to. `retryAfterMs`: how long the service asks to stay away, unclamped. */
export type Fetched =
  | { kind: 'quotes'; quotes: ReadonlyMap<string, AgedQuote> }
  | { kind: 'failed'; reason: string; retryAfterMs?: number };

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
  const headers = { Accept: 'application/json', ...options.keyHeader };
  // The wall clock of the start, carried on: a clock that is set later makes no price older or newer.
  const startedAt = options.now() - monotonicNow();

  return async (): Promise<Fetched> => {
    let retryAfterMs: number | undefined;
    try {
      // A redirect would carry the key to a host that nobody configured.
      const signal = AbortSignal.timeout(limitMs);
      const response = await fetch(url, { headers, redirect: 'error', signal });
      const now = startedAt + monotonicNow();
      retryAfterMs = readRetryAfter(response.headers, now);
      const body = await readCapped(response.body);
      if (!response.ok) throw new Error(`status ${response.status}`);
      const all = parseBody(body);
      const age = ageBy(response.headers, now);
      const quotes = coinIds.flatMap((id) => {
        const quote = all.get(id);
        return quote === undefined ? [] : [[id, age(quote)] as const];
      });
      if (quotes.length === 0) throw new Error('no coin of ours');
      if (quotes.every(([, { ageMs }]) => ageMs > MAX_AGE_MS)) throw new Error('old');
      return { kind: 'quotes', quotes: new Map(quotes) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { kind: 'failed', reason, ...(retryAfterMs && { retryAfterMs }) };
    }
  };
}

/**
 * The whole body, decompressed.
 * @throws Error where it is too large, without ever holding much more.
 */
async function readCapped(body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early cancels the stream, which closes the connection.
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @throws Error where it is no JSON in UTF-8, or names no quotes. */
function parseBody(body: Buffer): Quotes {
  try {
    return parseQuotes(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
  } catch (cause) {
    throw new Error('malformed', { cause });
  }
}

/**
 * Says how old a figure of this answer is. An answer may have lain in a cache, so its own `Date` proves
 * nothing new; but a `Date` ahead of our clock shows that ours is slow. A figure without a time of its
 * own is as old as the answer; one from the future counts as new.
 */
function ageBy(headers: Headers, ownNow: number): (quote: Quote) => AgedQuote {
  const inCacheMs = Number(headers.get('age')) * 1_000 || 0;
  const sentAt = Date.parse(headers.get('date') ?? '');
  const date = Number.isNaN(sentAt) ? ownNow : sentAt;
  const now = Math.max(ownNow, date);
  const writtenAt = Math.floor((Math.min(now, date) - inCacheMs) / 1_000);
  return (quote) => {
    const at = Math.min(quote.last_updated_at ?? writtenAt, Math.floor(now / 1_000));
    const ageMs = Math.max(inCacheMs, now - at * 1_000);
    return { quote: { ...quote, last_updated_at: at }, ageMs };
  };
}

/**
 * How long an answer asks us to stay away, in milliseconds; undefined when it does not say or says
 * something unreadable. May be negative or absurdly large: the caller clamps it.
 *
 * `Retry-After` comes as seconds or as an HTTP date (RFC 9110, section 10.2.3). CoinGecko sometimes
 * sends only `x-ratelimit-reset: 2025-07-25 14:54:00 +0000`.
 */
function readRetryAfter(headers: Headers, now: number): number | undefined {
  const retryAfter = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  // Date.parse alone reads almost anything as a date.
  const reset = headers.get('x-ratelimit-reset')?.match(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0000$/);
  const until = Date.parse(retryAfter.endsWith(' GMT') ? retryAfter : (reset?.[0] ?? ''));
  const ms = until - (Date.parse(headers.get('date') ?? '') || now);
  return Number.isNaN(ms) ? undefined : ms;
}
