import { MARKET_DATA_HEADER, MARKET_PATH, parseQuotes, buildQuoteQuery } from '#contract/quote.ts';
import { REQUEST_TIMEOUT_MS } from '#contract/time.ts';
import { ownAddress } from '../lib/ownAddress.ts';
import { BASE } from '../lib/withBase.ts';
import { seconds } from '../lib/time.ts';
import type { Coin, MarketPrices } from './coins.ts';

/** Fetches the prices once. */
export type LoadQuotes = () => Promise<MarketPrices>;

type Dependencies = {
  fetch: typeof globalThis.fetch;
  /** The origin of the price service; empty for the page's own. */
  origin: string;
  /** The coins to request. */
  coins: readonly Coin[];
  /** Milliseconds since 1970. */
  now: () => number;
};

/**
 * @returns a loader for the prices of all coins.
 * @throws Error `Failed to fetch crypto data` for any failure, with the reason as `cause`. Browsers can't see the
 *   public service's rate limit, because that answer lacks CORS headers, so failures are not distinguished.
 */
export function loadQuotes({ fetch: ask, origin, coins, now }: Dependencies): LoadQuotes {
  const address = `${origin}${MARKET_PATH}?${buildQuoteQuery(coins.map(({ id }) => id))}`;
  const options: RequestInit =
    origin === BASE
      ? // The browser's copy is one poll old. Cookies and passwords are for checks in front of the page.
        { cache: 'no-cache', credentials: 'same-origin' }
      : // A public service limits calls, so the browser's copy is fine.
        { cache: 'default', credentials: 'omit' };
  return async () => {
    try {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const response = await ask(ownAddress(address), { ...options, signal });
      return await read(response, now);
    } catch (cause) {
      throw new Error('Failed to fetch crypto data', { cause });
    }
  };
}

/**
 * Parses an answer and dates each quote. A coin's age is the difference between two of the service's own times, so a
 * visitor's wrong clock makes no coin look old.
 */
async function read(response: Response, now: () => number): Promise<MarketPrices> {
  if (!response.ok) throw new Error(`The price service answered with ${response.status}.`);
  const quotes = parseQuotes(await response.json());
  if (quotes.size === 0) throw new Error('The price service sent no usable price.');
  const fetchedAt = now();
  // Other origins hide this header. Their answers are dated by the visitor's clock.
  const madeAt = Date.parse(response.headers.get('Date') ?? '');
  // Whole seconds in a cache on the way.
  const keptFor = seconds(Number(response.headers.get('Age') ?? 0) || 0);
  const sentAt = Number.isNaN(madeAt) ? fetchedAt : madeAt + keptFor;
  const dated = [...quotes].map(([id, quote]) => {
    const age = quote.last_updated_at === null ? 0 : sentAt - seconds(quote.last_updated_at);
    return [id, { ...quote, asOf: fetchedAt - Math.max(age, 0) }] as const;
  });
  const isSample = response.headers.get(MARKET_DATA_HEADER) === 'sample';
  return { source: isSample ? 'sample' : 'market', quotes: new Map(dated) };
}

/** A coin without a new quote keeps its last one. A sample never mixes with market data. */
export function keepLastQuotes(previous: MarketPrices | undefined, next: MarketPrices) {
  if (previous?.source !== next.source) return next;
  return { ...next, quotes: new Map([...previous.quotes, ...next.quotes]) };
}
