import { expect, test } from 'vitest';
import { inLargestUnit, printShare } from './tokenSupply.ts';

test.for([
  [1_000_000_000, 40, '400,000,000 ABC'],
  [1_000_000_000, 5, '50,000,000 ABC'],
  [21_000_000, 15, '3,150,000 ABC'],
] as const)('of %d tokens, %d%% reads %s', ([supply, percent, text]) => {
  expect(printShare(supply, percent, 'ABC')).toBe(text);
});

test.for([
  [1_000_000_000, 'en', { count: 1, digits: '1', unit: 'billion' }],
  [2_500_000_000, 'es', { count: 2.5, digits: '2,5', unit: 'mil millones' }],
  [21_000_000, 'pl', { count: 21, digits: '21', unit: 'milionów' }],
  [1_234_567_890, 'ar', { count: 1.23456789, digits: '1.23456789', unit: 'مليار' }],
] as const)('%d in the largest unit, in %s', ([supply, language, expected]) => {
  expect(inLargestUnit(supply, language)).toEqual(expected);
});
