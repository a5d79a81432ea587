import { expect, test } from 'vitest';
import { spellCents } from './cents.ts';

test.each([
  [1, 'one'],
  [5, 'five'],
  [13, 'thirteen'],
  [20, 'twenty'],
  [30, 'thirty'],
  [35, 'thirty-five'],
  [99, 'ninety-nine'],
  [0, null],
  [2.5, null],
  [100, null],
])('%d cents are spelled %s', (cents, words) => {
  expect(spellCents(cents)).toBe(words);
});
