import * as z from 'zod/mini';

/**
 * Market data from CoinGecko API v3, "Coin Price by IDs", keyed by coin id. Our price proxy has the same path, query
 * and JSON, so a page can use either.
 */
export const MARKET_PATH = '/api/v3/simple/price';

const FIGURES = 'include_market_cap=true&include_24hr_vol=true&include_24hr_change=true';

/** Builds the query string of a price request, without the leading `?`. */
export const buildQuoteQuery = (ids: readonly string[]) =>
  `ids=${ids.join(',')}&vs_currencies=usd&${FIGURES}`;

/** The price proxy sets this to `sample` when the prices are invented. */
export const MARKET_DATA_HEADER = 'X-Market-Data';

// The last number below 1e14, many times the whole market. Larger ones are errors and would break the layout.
const MAX_USD = 1e14 - 1 / 64;
const MAX_PERCENT = 1e6;
// 2001-09-09 to 2286-11-20. Rejects milliseconds.
const MIN_UNIX_SECONDS = 1e9;
const MAX_UNIX_SECONDS = 1e10;

/** A number from `min` to `max`; null for anything else. */
const numberOrNull = (min: number, max: number) =>
  z.catch(z.nullable(z.number().check(z.gte(min), z.lte(max))), null);

const Quote = z.object({
  /** Price in US dollars. */
  usd: z.number().check(z.gt(0), z.lte(MAX_USD)),
  /** US dollars. This and all fields below are null if the service has no value. */
  usd_market_cap: numberOrNull(0, MAX_USD),
  /** US dollars. */
  usd_24h_vol: numberOrNull(0, MAX_USD),
  /** Percent, signed. */
  usd_24h_change: numberOrNull(-MAX_PERCENT, MAX_PERCENT),
  /** Unix seconds. */
  last_updated_at: numberOrNull(MIN_UNIX_SECONDS, MAX_UNIX_SECONDS),
});

/** The validated data of one coin. */
export type Quote = Readonly<z.infer<typeof Quote>>;

/** Quotes by coin id, in the order of the answer. */
export type Quotes = ReadonlyMap<string, Quote>;

/** A coin without a usable price is null. */
const Answer = z.record(z.string(), z.catch(z.nullable(Quote), null));

/**
 * Parses an answer of the price service. Skips coins without a usable price; other missing or impossible numbers
 * become null.
 * @param body parsed JSON.
 * @returns the usable quotes; empty if the answer is `{}` because all ids are unknown.
 * @throws TypeError if the body is not an object keyed by coin id. The service also sends its error object
 *   `{"status":{"error_code":429,…}}` with status 200.
 */
export function parseQuotes(body: unknown): Quotes {
  const answer = Answer.safeParse(body);
  if (!answer.success) {
    throw new TypeError('The price service did not answer with an object of quotes.');
  }
  if (Object.hasOwn(answer.data, 'status') || Object.hasOwn(answer.data, 'error')) {
    throw new TypeError('The price service answered with an error object.');
  }
  const coins = Object.entries(answer.data);
  return new Map(coins.flatMap(([id, quote]) => (quote ? [[id, quote] as const] : [])));
}
