import { MARKET_DATA_HEADER, MARKET_PATH, parseQuotes, quoteSearch } from '#contract/quote.ts';
import { seconds } from '../lib/time.ts';
import { dateQuotes } from './marketPrices.ts';
import type { MarketPrices } from './marketPrices.ts';

/** Asks for the prices once. */
export type LoadQuotes = (signal: AbortSignal) => Promise<MarketPrices>;

type World = {
  fetch: typeof globalThis.fetch;
  /** The origin of the price service; empty for the page's own. */
  origin: string;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Covers the headers and the body. */
export const TIMEOUT = seconds(8);

/**
 * @returns a loader of the prices of all configured assets.
 * @throws Error `Failed to fetch crypto data`, whatever went wrong; `cause` holds the reason. A
 *   limit that the public service enforces is invisible to a browser, because that answer lacks
 *   CORS headers, so reasons are not told apart.
 */
export function loadQuotes({ fetch: ask, origin, now }: World): LoadQuotes {
  const address = `${origin}${MARKET_PATH}?${quoteSearch()}`;
  return async (signal) => {
    const stop = new AbortController();
    const abort = () => stop.abort();
    const timer = setTimeout(abort, TIMEOUT);
    signal.addEventListener('abort', abort);
    try {
      return await read(await ask(address, { signal: stop.signal, credentials: 'omit' }), now);
    } catch (cause) {
      throw new Error('Failed to fetch crypto data', { cause });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  };
}

async function read(response: Response, now: () => number): Promise<MarketPrices> {
  if (!response.ok) throw new Error(`The price service answered ${response.status}.`);
  const quotes = parseQuotes(await response.json());
  if (quotes.size === 0) throw new Error('The price service named no usable price.');
  const fetchedAt = now();
  // Only the page's own origin shows this header; a service that hides it is taken at the visitor's clock.
  const sentAt = Date.parse(response.headers.get('Date') ?? '');
  return {
    source: response.headers.get(MARKET_DATA_HEADER) === 'sample' ? 'sample' : 'market',
    quotes: dateQuotes(quotes, { fetchedAt, sentAt: Number.isNaN(sentAt) ? fetchedAt : sentAt }),
  };
}
