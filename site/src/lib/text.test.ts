import { expect, test } from 'vitest';
import { fill, seenLength, textFor } from './text.ts';

test('a message takes what its placeholders name, wherever they stand', () => {
  expect(fill('{b} of {a}, {b}', { a: 'one', b: 'two' })).toBe('two of one, two');
  expect(fill('{unknown} stays', {})).toBe('{unknown} stays');
});

test('a count takes the form that the language has for it, or the one for all others', () => {
  const trades = { one: '1 trade', other: '{count} trades' };
  expect([0, 1, 2].map((count) => textFor(trades, count, 'en'))).toEqual([
    trades.other,
    trades.one,
    trades.other,
  ]);
  expect(textFor({ few: 'few', other: 'other' }, 3, 'ar')).toBe('few');
});

test('marks of direction are no letters', () => {
  expect(seenLength('\u200e\u2068$5\u2069')).toBe(2);
});
