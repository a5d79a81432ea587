import { expect, test } from 'vitest';
import { language } from '../content/en/language.ts';
import { spell } from './spell.ts';

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
])('%d is spelled %s', (number, words) => {
  expect(spell(number, language.numbers)).toBe(words);
});
