import { expect, test } from 'vitest';
import { COINS } from '../../../test/coins.ts';
import type { QuotesResult } from '../../market/useQuotes.ts';
import { coinOf, toMarket } from './market.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const NO_FIGURES = { usd_market_cap: null, usd_24h_vol: null, usd_24h_change: null };

type Loaded = Extract<QuotesResult, { kind: 'loaded' }>;

/** An answer at noon, in which one coin has a price that is so old. */
const loaded = (id: string, usd: number, age = 0): Loaded => ({
  kind: 'loaded',
  updatedAt: NOON,
  refreshFailed: false,
  overdue: false,
  data: {
    source: 'market',
    quotes: new Map([[id, { ...NO_FIGURES, usd, last_updated_at: null, asOf: NOON - age }]]),
  },
});
const priced = loaded('solana', 150.3);
const sample: Loaded = { ...priced, data: { ...priced.data, source: 'sample' } };

test.each<[string, Loaded, boolean, object]>([
  ['is new', priced, false, { isOld: false, isSample: false }],
  ['is a sample', sample, false, { isOld: false, isSample: true }],
  ['is five minutes old', loaded('solana', 1, 5 * MINUTE), false, { isOld: false }],
  ['is older', loaded('solana', 1, 6 * MINUTE), false, { isOld: true, asOf: NOON - 6 * MINUTE }],
  ['could not be refreshed', { ...priced, refreshFailed: true }, false, { isOld: true }],
  ['got no answer in time', { ...priced, overdue: true }, false, { isOld: true }],
  ['is paused', priced, true, { isOld: true }],
])('a price that %s says so', (_, result, paused, says) => {
  expect(coinOf('solana', toMarket(COINS, result, paused).coins)).toMatchObject(says);
});
