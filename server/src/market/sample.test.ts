import { expect, test } from 'vitest';
import { parseQuotes } from '#contract/quote.ts';
import { NOON } from '../../test/clock.ts';
import { sampleQuotes } from './sample.ts';

const COINS = ['bitcoin', 'solana', 'a-coin-of-the-owner'];

test('has figures for every coin of the page, in a shape that the page reads', () => {
  const quotes = sampleQuotes(COINS, NOON);
  expect([...quotes.keys()]).toEqual(COINS);
  expect(parseQuotes(JSON.parse(JSON.stringify(Object.fromEntries(quotes))))).toEqual(quotes);
});

test('moves, and never further than 2% from its round figures', () => {
  const prices = Array.from(
    { length: 60 },
    (_, minute) => sampleQuotes(COINS, NOON + minute * 60_000).get('bitcoin')?.usd ?? NaN,
  );
  expect(new Set(prices).size).toBeGreaterThan(5);
  expect(Math.max(...prices)).toBeLessThanOrEqual(61_200);
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(58_800);
});
