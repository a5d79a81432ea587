/**
 * Market data as the public service and our relay both answer it.
 *
 * `GET /api/v3/simple/price` answers an object keyed by asset id. Source: CoinGecko API v3,
 * "Coin Price by IDs"; the relay keeps the same path, query and JSON, so that a page can be
 * pointed at either.
 */
export const MARKET_PATH = '/api/v3/simple/price';

/** The eight assets of the Trading Dashboard, in the order in which their rows stand. */
export const ASSET_IDS = [
  'bitcoin',
  'ethereum',
  'binancecoin',
  'cardano',
  'solana',
  'polkadot',
  'chainlink',
  'uniswap',
] as const;

const FIGURES = 'include_market_cap=true&include_24hr_vol=true&include_24hr_change=true';
/** The query string, without the leading `?`. */
export const QUOTE_SEARCH = `ids=${ASSET_IDS.join(',')}&vs_currencies=usd&${FIGURES}`;

/** Set by the relay to `sample` when the figures are the built-in sample, not market data. */
export const MARKET_DATA_HEADER = 'X-Market-Data';

/**
 * One asset's figures, after validation.
 * `usd`: price in US dollars, above 0. `usd_market_cap`, `usd_24h_vol`: US dollars, 0 or more,
 * or null when the service has none. `usd_24h_change`: percent, signed, or null.
 * `last_updated_at`: Unix seconds, or null when it was not asked for.
 */
export type Quote = Readonly<{
  usd: number;
  usd_market_cap: number | null;
  usd_24h_vol: number | null;
  usd_24h_change: number | null;
  last_updated_at: number | null;
}>;

/** Quotes by asset id, in the order in which the answer named them. */
export type Quotes = ReadonlyMap<string, Quote>;

// Far above any real figure, far below what breaks a layout: a price of 1e300 is a fault, not a price.
const MAX_USD = 1e15;
// The last number below 1e14, which is many times what the whole market turns over in a day.
const MAX_VOLUME_USD = 1e14 - 1 / 64;
const MAX_PERCENT = 1e6;
// 2001-09-09, and 2286-11-20: seconds, never milliseconds.
const MIN_UNIX_SECONDS = 1e9;
const MAX_UNIX_SECONDS = 1e10;
// No asset id of the public service is longer; a longer key is not an id.
const MAX_ID_LENGTH = 100;

/** The value where it is a number within the bounds, both included; null for anything else. */
const within = (value: unknown, least: number, most: number): number | null =>
  typeof value === 'number' && value >= least && value <= most ? value : null;

/** One asset's figures; null when it is no object, or has no usable price. */
function parseQuote(value: unknown): Quote | null {
  if (typeof value !== 'object' || value === null) return null;
  const figures = value as Partial<Record<keyof Quote, unknown>>;
  const usd = within(figures.usd, Number.MIN_VALUE, MAX_USD);
  if (usd === null) return null;
  return {
    usd,
    usd_market_cap: within(figures.usd_market_cap, 0, MAX_USD),
    usd_24h_vol: within(figures.usd_24h_vol, 0, MAX_VOLUME_USD),
    usd_24h_change: within(figures.usd_24h_change, -MAX_PERCENT, MAX_PERCENT),
    last_updated_at: within(figures.last_updated_at, MIN_UNIX_SECONDS, MAX_UNIX_SECONDS),
  };
}

/**
 * Reads an answer of the price service coin by coin: a coin without a usable price is left out,
 * a missing or impossible figure beside a usable price becomes null.
 * @param body the parsed JSON, of unknown shape.
 * @returns the usable quotes; empty when the answer is `{}` (all ids unknown).
 * @throws TypeError when the body is not an object keyed by asset id, such as the error object
 *   `{"status":{"error_code":429,…}}`, which the service also sends with status 200.
 */
export function parseQuotes(body: unknown): Quotes {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new TypeError('The price service answered something that is not an object of quotes.');
  }
  if (Object.hasOwn(body, 'status') || Object.hasOwn(body, 'error')) {
    throw new TypeError('The price service answered an error object instead of quotes.');
  }
  const quotes = new Map<string, Quote>();
  // Object.entries reads own keys only, so `__proto__` and `constructor` in the JSON reach nothing;
  // a name that every object carries is refused even so, because it is no asset id.
  for (const [id, value] of Object.entries(body)) {
    if (id in Object.prototype || id.length > MAX_ID_LENGTH) continue;
    const quote = parseQuote(value);
    if (quote) quotes.set(id, quote);
  }
  return quotes;
}
