import { expect, test } from 'vitest';
import {
  LAST_POSITION,
  LEAST_CENTS,
  MOST_CENTS,
  positionOf,
  readSize,
  readTrades,
  sizeAt,
} from './tradeSize.ts';

test('the slider goes from $50 to $100,000 by sizes of two significant figures, none of them twice', () => {
  const sizes = Array.from({ length: LAST_POSITION + 1 }, (_, position) => sizeAt(position));
  expect([sizes[0], sizes.at(-1)]).toEqual([LEAST_CENTS, MOST_CENTS]);
  expect(sizes.filter((cents) => !/^\d\d0*$/.test(`${cents}`))).toEqual([]);
  expect([...new Set(sizes)].toSorted((a, b) => a - b)).toEqual(sizes);
  expect(sizes).toContain(9_900_00);
  expect(sizes).toContain(11_000_00);
});

test('a size stands where the slider says so, and one between two at the lower', () => {
  for (const cents of [LEAST_CENTS, 1_000_00, 10_000_00, MOST_CENTS]) {
    expect(sizeAt(positionOf(cents))).toBe(cents);
  }
  expect(sizeAt(positionOf(1_234_56))).toBe(1_200_00);
});

test.for([
  ['10,000', 10_000_00],
  ['$1 234.5', 1_234_50],
  ['99.99', 99_99],
  ['99.999', undefined],
  ['10.000', undefined],
  ['1.000,50', undefined],
  ['٢٬٥٠٠٫٥', 2_500_50],
  ['7', LEAST_CENTS],
  ['999999999', MOST_CENTS],
  ['', undefined],
  ['.', undefined],
  ['-80', undefined],
  ['10,5', undefined],
  ['1,2345', undefined],
  ['1e5', undefined],
] as const)('%s typed as a size is %s cents', ([typed, cents]) => {
  expect(readSize(typed)).toBe(cents);
});

test.for([
  ['20', 20],
  ['0', 1],
  ['-3', 1],
  ['201', 200],
  ['2.6', 3],
  ['1,000', 200],
  ['10,5', undefined],
  ['2,5000', undefined],
  ['1.000', undefined],
  ['0x10', undefined],
  ['', undefined],
  ['many', undefined],
] as const)('%s typed as a count is %s trades', ([typed, count]) => {
  expect(readTrades(typed)).toBe(count);
});
