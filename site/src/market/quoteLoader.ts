import { MARKET_DATA_HEADER, MARKET_PATH, parseQuotes, buildQuoteQuery } from '#contract/quote.ts';
import { REQUEST_TIMEOUT_MS } from '#contract/time.ts';
import { toSameOriginUrl } from '../lib/toSameOriginUrl.ts';
import { BASE } from '../lib/withBase.ts';
import { seconds } from '../lib/time.ts';
import type { Coin, MarketPrices } from './coins.ts';

export type QuoteLoader = () => Promise<MarketPrices>;

type QuoteLoaderOptions = {
  fetch: typeof globalThis.fetch;
  /** The price service's origin, or the base path if our server provides the prices. */
  origin: string;
  coins: readonly Coin[];
  /** Returns milliseconds since 1970. */
  now: () => number;
};

/**
 * Creates a function that fetches the prices of all coins. Any failure throws `Failed to fetch crypto data` with the
 * reason as `cause`. We can't tell rate limiting apart, because the public service's 429 response has no CORS headers.
 */
export function createQuoteLoader({
  fetch: fetchFn,
  origin,
  coins,
  now,
}: QuoteLoaderOptions): QuoteLoader {
  const url = `${origin}${MARKET_PATH}?${buildQuoteQuery(coins.map(({ id }) => id))}`;
  const init: RequestInit =
    origin === BASE
      ? // Revalidate, because the cached response is from the last poll. The site may be behind a login.
        { cache: 'no-cache', credentials: 'same-origin' }
      : // The public service has a rate limit, so allow cached responses.
        { cache: 'default', credentials: 'omit' };
  return async () => {
    try {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const response = await fetchFn(toSameOriginUrl(url), { ...init, signal });
      return await parseResponse(response, now);
    } catch (cause) {
      throw new Error('Failed to fetch crypto data', { cause });
    }
  };
}

/**
 * Parses a response and calculates when each quote was current. A wrong clock on the visitor's device could make prices
 * look old, so this only compares times from the service.
 */
async function parseResponse(response: Response, now: () => number): Promise<MarketPrices> {
  if (!response.ok) throw new Error(`The price service returned status ${response.status}.`);
  const quotes = parseQuotes(await response.json());
  if (quotes.size === 0) throw new Error('The price service returned no valid prices.');
  const receivedAt = now();
  // Fall back to the visitor's clock, because cross-origin responses don't expose this header.
  const generatedAt = Date.parse(response.headers.get('Date') ?? '');
  const cachedFor = seconds(Number(response.headers.get('Age') ?? 0) || 0);
  const serviceNow = Number.isNaN(generatedAt) ? receivedAt : generatedAt + cachedFor;
  const datedQuotes = [...quotes].map(([id, quote]) => {
    const age = quote.last_updated_at === null ? 0 : serviceNow - seconds(quote.last_updated_at);
    return [id, { ...quote, asOf: receivedAt - Math.max(age, 0) }] as const;
  });
  const isSample = response.headers.get(MARKET_DATA_HEADER) === 'sample';
  return { source: isSample ? 'sample' : 'market', quotes: new Map(datedQuotes) };
}

/** Keeps previous quotes for coins missing from the new response, but never mixes sample and market prices. */
export function mergeQuotes(previous: MarketPrices | undefined, next: MarketPrices) {
  if (previous?.source !== next.source) return next;
  return { ...next, quotes: new Map([...previous.quotes, ...next.quotes]) };
}
