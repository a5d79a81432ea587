import { MARKET_DATA_HEADER, MARKET_PATH, parseQuotes, buildQuoteQuery } from '#contract/quote.ts';
import { REQUEST_TIMEOUT_MS } from '#contract/time.ts';
import { toSameOriginUrl } from '../lib/toSameOriginUrl.ts';
import { BASE } from '../lib/withBase.ts';
import { seconds } from '../lib/time.ts';
import type { Coin, MarketPrices } from './coins.ts';

export type QuoteLoader = () => Promise<MarketPrices>;

type QuoteLoaderOptions = {
  fetch: typeof globalThis.fetch;
  /** The price service's origin, or an empty string if it's the page's own. */
  origin: string;
  coins: readonly Coin[];
  /** Returns milliseconds since 1970. */
  now: () => number;
};

/**
 * Creates a function that fetches the prices of all coins. On any failure, it throws `Failed to fetch crypto data` with
 * the reason as `cause`. The public service's 429 response doesn't have CORS headers, so we can't tell rate limiting
 * apart from other failures.
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
      ? // The cached response is one poll old, so revalidate. Send credentials in case the site is behind a login.
        { cache: 'no-cache', credentials: 'same-origin' }
      : // The public service limits the number of calls, so allow cached responses.
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
 * Parses a response and adds a time to each quote. The visitor's clock may be wrong and make prices look old, so this
 * only compares times from the service with each other.
 */
async function parseResponse(response: Response, now: () => number): Promise<MarketPrices> {
  if (!response.ok) throw new Error(`The price service returned status ${response.status}.`);
  const quotes = parseQuotes(await response.json());
  if (quotes.size === 0) throw new Error('The price service returned no valid prices.');
  const receivedAt = now();
  // Cross-origin responses don't expose this header, so fall back to the visitor's clock.
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

/** Adds previous quotes for coins missing from the new response. Never mixes sample prices with market prices. */
export function mergeQuotes(previous: MarketPrices | undefined, next: MarketPrices) {
  if (previous?.source !== next.source) return next;
  return { ...next, quotes: new Map([...previous.quotes, ...next.quotes]) };
}
