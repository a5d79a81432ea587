import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { COINS } from '../../test/coins.ts';
import { toPriceRows, type MarketPrices } from './coins.ts';
import { createQuoteLoader, mergeQuotes } from './quoteLoader.ts';
import { quotesQuery } from './useQuotes.ts';

const NOW = Date.UTC(2026, 10, 21, 14, 32, 8);
const SERVICE = 'https://api.coingecko.com';

const quote = (usd: number) => ({
  usd,
  usd_market_cap: 1e12,
  usd_24h_vol: 2e9,
  usd_24h_change: -0.5,
  last_updated_at: null,
  asOf: 0,
});
const prices = (usd: Record<string, number>, source: MarketPrices['source'] = 'market') => ({
  source,
  quotes: new Map(Object.entries(usd).map(([id, price]) => [id, quote(price)])),
});

test('returns only the specified row fields', () => {
  expect(toPriceRows(prices({ bitcoin: 64210.55 }), COINS)[0]).toEqual({
    id: 'bitcoin',
    symbol: 'BTC',
    name: 'Bitcoin',
    current_price: 64210.55,
    price_change_percentage_24h: -0.5,
    total_volume: 2e9,
    market_cap: 1e12,
    image: '/coins/bitcoin.svg',
  });
});

test('returns configured coins in order, followed by any others', () => {
  const rows = toPriceRows(prices({ dogecoin: 1, uniswap: 2 }), COINS);
  const symbols = ['BTC', 'ETH', 'BNB', 'ADA', 'SOL', 'DOT', 'LINK', 'UNI', 'DOGECOIN'];
  expect(rows.map(({ symbol }) => symbol)).toEqual(symbols);
  expect(rows[8]).toMatchObject({ id: 'dogecoin', name: 'dogecoin' });
});

test.each([
  ['keeps the last price of a coin missing from the response', 'market', { bitcoin: 3, solana: 2 }],
  ["doesn't mix sample prices with market prices", 'sample', { bitcoin: 3 }],
] as const)('%s', (_, source, expected) => {
  const previous = prices({ bitcoin: 1, solana: 2 }, source);
  expect(mergeQuotes(previous, prices({ bitcoin: 3 }))).toEqual(prices(expected));
});

test('considers prices fresh for 5 s, and retries failed requests 3 times', () => {
  const { staleTime, retry, retryDelay } = quotesQuery(() => Promise.reject(new Error('down')));
  expect([staleTime, retry]).toEqual([5_000, 3]);
  const delays = [0, 1, 2, 3, 4, 5, 6].map(retryDelay as (failures: number) => number);
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

beforeAll(() => vi.stubGlobal('location', new URL('https://page.example/es/')));
afterAll(() => vi.unstubAllGlobals());

const bitcoin = quote(64210.55);
function setUpLoader(respond: () => Promise<Response>, origin = '') {
  const fetchMock = vi.fn<typeof fetch>(respond);
  const options = { fetch: fetchMock, origin, coins: COINS, now: () => NOW };
  return { fetchMock, loadQuotes: createQuoteLoader(options) };
}
const respondWith = (body: unknown, init?: ResponseInit) => () =>
  Promise.resolve(Response.json(body, init));

test('sends the five query parameters and times out after 8 s', async () => {
  const signal = new AbortController().signal;
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  onTestFinished(() => timeout.mockRestore());
  const { fetchMock, loadQuotes } = setUpLoader(respondWith({ bitcoin }), SERVICE);
  await loadQuotes();
  expect(fetchMock.mock.calls).toEqual([
    [
      `${SERVICE}/api/v3/simple/price?ids=bitcoin,ethereum,binancecoin,cardano,solana,polkadot,chainlink,uniswap&vs_currencies=usd&include_market_cap=true&include_24hr_vol=true&include_24hr_change=true`,
      { cache: 'default', credentials: 'omit', signal },
    ],
  ]);
  expect(timeout).toHaveBeenCalledWith(8_000);
  const proxy = setUpLoader(respondWith({ bitcoin }));
  await proxy.loadQuotes();
  const options = { cache: 'no-cache', credentials: 'same-origin', signal };
  expect(proxy.fetchMock.mock.calls[0]).toEqual([
    expect.stringMatching(/^https:\/\/page\.example\/api\/v3\//),
    options,
  ]);
});

const HOUR_AGO = new Date(NOW - 3_600_000 + 60_000).toUTCString();
test.each([
  ['a wrong local clock', NOW / 1000 - 3_600, { Date: HOUR_AGO }, 60],
  ['a cached response', NOW / 1000 - 60, { Date: new Date(NOW).toUTCString(), Age: '840' }, 900],
])("calculates a quote's age despite %s", async (_, last_updated_at, headers, age) => {
  const body = { bitcoin: { ...bitcoin, last_updated_at } };
  const { loadQuotes } = setUpLoader(respondWith(body, { headers }));
  expect((await loadQuotes()).quotes.get('bitcoin')?.asOf).toBe(NOW - age * 1_000);
});

test.each([
  ['an error status', respondWith({ bitcoin }, { status: 503 })],
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a response that is not JSON', () => Promise.resolve(new Response('<html>'))],
  ['an error object from the service', respondWith({ status: { error_code: 429 } })],
  ['a response without a valid price', respondWith({ bitcoin: { usd: -1 } })],
])('throws "Failed to fetch crypto data" for %s', async (_, respond) => {
  await expect(setUpLoader(respond).loadQuotes()).rejects.toThrow(/^Failed to fetch crypto data$/);
});
