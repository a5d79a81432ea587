import { expect, test } from 'vitest';
import {
  toLargestUnit,
  formatAtLeast,
  formatChange,
  formatPrice,
  formatVolume,
} from './numbers.ts';

test.each([
  ['a price', formatPrice(0.9999999), '$1.00'],
  ['a price', formatPrice(1.0049999999), '$1.00'],
  ['a price', formatPrice(1.005000001), '$1.01'],
  ['a price', formatPrice(0.5), '$0.50'],
  ['a price', formatPrice(0.0000014), '$0.000001'],
  ['a price', formatPrice(0.0000001), '<$0.000001'],
  ['a volume', formatVolume(0), '$0.00'],
  ['a volume', formatVolume(999.99), '$999.99'],
  ['a volume', formatVolume(999.999), '$1.00K'],
  ['a volume', formatVolume(999_999.999), '$1.00M'],
  ['a volume', formatVolume(999_999_999), '$1.00B'],
  ['a volume', formatVolume(1e15), '$1000000.00B'],
  ['a count', formatAtLeast(7), '7+'],
  ['a count', formatAtLeast(50_000), '50,000+'],
  ['a count', formatAtLeast(123_999), '123K+'],
  ['a count', formatAtLeast(1_999_999), '1.99M+'],
  ['a change without its sign', formatChange(-1.076), '1.08%'],
  ['a change without its sign', formatChange(-0), '0.00%'],
])('formats %s as %s', (_, formatted, expected) => {
  expect(formatted).toBe(expected);
});

test.for([
  [1_000_000_000, 'en', { count: 1, digits: '1', unit: 'billion' }],
  [2_500_000_000, 'es', { count: 2.5, digits: '2,5', unit: 'mil millones' }],
  [21_000_000, 'pl', { count: 21, digits: '21', unit: 'milionów' }],
  [1_234_567_890, 'ar-EG', { count: 1.23456789, digits: '1.23456789', unit: 'مليار' }],
] as const)('converts %d to the largest unit in %s', ([supply, language, expected]) => {
  expect(toLargestUnit(supply, language)).toEqual(expected);
});
