import { expect, test } from 'vitest';
import { COINS } from '../../../test/coins.ts';
import type { MarketPrices } from '../../market/marketPrices.ts';
import type { QuotesResult } from '../../market/useQuotes.ts';
import { toMarket } from './market.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

const loaded = (
  prices: Readonly<Record<string, { usd: number; age?: number }>>,
  over: { source?: MarketPrices['source']; refreshFailed?: boolean } = {},
): QuotesResult => ({
  kind: 'loaded',
  updatedAt: NOON,
  refreshFailed: over.refreshFailed ?? false,
  data: {
    source: over.source ?? 'market',
    quotes: new Map(
      Object.entries(prices).map(([id, { usd, age = 0 }]) => [
        id,
        {
          usd,
          usd_market_cap: null,
          usd_24h_vol: null,
          usd_24h_change: null,
          last_updated_at: null,
          asOf: NOON - age,
        },
      ]),
    ),
  },
});
const priced = { solana: { usd: 150.3 } };
const solana = (result: QuotesResult, paused = false) =>
  toMarket(COINS, result, paused).coins.find(({ id }) => id === 'solana');

test('there are always the same coins, in the order of the board', () => {
  for (const result of [{ kind: 'loading' }, { kind: 'failed' }, loaded(priced)] as const) {
    expect(toMarket(COINS, result, false).coins.map(({ id }) => id)).toEqual(
      COINS.map(({ id }) => id),
    );
  }
});

test('prices that load, fail or are there are told apart', () => {
  expect(toMarket(COINS, { kind: 'loading' }, false).kind).toBe('loading');
  expect(toMarket(COINS, { kind: 'failed' }, false).kind).toBe('none');
  expect(toMarket(COINS, loaded(priced), false)).toMatchObject({ kind: 'prices', isSample: false });
  expect(toMarket(COINS, loaded(priced, { source: 'sample' }), false)).toMatchObject({
    isSample: true,
  });
});

test('a coin without a price, or with one that is 0 at six decimals, has none', () => {
  const { coins } = toMarket(COINS, loaded({ ...priced, cardano: { usd: 0.000_000_12 } }), false);
  const usable = coins.filter(({ price }) => price !== null).map(({ id }) => id);
  expect(usable).toEqual(['solana']);
  expect(toMarket(COINS, loaded({ cardano: { usd: 0.000_000_12 } }), false).kind).toBe('none');
});

test('a price says of when it is after five minutes, when a refresh failed and when prices are paused', () => {
  expect(solana(loaded(priced))?.isOld).toBe(false);
  expect(solana(loaded({ solana: { usd: 1, age: 5 * MINUTE } }))?.isOld).toBe(false);
  expect(solana(loaded({ solana: { usd: 1, age: 6 * MINUTE } }))).toMatchObject({
    isOld: true,
    asOf: NOON - 6 * MINUTE,
  });
  expect(solana(loaded(priced, { refreshFailed: true }))?.isOld).toBe(true);
  expect(solana(loaded(priced), true)?.isOld).toBe(true);
});
