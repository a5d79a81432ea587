import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { COINS } from '../../test/coins.ts';
import { toPriceRows, type MarketPrices } from './coins.ts';
import { keepLastQuotes, loadQuotes } from './loadQuotes.ts';
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

test('a row has exactly the fields of the specification', () => {
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

test('keeps the configured order, then adds unconfigured coins by id', () => {
  const rows = toPriceRows(prices({ dogecoin: 1, uniswap: 2 }), COINS);
  const symbols = ['BTC', 'ETH', 'BNB', 'ADA', 'SOL', 'DOT', 'LINK', 'UNI', 'DOGECOIN'];
  expect(rows.map(({ symbol }) => symbol)).toEqual(symbols);
  expect(rows[8]).toMatchObject({ id: 'dogecoin', name: 'dogecoin' });
});

test.each([
  ['keeps the last value of a coin without a usable one', 'market', { bitcoin: 3, solana: 2 }],
  ['never mixes a sample with market data', 'sample', { bitcoin: 3 }],
] as const)('%s', (_, before, kept) => {
  const next = keepLastQuotes(prices({ bitcoin: 1, solana: 2 }, before), prices({ bitcoin: 3 }));
  expect(next).toEqual(prices(kept));
});

test('prices are fresh for 5 s, and failed calls are retried three times', () => {
  const { staleTime, retry, retryDelay } = quotesQuery(() => Promise.reject(new Error('down')));
  expect([staleTime, retry]).toEqual([5_000, 3]);
  const waits = [0, 1, 2, 3, 4, 5, 6].map(retryDelay as (failures: number) => number);
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

beforeAll(() => vi.stubGlobal('location', new URL('https://page.example/es/')));
afterAll(() => vi.unstubAllGlobals());

const bitcoin = quote(64210.55);
/** A loader over a fake price service. `asked`: its calls. */
function loader(answer: () => Promise<Response>, origin = '') {
  const asked = vi.fn<typeof fetch>(answer);
  return { asked, load: loadQuotes({ fetch: asked, origin, coins: COINS, now: () => NOW }) };
}
const json = (body: unknown, init?: ResponseInit) => () =>
  Promise.resolve(Response.json(body, init));

test('sends the five parameters and gives up after 8 seconds', async () => {
  const signal = new AbortController().signal;
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  onTestFinished(() => timeout.mockRestore());
  const { asked, load } = loader(json({ bitcoin }), SERVICE);
  await load();
  expect(asked.mock.calls).toEqual([
    [
      `${SERVICE}/api/v3/simple/price?ids=bitcoin,ethereum,binancecoin,cardano,solana,polkadot,chainlink,uniswap&vs_currencies=usd&include_market_cap=true&include_24hr_vol=true&include_24hr_change=true`,
      { cache: 'default', credentials: 'omit', signal },
    ],
  ]);
  expect(timeout).toHaveBeenCalledWith(8_000);
  const proxy = loader(json({ bitcoin }));
  await proxy.load();
  const options = { cache: 'no-cache', credentials: 'same-origin', signal };
  expect(proxy.asked.mock.calls[0]).toEqual([
    expect.stringMatching(/^https:\/\/page\.example\/api\/v3\//),
    options,
  ]);
});

const HOUR_BEHIND = new Date(NOW - 3_600_000 + 60_000).toUTCString();
test.each([
  ["the visitor's clock", NOW / 1000 - 3_600, { Date: HOUR_BEHIND }, 60],
  ['a cache on the way', NOW / 1000 - 60, { Date: new Date(NOW).toUTCString(), Age: '840' }, 900],
])(
  'a coin is as old as the service says, whatever %s says',
  async (_, last_updated_at, headers, age) => {
    const { load } = loader(json({ bitcoin: { ...bitcoin, last_updated_at } }, { headers }));
    expect((await load()).quotes.get('bitcoin')?.asOf).toBe(NOW - age * 1_000);
  },
);

test.each([
  ['a failed status', json({ bitcoin }, { status: 503 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is not JSON', () => Promise.resolve(new Response('<html>'))],
  ["the service's error object", json({ status: { error_code: 429 } })],
  ['an answer without usable price', json({ bitcoin: { usd: -1 } })],
])('%s is "Failed to fetch crypto data"', async (_, answer) => {
  await expect(loader(answer).load()).rejects.toThrow(/^Failed to fetch crypto data$/);
});
