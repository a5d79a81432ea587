import { expect, test } from 'vitest';
import { parseQuotes } from './quote.ts';

const bitcoin = {
  usd: 64_210.55,
  usd_market_cap: 1.2e12,
  usd_24h_vol: 28.41e9,
  usd_24h_change: -1.84,
  last_updated_at: 1_700_000_000,
};

test("parses each coin's requested fields, in response order", () => {
  const quotes = parseQuotes({ unknown: { usd: 1 }, bitcoin: { ...bitcoin, eur: 1 } });
  const missing = { usd_market_cap: null, usd_24h_vol: null, usd_24h_change: null };
  expect([...quotes]).toEqual([
    ['unknown', { usd: 1, ...missing, last_updated_at: null }],
    ['bitcoin', bitcoin],
  ]);
});

test.each([0, -1, 1.1e15, Number.NaN, Number.POSITIVE_INFINITY, '64210.55', null, undefined, [1]])(
  'skips a coin with the price %s',
  (usd) => {
    const quotes = parseQuotes({ bitcoin: { ...bitcoin, usd }, solana: { usd: 148 } });
    expect([...quotes.keys()]).toEqual(['solana']);
  },
);

test.each([
  ['usd_market_cap', [-1, 1.1e15, '1', {}]],
  ['usd_24h_vol', [-1, 1e14, Number.NaN, []]],
  ['usd_24h_change', [-1.1e6, 1.1e6, 'n/a', true]],
  ['last_updated_at', [1_700_000_000_000, 0, '2026-11-21']],
] as const)('sets an invalid %s to null and keeps the price', (name, values) => {
  for (const value of values) {
    const quotes = parseQuotes({ bitcoin: { ...bitcoin, [name]: value } });
    expect(quotes.get('bitcoin')).toEqual({ ...bitcoin, [name]: null });
  }
});
