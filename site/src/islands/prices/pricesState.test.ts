import { expect, test } from 'vitest';
import { COINS } from '../../../test/coins.ts';
import type { MarketPrices } from '../../market/marketPrices.ts';
import { announcement, badgeOf, pricesState, toBoardPrices } from './pricesState.ts';

const NOW = 1_000_000_000;
const MINUTE = 60_000;
const prices = (age: number, source: MarketPrices['source'] = 'market'): MarketPrices => ({
  source,
  quotes: new Map([
    [
      'bitcoin',
      {
        usd: 1,
        usd_market_cap: null,
        usd_24h_vol: null,
        usd_24h_change: null,
        last_updated_at: null,
        asOf: NOW - age,
      },
    ],
  ]),
});
const loaded = (data: MarketPrices, refreshFailed = false) =>
  ({ kind: 'loaded', data: toBoardPrices(data, COINS), updatedAt: NOW, refreshFailed }) as const;

test('prices are live while their last answer is young', () => {
  const state = pricesState(loaded(prices(0)), false);
  expect([state.kind, badgeOf(state, false)]).toEqual(['live', 'live']);
});

test('prices without a new answer for 30 seconds are not live', () => {
  const state = pricesState(loaded(prices(0)), true);
  expect([state.kind, badgeOf(state, false)]).toEqual(['old', 'notLive']);
});

test('a board of nothing but old coins is not live, and says how old each is', () => {
  const state = pricesState(loaded(prices(6 * MINUTE)), false);
  expect(state.kind).toBe('old');
  expect('rows' in state && state.rows[0]?.oldSince).toBe(NOW - 6 * MINUTE);
});

test('after a failed refresh the rows stay', () => {
  const state = pricesState(loaded(prices(0), true), false);
  expect(state.kind).toBe('refreshFailed');
  expect('rows' in state && state.rows[0]?.row.current_price).toBe(1);
  expect(badgeOf(state, false)).toBe('notLive');
});

test('a sample is called one', () => {
  expect(badgeOf(pricesState(loaded(prices(0, 'sample')), false), false)).toBe('sample');
});

test.each([
  [{ kind: 'loading' }, 'connecting'],
  [{ kind: 'failed' }, 'notLive'],
] as const)('%j is badged %s, and paused when paused', (state, badge) => {
  expect(badgeOf(state, false)).toBe(badge);
  expect(badgeOf(state, true)).toBe('paused');
});

test.each([
  ['loading', 'live', 'loaded'],
  ['loading', 'failed', 'failed'],
  ['live', 'refreshFailed', 'failed'],
  ['refreshFailed', 'live', 'recovered'],
  ['failed', 'live', 'recovered'],
  ['live', 'live', null],
  ['refreshFailed', 'refreshFailed', null],
  ['live', 'old', null],
  ['old', 'live', null],
] as const)('from %s to %s a screen reader hears %s', (before, after, said) => {
  expect(announcement({ kind: before, paused: false }, { kind: after, paused: false })).toBe(said);
});

const live = (paused: boolean) => ({ kind: 'live', paused }) as const;

test('a pause is said, and its end', () => {
  expect(announcement(live(false), live(true))).toBe('paused');
  expect(announcement(live(true), live(false))).toBe('resumed');
});
