import * as z from 'zod/mini';

/**
 * Market data as the public service and our price proxy both answer it.
 *
 * `GET /api/v3/simple/price` answers an object keyed by asset id. Source: CoinGecko API v3,
 * "Coin Price by IDs"; the price proxy keeps the same path, query and JSON, so that a page can be
 * pointed at either.
 */
export const MARKET_PATH = '/api/v3/simple/price';

const FIGURES = 'include_market_cap=true&include_24hr_vol=true&include_24hr_change=true';

/** The query string of a call for the prices of some coins, without the leading `?`. */
export const quoteSearch = (ids: readonly string[]) =>
  `ids=${ids.join(',')}&vs_currencies=usd&${FIGURES}`;

/** Set by the price proxy to `sample` when the figures are the built-in sample, not market data. */
export const MARKET_DATA_HEADER = 'X-Market-Data';

// The last number below 1e14, many times what the whole market is worth; a larger one is an error of the service
// and would break the layout.
const MAX_USD = 1e14 - 1 / 64;
const MAX_PERCENT = 1e6;
// 2001-09-09, and 2286-11-20: seconds, never milliseconds.
const MIN_UNIX_SECONDS = 1e9;
const MAX_UNIX_SECONDS = 1e10;

/** A number within the bounds, both included; null for anything else. */
const figure = (least: number, most: number) =>
  z.catch(z.nullable(z.number().check(z.gte(least), z.lte(most))), null);

const Quote = z.object({
  /** Price in US dollars. */
  usd: z.number().check(z.gt(0), z.lte(MAX_USD)),
  /** US dollars; like all that follows, null when the service has none. */
  usd_market_cap: figure(0, MAX_USD),
  /** US dollars. */
  usd_24h_vol: figure(0, MAX_USD),
  /** Percent, signed. */
  usd_24h_change: figure(-MAX_PERCENT, MAX_PERCENT),
  /** Unix seconds. */
  last_updated_at: figure(MIN_UNIX_SECONDS, MAX_UNIX_SECONDS),
});

/** One coin's figures, after validation. */
export type Quote = Readonly<z.infer<typeof Quote>>;

/** Quotes by coin id, in the order in which the answer named them. */
export type Quotes = ReadonlyMap<string, Quote>;

/** A coin without a usable price is null. */
const Answer = z.record(z.string(), z.catch(z.nullable(Quote), null));

/**
 * Reads an answer of the price service coin by coin: a coin without a usable price is left out,
 * a missing or impossible figure beside a usable price becomes null.
 * @param body the parsed JSON, of unknown shape.
 * @returns the usable quotes; empty when the answer is `{}` (all ids unknown).
 * @throws TypeError when the body is not an object keyed by coin id, such as the error object
 *   `{"status":{"error_code":429,…}}`, which the service also sends with status 200.
 */
export function parseQuotes(body: unknown): Quotes {
  const answer = Answer.safeParse(body);
  if (!answer.success) {
    throw new TypeError('The price service answered something that is not an object of quotes.');
  }
  if (Object.hasOwn(answer.data, 'status') || Object.hasOwn(answer.data, 'error')) {
    throw new TypeError('The price service answered an error object instead of quotes.');
  }
  const coins = Object.entries(answer.data);
  return new Map(coins.flatMap(([id, quote]) => (quote ? [[id, quote] as const] : [])));
}
