import { MARKET_PATH, parseQuotes, buildQuoteQuery, type Quotes } from '#contract/quote.ts';
import { DEFAULT_MARKET_API } from '#contract/settings.ts';
import { REQUEST_TIMEOUT_MS } from '#contract/time.ts';
import { getErrorMessage } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';

/** Prices older than this don't count as market data. */
export const MAX_AGE_MS = 15 * 60_000;
// Eight coins take about 1.3 KB.
const MAX_BODY_BYTES = 64 * 1_024;
// This is the only host that accepts paid keys (docs.coingecko.com, "Authentication").
const PAID_SERVICE = 'https://pro-api.coingecko.com';

export type FetchResult =
  /** All quotes have a time. `now` is when the response arrived, in milliseconds since 1970. */
  | { kind: 'quotes'; quotes: Quotes; now: number }
  /** `retryAfterMs` comes from the service, and may be negative or very long. */
  | { kind: 'failed'; reason: string; retryAfterMs?: number };

/**
 * Creates a function that requests prices from CoinGecko and never rejects. It counts all requests but only logs
 * changes, so an overnight outage only adds two lines to the log.
 */
export function createCoinGecko(
  dependencies: Dependencies,
  timeoutMs = REQUEST_TIMEOUT_MS,
): () => Promise<FetchResult> {
  const { config, fetch, now, log, metrics } = dependencies;
  const { coinIds } = dependencies.manifest;
  const { COINGECKO_DEMO_KEY: demoKey, COINGECKO_PRO_KEY: paidKey } = config;
  const origin = config.MARKET_UPSTREAM ?? (paidKey ? PAID_SERVICE : DEFAULT_MARKET_API);
  const url = `${origin}${MARKET_PATH}?${buildQuoteQuery(coinIds)}&include_last_updated_at=true`;
  const headers = {
    Accept: 'application/json',
    ...(demoKey && { 'x-cg-demo-api-key': demoKey }),
    ...(paidKey && { 'x-cg-pro-api-key': paidKey }),
  };
  let lastReason = '';
  let lastMissingIds = '';
  return async () => {
    const result = await fetchQuotes();
    const reason = result.kind === 'quotes' ? '' : result.reason;
    metrics.upstreamCalls.inc({ outcome: result.kind });
    const event = reason === '' ? 'market data is back' : 'market data cannot be refreshed';
    if (reason !== lastReason) log.warn(event, { reason });
    lastReason = reason;
    return result;
  };

  /** IDs without a price are probably misspelled. */
  function warnAboutMissingIds(ids: readonly string[]): void {
    const missingIds = ids.join(', ');
    if (missingIds !== lastMissingIds && missingIds !== '')
      log.warn('no price for these IDs: check "coins" in owner.config.ts', {
        ids: missingIds,
      });
    lastMissingIds = missingIds;
  }

  async function fetchQuotes(): Promise<FetchResult> {
    let retryAfterMs: number | undefined;
    try {
      // Don't follow redirects, because they would send the key to an unknown host.
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { headers, redirect: 'error', signal });
      const receivedAt = now();
      retryAfterMs = parseRetryAfter(response.headers, receivedAt);
      const quotes = await readQuotes(response);
      // A price without a time is as old as the response, which may come from a cache.
      const date = Date.parse(response.headers.get('date') ?? new Date(receivedAt).toUTCString());
      const createdAt = Math.floor(date / 1_000) - Number(response.headers.get('age'));
      const configured = [...quotes].flatMap(([id, quote]) => {
        const last_updated_at = quote.last_updated_at ?? createdAt;
        return coinIds.includes(id) ? [[id, { ...quote, last_updated_at }] as const] : [];
      });
      if (configured.length === 0) throw new Error('no configured coin in the response');
      warnAboutMissingIds(coinIds.filter((id) => !quotes.has(id)));
      const newest = Math.max(...configured.map(([, quote]) => quote.last_updated_at));
      if (receivedAt - newest * 1_000 > MAX_AGE_MS) {
        throw new Error("outdated prices: check this machine's clock");
      }
      return { kind: 'quotes', quotes: new Map(configured), now: receivedAt };
    } catch (error) {
      // If fetch throws a TypeError, the actual error is its cause.
      const cause = error instanceof TypeError ? (error.cause ?? error) : error;
      const reason = getErrorMessage(cause);
      return { kind: 'failed', reason, ...(retryAfterMs && { retryAfterMs }) };
    }
  }
}

/** @throws Error if the response has an error status, is too large, or isn't a UTF-8 JSON object of quotes. */
async function readQuotes({ status, ok, body }: Response): Promise<Quotes> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early closes the connection.
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES) throw new Error('too large');
    chunks.push(chunk);
  }
  if (status === 401) throw new Error('status 401: check the key and MARKET_UPSTREAM');
  if (!ok) throw new Error(`status ${status}`);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return parseQuotes(JSON.parse(text));
  } catch (cause) {
    throw new Error('malformed', { cause });
  }
}

/**
 * Returns how long a response asks us to wait, in milliseconds. `Retry-After` is in seconds or a date (RFC 9110, section
 * 10.2.3), but CoinGecko sometimes only sends `x-ratelimit-reset: 2025-07-25 14:54:00 +0000`.
 */
function parseRetryAfter(headers: Headers, now: number): number | undefined {
  const retryAfter = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  const dates = [retryAfter, headers.get('x-ratelimit-reset') ?? ''].map(Date.parse);
  const until = dates.find((date) => !Number.isNaN(date));
  return until === undefined ? undefined : until - now;
}
