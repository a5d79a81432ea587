import { expect, test } from 'vitest';
import { COINS } from '../../../test/coins.ts';
import type { Quotes } from '../../market/useQuotes.ts';
import { toMarket } from './market.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const EMPTY_STATS = { usd_market_cap: null, usd_24h_vol: null, usd_24h_change: null };

type LoadedQuotes = Extract<Quotes, { kind: 'live' | 'old' | 'refreshFailed' }>;

/** Creates quotes that were loaded at noon, with a single quote of the given age. */
const createQuotes = (id: string, usd: number, age = 0): LoadedQuotes => ({
  kind: 'live',
  isPaused: false,
  updatedAt: NOON,
  prices: {
    source: 'market',
    quotes: new Map([[id, { ...EMPTY_STATS, usd, last_updated_at: null, asOf: NOON - age }]]),
  },
});
const currentQuotes = createQuotes('solana', 150.3);

test.each<[string, LoadedQuotes, object]>([
  ['is current', currentQuotes, { isOld: false }],
  ['is five minutes old', createQuotes('solana', 1, 5 * MINUTE), { isOld: false }],
  [
    'is more than five minutes old',
    createQuotes('solana', 1, 6 * MINUTE),
    { isOld: true, asOf: NOON - 6 * MINUTE },
  ],
  ['could not be refreshed', { ...currentQuotes, kind: 'refreshFailed' }, { isOld: true }],
  ['is overdue for a refresh', { ...currentQuotes, kind: 'old' }, { isOld: true }],
  ['is paused', { ...currentQuotes, isPaused: true }, { isOld: true }],
])('sets isOld and the time of a quote that %s', (_, quotes, expected) => {
  expect(toMarket(COINS, quotes).coins.find(({ id }) => id === 'solana')).toMatchObject(expected);
});
