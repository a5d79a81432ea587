import { expect, test } from 'vitest';
import { fill, seenLength } from './fill.ts';

test('a place takes its value, and one without a value stays', () => {
  expect(fill('at {price}, {when}', { price: '$5' })).toBe('at $5, {when}');
});

test('what isolates a figure in a sentence from right to left takes no room', () => {
  const filled = fill('بسعر \u2068{price}\u2069', { price: '$5' });
  expect(filled).toBe('بسعر \u2068$5\u2069');
  expect(seenLength(filled)).toBe('بسعر $5'.length);
});
