import * as z from 'zod/mini';

/**
 * CoinGecko's "Coin Price by IDs" endpoint (API v3). Our price proxy has the same path, query, and response format, so
 * the page can use either one.
 */
export const MARKET_PATH = '/api/v3/simple/price';

const FIELDS = 'include_market_cap=true&include_24hr_vol=true&include_24hr_change=true';

export const buildQuoteQuery = (ids: readonly string[]) =>
  `ids=${ids.join(',')}&vs_currencies=usd&${FIELDS}`;

/** The price proxy sets this header to `sample` if the prices are made up. */
export const MARKET_DATA_HEADER = 'X-Market-Data';

// The largest double below 1e14, which is many times the value of the entire crypto market. Anything larger has to be an
// error and would break the layout.
const MAX_USD = 1e14 - 1 / 64;
const MAX_PERCENT = 1e6;
// Years 2001 to 2286. Rejects timestamps in milliseconds.
const MIN_UNIX_SECONDS = 1e9;
const MAX_UNIX_SECONDS = 1e10;

/** Any value that isn't a number from `min` to `max` becomes null. */
const numberOrNull = (min: number, max: number) =>
  z.catch(z.nullable(z.number().check(z.gte(min), z.lte(max))), null);

const Quote = z.object({
  usd: z.number().check(z.gt(0), z.lte(MAX_USD)),
  /** US dollars. Like the fields below, null if the service doesn't return a valid value. */
  usd_market_cap: numberOrNull(0, MAX_USD),
  /** US dollars. */
  usd_24h_vol: numberOrNull(0, MAX_USD),
  /** Percent, signed. */
  usd_24h_change: numberOrNull(-MAX_PERCENT, MAX_PERCENT),
  /** Unix seconds. */
  last_updated_at: numberOrNull(MIN_UNIX_SECONDS, MAX_UNIX_SECONDS),
});

/** Market data for one coin. */
export type Quote = Readonly<z.infer<typeof Quote>>;

/** Quotes by coin ID, in response order. */
export type Quotes = ReadonlyMap<string, Quote>;

/** Coins without a valid price are null. */
const QuotesResponse = z.record(z.string(), z.catch(z.nullable(Quote), null));

/**
 * Parses a response from the price service. Skips coins without a valid price. Other invalid numbers become null. The
 * service returns `{}` if it has none of the coins.
 * @param body the parsed JSON.
 * @throws TypeError for anything that doesn't map coin IDs to quotes. Even with status 200, the service sometimes
 *   returns an error like `{"status":{"error_code":429,…}}`.
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
