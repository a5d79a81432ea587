import * as z from 'zod/mini';

/**
 * Path of CoinGecko's API v3 endpoint "Coin Price by IDs". Our price proxy uses the same path, query, and response
 * format, so the page can use either.
 */
export const MARKET_PATH = '/api/v3/simple/price';

const FIELDS = 'include_market_cap=true&include_24hr_vol=true&include_24hr_change=true';

/** Builds the query string of a price request, without the leading `?`. */
export const buildQuoteQuery = (ids: readonly string[]) =>
  `ids=${ids.join(',')}&vs_currencies=usd&${FIELDS}`;

/** The price proxy sets this response header to `sample` when it returns sample prices. */
export const MARKET_DATA_HEADER = 'X-Market-Data';

// The largest double below 1e14. That's many times the value of the whole crypto market. Anything larger is an error
// and would break the layout.
const MAX_USD = 1e14 - 1 / 64;
const MAX_PERCENT = 1e6;
// From 2001-09-09 to 2286-11-20. This rejects timestamps in milliseconds.
const MIN_UNIX_SECONDS = 1e9;
const MAX_UNIX_SECONDS = 1e10;

/** Creates a schema for numbers from `min` to `max`. Any other value becomes null. */
const numberOrNull = (min: number, max: number) =>
  z.catch(z.nullable(z.number().check(z.gte(min), z.lte(max))), null);

const Quote = z.object({
  /** Price in US dollars. */
  usd: z.number().check(z.gt(0), z.lte(MAX_USD)),
  /** US dollars. This field and the ones below are null if the service has no valid value. */
  usd_market_cap: numberOrNull(0, MAX_USD),
  /** US dollars. */
  usd_24h_vol: numberOrNull(0, MAX_USD),
  /** Percent, signed. */
  usd_24h_change: numberOrNull(-MAX_PERCENT, MAX_PERCENT),
  /** Unix seconds. */
  last_updated_at: numberOrNull(MIN_UNIX_SECONDS, MAX_UNIX_SECONDS),
});

/** Market data of a coin. */
export type Quote = Readonly<z.infer<typeof Quote>>;

/** Quotes by coin ID, in response order. */
export type Quotes = ReadonlyMap<string, Quote>;

/** Maps coin IDs to quotes, or to null for coins without a valid price. */
const QuotesResponse = z.record(z.string(), z.catch(z.nullable(Quote), null));

/**
 * Parses a response from the price service. Skips coins without a valid price. Other invalid numbers become null.
 * @param body the parsed JSON.
 * @returns an empty map for `{}`. That's what the service returns if it has none of the coins.
 * @throws TypeError if the body doesn't map coin IDs to quotes. The service sometimes returns an error such as
 *   `{"status":{"error_code":429,…}}` with status 200.
 */
export function parseQuotes(body: unknown): Quotes {
  const response = QuotesResponse.safeParse(body);
  if (!response.success) {
    throw new TypeError('The price service returned an unexpected response.');
  }
  if (Object.hasOwn(response.data, 'status') || Object.hasOwn(response.data, 'error')) {
    throw new TypeError('The price service returned an error object.');
  }
  const coins = Object.entries(response.data);
  return new Map(coins.flatMap(([id, quote]) => (quote ? [[id, quote] as const] : [])));
}
