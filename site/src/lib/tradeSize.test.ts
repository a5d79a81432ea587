import { expect, test } from 'vitest';
import {
  LAST_POSITION,
  LEAST_CENTS,
  MOST_CENTS,
  nextSize,
  positionOf,
  readSize,
  readTrades,
  sizeAt,
} from './tradeSize.ts';

test('the slider runs from $50 to $100,000 in sizes of two significant figures, never back', () => {
  let before = 0;
  for (let position = 0; position <= LAST_POSITION; position += 1) {
    const cents = sizeAt(position);
    expect(`${cents}`).toMatch(/^\d\d0*$/);
    expect(cents).toBeGreaterThanOrEqual(before);
    before = cents;
  }
  expect([sizeAt(0), sizeAt(LAST_POSITION)]).toEqual([LEAST_CENTS, MOST_CENTS]);
});

test('each key press moves on to another size, both ways the same', () => {
  const up: number[] = [];
  for (let cents = LEAST_CENTS; cents < MOST_CENTS; cents = nextSize(cents, 1)) up.push(cents);
  const down: number[] = [];
  for (let cents = MOST_CENTS; cents > LEAST_CENTS;) down.push((cents = nextSize(cents, -1)));
  expect(down.toReversed()).toEqual(up);
  expect(up).toContain(10_000_00);
  expect(nextSize(MOST_CENTS, 1)).toBe(MOST_CENTS);
  expect(nextSize(LEAST_CENTS, -1)).toBe(LEAST_CENTS);
  expect(nextSize(1_234_56, 1)).toBe(1_300_00);
  expect(nextSize(1_234_56, -1)).toBe(1_200_00);
});

test('a size of the slider stands where the slider says so', () => {
  for (const cents of [LEAST_CENTS, 1_000_00, 10_000_00, MOST_CENTS]) {
    expect(sizeAt(positionOf(cents))).toBe(cents);
  }
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
