import { expect, test } from 'vitest';
import { COINS } from '../../../test/coins.ts';
import type { Quotes } from '../../market/useQuotes.ts';
import { toMarket } from './market.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const NO_FIGURES = { usd_market_cap: null, usd_24h_vol: null, usd_24h_change: null };

type Priced = Extract<Quotes, { kind: 'live' | 'old' | 'refreshFailed' }>;

/** An answer at noon with one coin of this age. */
const loaded = (id: string, usd: number, age = 0): Priced => ({
  kind: 'live',
  isPaused: false,
  updatedAt: NOON,
  prices: {
    source: 'market',
    quotes: new Map([[id, { ...NO_FIGURES, usd, last_updated_at: null, asOf: NOON - age }]]),
  },
});
const priced = loaded('solana', 150.3);

test.each<[string, Priced, object]>([
  ['is new', priced, { isOld: false }],
  ['is five minutes old', loaded('solana', 1, 5 * MINUTE), { isOld: false }],
  ['is older', loaded('solana', 1, 6 * MINUTE), { isOld: true, asOf: NOON - 6 * MINUTE }],
  ['could not be refreshed', { ...priced, kind: 'refreshFailed' }, { isOld: true }],
  ['got no answer in time', { ...priced, kind: 'old' }, { isOld: true }],
  ['is paused', { ...priced, isPaused: true }, { isOld: true }],
])('a price that %s says so', (_, result, says) => {
  expect(toMarket(COINS, result).coins.find(({ id }) => id === 'solana')).toMatchObject(says);
});
