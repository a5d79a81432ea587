import { expect, test } from 'vitest';
import {
  feeOn,
  feeUsd,
  printChange,
  printDollars,
  printFee,
  printPercent,
  printPrice,
  printUsd,
  printVolume,
  printWholeUsd,
  readAmount,
  toPrice,
  toRate,
} from './money.ts';

test.each([
  [64210.55, '$64,210.55'],
  [1, '$1.00'],
  [0.9999999, '$1.00'],
  [1.0049999999, '$1.00'],
  [1.005000001, '$1.01'],
  [0.4213, '$0.4213'],
  [0.5, '$0.50'],
  [0.451732, '$0.451732'],
  [0.0000014, '$0.000001'],
  [0.0000001, '<$0.000001'],
  [0, '$0.00'],
  [1e15, '$1,000,000,000,000,000.00'],
  [Number.NaN, '—'],
  [Infinity, '—'],
])('a price of %d is printed as %s', (usd, printed) => {
  expect(printPrice(usd)).toBe(printed);
});

test.each([
  [0, '$0.00'],
  [999.99, '$999.99'],
  [999.999, '$1.00K'],
  [1e3, '$1.00K'],
  [995_000, '$995.00K'],
  [999_994, '$999.99K'],
  [999_999.999, '$1.00M'],
  [1e6, '$1.00M'],
  [312_400_000, '$312.40M'],
  [999_999_999, '$1.00B'],
  [1e9, '$1.00B'],
  [28_410_000_000, '$28.41B'],
  [1e15, '$1000000.00B'],
  [Number.NaN, '—'],
])('a volume of %d is printed as %s', (usd, printed) => {
  expect(printVolume(usd)).toBe(printed);
});

test.each([
  [2.31, '2.31%'],
  [-1.076, '1.08%'],
  [0, '0.00%'],
  [-0, '0.00%'],
  [1e6, '1000000.00%'],
  [Number.NaN, '—'],
])('a change of %d is printed without its sign, as %s', (percent, printed) => {
  expect(printChange(percent)).toBe(printed);
});

test.each([
  [1011.6, '$1,012'],
  [1011.4999999999, '$1,011'],
])('a simulated amount of %d has no cents: %s', (usd, text) => {
  expect(printWholeUsd(usd)).toBe(text);
});

test.for([
  [5, '$5'],
  [7.5, '$7.50'],
  [0.025, '$0.025'],
  [100_000, '$100,000'],
] as const)('an amount of %d dollars in running text reads %s', ([usd, text]) => {
  expect(printUsd(usd)).toBe(text);
});

test.for([
  [50, 0.05, '$0.025'],
  [50, 0.25, '$0.125'],
  [1_000, 0.05, '$0.50'],
  [10_000, 0.05, '$5.00'],
  [100_000, 0.3, '$300.00'],
  [50, 0.025, '$0.0125'],
] as const)('the fee on a $%d order at %d%% reads %s', ([order, percent, text]) => {
  expect(printFee(feeUsd(order, percent))).toBe(text);
});

test.for([
  [0.05, '0.05%'],
  [0.3, '0.30%'],
  [0.025, '0.025%'],
] as const)('a rate of %d percent reads %s', ([percent, text]) => {
  expect(printPercent(percent)).toBe(text);
});

test.each([
  // Under a millionth of a dollar rounds to none: no price to trade at.
  [0.000_000_12, null],
  [0.000_000_6, '$0.000001'],
  [0.000_001, '$0.000001'],
  [0.01, '$0.01'],
  [64_210.55, '$64,210.55'],
  [1e9, '$1,000,000,000.00'],
  [1e15, '$1,000,000,000,000,000.00'],
])('a price of %d dollars is %s', (usd, printed) => {
  const price = toPrice(usd);
  expect(price === null ? null : printDollars(price)).toBe(printed);
});

test.each([
  [0.05, 100_000_000n, 50_000n],
  // A rate of more than two decimals on 10.01: 0.00375375 is rounded up at the sixth decimal.
  [0.0375, 10_010_000n, 3_754n],
  [0.3, 10_000_000n, 30_000n],
  [0, 10_000_000n, 0n],
])('at %d% the fee on %d millionths is %d', (percent, amount, fee) => {
  expect(feeOn(amount, toRate(percent))).toBe(fee);
});

test.each([
  ['100', 100_000_000n],
  ['99.5', 99_500_000n],
  ['99.', 99_000_000n],
  [' 1,000.00 ', 1_000_000_000n],
  ['1,000', 1_000_000_000n],
  ['1 000.50', 1_000_500_000n],
  ['1,000,000', 1_000_000_000_000n],
  ['10,5', null],
  ['10,50', null],
  ['1,00', null],
  ['1000,000', null],
  ['1,000,50', null],
  [',100', null],
  ['10 5', null],
  ['1.000', null],
  ['1.000,50', null],
  ['١٠٠', 100_000_000n],
  ['٢٬٥٠٠٫٥٠', 2_500_500_000n],
  ['۲۵۰', 250_000_000n],
  ['0.01', 10_000n],
  ['', null],
  ['.5', null],
  ['1.234', null],
  ['-10', null],
  ['1e3', null],
  ['ten', null],
  ['１００', 100_000_000n],
  ['9999999999', null],
])('a visitor who writes "%s" means %s', (text, micros) => {
  expect(readAmount(text)).toBe(micros);
});
