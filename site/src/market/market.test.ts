import { expect, test } from 'vitest';
import { COINS } from '../../test/coins.ts';
import { toPriceRows } from './coins.ts';
import { keepLastQuotes, type MarketPrices } from './loadQuotes.ts';
import { quotesQuery } from './useQuotes.ts';

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

test('a row has the fields of the specification and no others', () => {
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

test('rows stand in the configured order; an asset that nobody configured follows, by its id', () => {
  const rows = toPriceRows(prices({ dogecoin: 1, uniswap: 2 }), COINS);
  const symbols = ['BTC', 'ETH', 'BNB', 'ADA', 'SOL', 'DOT', 'LINK', 'UNI', 'DOGECOIN'];
  expect(rows.map(({ symbol }) => symbol)).toEqual(symbols);
  expect(rows[8]).toMatchObject({ id: 'dogecoin', name: 'dogecoin' });
});

test.each([
  ['a coin without a usable figure keeps its last one', 'market', { bitcoin: 3, solana: 2 }],
  ['a sample is never mixed with market data', 'sample', { bitcoin: 3 }],
] as const)('%s', (_, before, kept) => {
  const next = keepLastQuotes(prices({ bitcoin: 1, solana: 2 }, before), prices({ bitcoin: 3 }));
  expect(next).toEqual(prices(kept));
});

test('prices are fresh for 5 seconds; a failed call is tried 3 times more, after 1, 2, 4 … at most 30 seconds', () => {
  const { staleTime, retry, retryDelay } = quotesQuery(() => Promise.reject(new Error('down')));
  expect([staleTime, retry]).toEqual([5_000, 3]);
  const waits = [0, 1, 2, 3, 4, 5, 6].map((failures) =>
    typeof retryDelay === 'function' ? retryDelay(failures, new Error('down')) : retryDelay,
  );
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});
