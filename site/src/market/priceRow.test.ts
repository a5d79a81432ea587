import { expect, test } from 'vitest';
import { COINS } from '../../test/coins.ts';
import { keepLastFigures, type DatedQuote, type MarketPrices } from './marketPrices.ts';
import { toMarketAssets, toPriceRows } from './priceRow.ts';

const quote = (usd: number): DatedQuote => ({
  usd,
  usd_market_cap: 1e12,
  usd_24h_vol: 2e9,
  usd_24h_change: -0.5,
  last_updated_at: null,
  asOf: 0,
});
const prices = (quotes: Record<string, DatedQuote>, source: MarketPrices['source'] = 'market') => ({
  source,
  quotes: new Map(Object.entries(quotes)),
});

test('a row has the fields of the specification and no others', () => {
  expect(toPriceRows(prices({ bitcoin: quote(64210.55) }), COINS)[0]).toEqual({
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

test('rows stand in the configured order, an asset nobody configured follows under its own id', () => {
  const rows = toPriceRows(prices({ dogecoin: quote(1), uniswap: quote(2) }), COINS);
  expect(rows.map(({ id }) => id)).toEqual([...COINS.map(({ id }) => id), 'dogecoin']);
  expect(rows.at(-1)).toMatchObject({ symbol: 'DOGECOIN', name: 'dogecoin' });
});

test('of assets that nobody configured at most twenty follow', () => {
  const many = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, n) => [`coin-${n}`, quote(1)]),
  );
  const rows = toPriceRows(prices(many), COINS);
  expect(rows).toHaveLength(COINS.length + 20);
  expect(rows.at(-1)?.id).toBe('coin-19');
});

test('the symbols are those of the specification', () => {
  const symbols = toPriceRows(prices({}), COINS).map(({ symbol }) => symbol);
  expect(symbols).toEqual(['BTC', 'ETH', 'BNB', 'ADA', 'SOL', 'DOT', 'LINK', 'UNI']);
});

test('the simulation sees only assets with a price', () => {
  expect(toMarketAssets(prices({ solana: quote(148) }), COINS)).toEqual([
    { symbol: 'SOL', current_price: 148 },
  ]);
});

test('a coin without a usable figure keeps its last one', () => {
  const next = keepLastFigures(
    prices({ bitcoin: quote(1), solana: quote(2) }),
    prices({ bitcoin: quote(3) }),
  );
  expect([...next.quotes].map(([id, { usd }]) => [id, usd])).toEqual([
    ['bitcoin', 3],
    ['solana', 2],
  ]);
});

test('a sample is never mixed with market data', () => {
  const next = keepLastFigures(
    prices({ solana: quote(2) }, 'sample'),
    prices({ bitcoin: quote(3) }),
  );
  expect([...next.quotes.keys()]).toEqual(['bitcoin']);
});
