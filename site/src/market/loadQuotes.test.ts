import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COINS } from '../../test/coins.ts';
import { TIMEOUT, loadQuotes } from './loadQuotes.ts';

const NOW = Date.UTC(2026, 10, 21, 14, 32, 8);
const bitcoin = {
  usd: 64210.55,
  usd_market_cap: 1,
  usd_24h_vol: 2,
  usd_24h_change: 3,
  last_updated_at: NOW / 1000 - 60,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function loadFrom(answer: (request: RequestInit) => Promise<Response>, origin = '') {
  const asked: string[] = [];
  const caches: (RequestCache | undefined)[] = [];
  const load = loadQuotes({
    fetch: (address, request) => {
      if (typeof address === 'string') asked.push(address);
      caches.push(request?.cache);
      return answer(request ?? {});
    },
    origin,
    coins: COINS,
    now: () => NOW,
    wait: { until: 0 },
  });
  return { asked, caches, prices: load(new AbortController().signal) };
}
const json = (body: unknown, init?: ResponseInit) => () =>
  Promise.resolve(Response.json(body, init));

test('asks the public service for all coins, with its five parameters', async () => {
  const { asked, prices } = loadFrom(json({ bitcoin }), 'https://api.coingecko.com');
  await prices;
  expect(asked).toEqual([
    'https://api.coingecko.com/api/v3/simple/price?ids=bitcoin,ethereum,binancecoin,cardano,solana,polkadot,chainlink,uniswap&vs_currencies=usd&include_market_cap=true&include_24hr_vol=true&include_24hr_change=true',
  ]);
});

test('takes the age of a coin from the service, whatever the clock of the visitor says', async () => {
  const anHourBehind = new Date(NOW - 3_600_000 + 60_000).toUTCString();
  const late = { ...bitcoin, last_updated_at: NOW / 1000 - 3_600 };
  const { prices } = loadFrom(json({ bitcoin: late }, { headers: { Date: anHourBehind } }));
  expect((await prices).quotes.get('bitcoin')?.asOf).toBe(NOW - 60_000);
});

test('counts how long a cache on the way kept the answer', async () => {
  const headers = { Date: new Date(NOW).toUTCString(), Age: '840' };
  const { prices } = loadFrom(json({ bitcoin }, { headers }));
  expect((await prices).quotes.get('bitcoin')?.asOf).toBe(NOW - 900_000);
});

test("asks the page's own price proxy past the browser's copy, and a public service that counts calls not", async () => {
  const own = loadFrom(json({ bitcoin }));
  const foreign = loadFrom(json({ bitcoin }), 'https://api.coingecko.com');
  await Promise.all([own.prices, foreign.prices]);
  expect([own.caches, foreign.caches]).toEqual([['no-cache'], ['default']]);
});

test('knows the built-in sample from market data', async () => {
  const { prices } = loadFrom(json({ bitcoin }, { headers: { 'X-Market-Data': 'sample' } }));
  expect((await prices).source).toBe('sample');
  expect((await loadFrom(json({ bitcoin })).prices).source).toBe('market');
});

test.each([
  ['an answer that is not ok', json({ bitcoin }, { status: 503 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['something that is not JSON', () => Promise.resolve(new Response('<html>'))],
  ['the error object of the service', json({ status: { error_code: 429 } })],
  ['no usable price at all', json({ bitcoin: { usd: -1 } })],
])('%s is "Failed to fetch crypto data"', async (_, answer) => {
  await expect(loadFrom(answer).prices).rejects.toThrow(/^Failed to fetch crypto data$/);
});

test('gives up after 8 seconds', async () => {
  const { prices } = loadFrom(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const failure = expect(prices).rejects.toThrow('Failed to fetch crypto data');
  await vi.advanceTimersByTimeAsync(TIMEOUT);
  await failure;
});

test.each([
  ['30', 30],
  ['0', 1],
  ['86400', 3_600],
  ['soon', 0],
  [null, 0],
])('a limit that asks for a wait of %s is not asked again for %d seconds', async (asked, wait) => {
  let at = NOW;
  let calls = 0;
  const load = loadQuotes({
    fetch: () => {
      calls += 1;
      const headers = asked === null ? {} : { 'Retry-After': asked };
      return Promise.resolve(new Response(null, { status: 429, headers }));
    },
    origin: '',
    coins: COINS,
    now: () => at,
    wait: { until: 0 },
  });
  const fails = () =>
    expect(load(new AbortController().signal)).rejects.toThrow('Failed to fetch crypto data');
  await fails();
  at = NOW + Math.max(wait * 1_000 - 1, 0);
  await fails();
  expect(calls).toBe(wait === 0 ? 2 : 1);
  at = NOW + wait * 1_000;
  calls = 0;
  await fails();
  expect(calls).toBe(1);
});
