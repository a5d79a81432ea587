import { expect, test } from 'vitest';
import {
  LAST_POSITION,
  LEAST_USD,
  MOST_USD,
  positionOf,
  readSize,
  readTrades,
  sizeAt,
} from './tradeSize.ts';

test('the slider goes from $50 to $100,000 by sizes of two significant figures, none of them twice', () => {
  const sizes = Array.from({ length: LAST_POSITION + 1 }, (_, position) => sizeAt(position));
  expect([sizes[0], sizes.at(-1)]).toEqual([LEAST_USD, MOST_USD]);
  expect(sizes.filter((usd) => !/^\d\d0*$/.test(`${usd}`))).toEqual([]);
  expect([...new Set(sizes)].toSorted((a, b) => a - b)).toEqual(sizes);
  expect(sizes).toContain(9_900);
  expect(sizes).toContain(11_000);
});

test('a size stands where the slider says so, and one between two at the lower', () => {
  for (const usd of [LEAST_USD, 1_000, 10_000, MOST_USD]) expect(sizeAt(positionOf(usd))).toBe(usd);
  expect(sizeAt(positionOf(1_234.56))).toBe(1_200);
});

test.for([
  ['$1 234.5', 1_234.5],
  ['99.99', 99.99],
  ['7', LEAST_USD],
  ['999999999', MOST_USD],
  ['10.000', null],
] as const)('%s typed as a size is %s dollars', ([typed, usd]) => {
  expect(readSize(typed)).toBe(usd);
});

test.for([
  ['20', 20],
  ['0', 1],
  ['201', 200],
  ['2.6', 3],
  ['2,5000', null],
] as const)('%s typed as a count is %s trades', ([typed, count]) => {
  expect(readTrades(typed)).toBe(count);
});
