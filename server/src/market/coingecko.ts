import { MARKET_PATH, parseQuotes, buildQuoteQuery, type Quotes } from '#contract/quote.ts';
import { DEFAULT_MARKET_API } from '#contract/settings.ts';
import { REQUEST_TIMEOUT_MS } from '#contract/time.ts';
import { getErrorMessage } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';

/** Older prices are not shown as market data. */
export const MAX_AGE_MS = 15 * 60_000;
// Eight coins take about 1.3 KB.
const MAX_BODY_BYTES = 64 * 1_024;
// Only this host accepts paid keys. Source: docs.coingecko.com, "Authentication".
const PAID_SERVICE = 'https://pro-api.coingecko.com';

/** The result of one call. */
export type FetchResult =
  /** Each quote has a time. `now`: milliseconds since 1970. */
  | { kind: 'quotes'; quotes: Quotes; now: number }
  /** `retryAfterMs`: how long the service asks us to wait, without limits. */
  | { kind: 'failed'; reason: string; retryAfterMs?: number };

/**
 * Calls the price service. Counts each call, but logs only changes: a night without the service is two lines.
 * @returns a function that makes one call and never rejects.
 */
export function createCoinGecko(
  dependencies: Dependencies,
  limitMs = REQUEST_TIMEOUT_MS,
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
  let lastMissing = '';
  return async () => {
    const fetched = await call();
    const reason = fetched.kind === 'quotes' ? '' : fetched.reason;
    metrics.upstreamCalls.inc({ outcome: fetched.kind });
    const event = reason === '' ? 'market data is back' : 'market data cannot be refreshed';
    if (reason !== lastReason) log.warn(event, { reason });
    lastReason = reason;
    return fetched;
  };

  /** A guessed id has no price, which the page can't tell from a price that is late. */
  function warnOfMissing(ids: readonly string[]): void {
    const missing = ids.join(', ');
    if (missing !== lastMissing && missing !== '')
      log.warn('no price for these ids: correct them in coins of owner.config.ts', {
        ids: missing,
      });
    lastMissing = missing;
  }

  async function call(): Promise<FetchResult> {
    let retryAfterMs: number | undefined;
    try {
      // A redirect would send the key to an unknown host.
      const signal = AbortSignal.timeout(limitMs);
      const response = await fetch(url, { headers, redirect: 'error', signal });
      const present = now();
      retryAfterMs = readRetryAfter(response.headers, present);
      const all = await readQuotes(response);
      // A price without a time is as old as the answer, which may be cached.
      const date = Date.parse(response.headers.get('date') ?? new Date(present).toUTCString());
      const answeredAt = Math.floor(date / 1_000) - Number(response.headers.get('age'));
      const known = [...all].flatMap(([id, quote]) => {
        const last_updated_at = quote.last_updated_at ?? answeredAt;
        return coinIds.includes(id) ? [[id, { ...quote, last_updated_at }] as const] : [];
      });
      if (known.length === 0) throw new Error('no configured coin in the answer');
      warnOfMissing(coinIds.filter((id) => !all.has(id)));
      const newest = Math.max(...known.map(([, quote]) => quote.last_updated_at));
      if (present - newest * 1_000 > MAX_AGE_MS) {
        throw new Error("outdated prices: check this machine's clock");
      }
      return { kind: 'quotes', quotes: new Map(known), now: present };
    } catch (error) {
      // The cause of fetch's TypeError says what happened.
      const cause = error instanceof TypeError ? (error.cause ?? error) : error;
      const reason = getErrorMessage(cause);
      return { kind: 'failed', reason, ...(retryAfterMs && { retryAfterMs }) };
    }
  }
}

/** @throws Error if the answer failed, is too large, or is not a UTF-8 JSON object of quotes. */
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
 * Returns how long an answer asks us to wait, in milliseconds. May be negative or far too long. `Retry-After` has
 * seconds or a date (RFC 9110, section 10.2.3). CoinGecko sometimes only sends
 * `x-ratelimit-reset: 2025-07-25 14:54:00 +0000`.
 */
function readRetryAfter(headers: Headers, now: number): number | undefined {
  const retryAfter = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  const dates = [retryAfter, headers.get('x-ratelimit-reset') ?? ''].map(Date.parse);
  const until = dates.find((date) => !Number.isNaN(date));
  return until === undefined ? undefined : until - now;
}
