import { expect, test } from 'vitest';
import { inLargestUnit, printChange, printPrice, printVolume } from './numbers.ts';

test.each([
  [64210.55, '$64,210.55'],
  [0.9999999, '$1.00'],
  [1.0049999999, '$1.00'],
  [1.005000001, '$1.01'],
  [0.5, '$0.50'],
  [0.451732, '$0.451732'],
  [0.0000014, '$0.000001'],
  [0.0000001, '<$0.000001'],
])('a price of %d is printed as %s', (usd, printed) => {
  expect(printPrice(usd)).toBe(printed);
});

test.each([
  [0, '$0.00'],
  [999.99, '$999.99'],
  [999.999, '$1.00K'],
  [999_999.999, '$1.00M'],
  [999_999_999, '$1.00B'],
  [28_410_000_000, '$28.41B'],
  [1e15, '$1000000.00B'],
])('a volume of %d is printed as %s', (usd, printed) => {
  expect(printVolume(usd)).toBe(printed);
});

test.each([
  [2.31, '2.31%'],
  [-1.076, '1.08%'],
  [-0, '0.00%'],
])('a change of %d is printed without its sign, as %s', (percent, printed) => {
  expect(printChange(percent)).toBe(printed);
});

test.for([
  [1_000_000_000, 'en', { count: 1, digits: '1', unit: 'billion' }],
  [2_500_000_000, 'es', { count: 2.5, digits: '2,5', unit: 'mil millones' }],
  [21_000_000, 'pl', { count: 21, digits: '21', unit: 'milionów' }],
  [1_234_567_890, 'ar', { count: 1.23456789, digits: '1.23456789', unit: 'مليار' }],
] as const)('%d in the largest unit, in %s', ([supply, language, expected]) => {
  expect(inLargestUnit(supply, language)).toEqual(expected);
});
