import { expect, test } from 'vitest';
import { COINS } from '../../../test/coins.ts';
import { announcement, badgeOf, pricesState } from './pricesState.ts';

const NOW = 1_000_000_000;
const OLD = NOW - 6 * 60_000;

function board({
  asOf = NOW,
  source = 'market' as 'market' | 'sample',
  refreshFailed = false,
  overdue = false,
}) {
  const figures = { usd_market_cap: null, usd_24h_vol: null, usd_24h_change: null };
  const bitcoin = { usd: 1, ...figures, last_updated_at: null, asOf };
  const data = { source, quotes: new Map([['bitcoin', bitcoin]]) };
  return { kind: 'loaded', data, updatedAt: NOW, refreshFailed, overdue } as const;
}

test.each([
  ['while their last answer is young', board({}), 'live', 'live'],
  ['without a new answer for 30 seconds', board({ overdue: true }), 'old', 'notLive'],
  ['when each coin is old', board({ asOf: OLD }), 'old', 'notLive'],
  ['after a failed refresh', board({ refreshFailed: true }), 'refreshFailed', 'notLive'],
  ['of a sample', board({ source: 'sample' }), 'live', 'sample'],
  ['on their way', { kind: 'loading' }, 'loading', 'connecting'],
  ['that did not load', { kind: 'failed' }, 'failed', 'notLive'],
] as const)('prices %s', (_, result, kind, badge) => {
  const state = pricesState(result, COINS);
  expect([state.kind, badgeOf(state, false)]).toEqual([kind, badge]);
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
