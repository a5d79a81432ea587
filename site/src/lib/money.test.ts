import { expect, test } from 'vitest';
import {
  feeOn,
  feeUsd,
  printDollars,
  printFee,
  printPercent,
  printUsd,
  printWholeUsd,
  readAmount,
  toPrice,
  toRate,
} from './money.ts';

test.each([
  [printWholeUsd(1011.6), '$1,012'],
  [printWholeUsd(1011.4999999999), '$1,011'],
  [printUsd(5), '$5'],
  [printUsd(7.5), '$7.50'],
  [printUsd(0.025), '$0.025'],
  [printUsd(100_000), '$100,000'],
  [printFee(feeUsd(50, 0.25)), '$0.125'],
  [printFee(feeUsd(10_000, 0.05)), '$5.00'],
  [printFee(feeUsd(50, 0.025)), '$0.0125'],
  [printPercent(0.05), '0.05%'],
  [printPercent(0.3), '0.30%'],
  [printPercent(0.025), '0.025%'],
])('%s is an amount without cents, one in running text, a fee or a rate: %s', (printed, text) => {
  expect(printed).toBe(text);
});

test.each([
  // Under a millionth of a dollar rounds to none: no price to trade at.
  [0.000_000_12, null],
  [0.000_000_6, '$0.000001'],
  [0.01, '$0.01'],
  [64_210.55, '$64,210.55'],
  [1e15, '$1,000,000,000,000,000.00'],
])('a price of %d dollars is %s', (usd, printed) => {
  const price = toPrice(usd);
  expect(price && printDollars(price)).toBe(printed);
});

test.each([
  [0.05, 100_000_000n, 50_000n],
  // A rate of more than two decimals on 10.01: 0.00375375 is rounded up at the sixth decimal.
  [0.0375, 10_010_000n, 3_754n],
  [0, 10_000_000n, 0n],
])('at %d% the fee on %d millionths is %d', (percent, amount, fee) => {
  expect(feeOn(amount, toRate(percent))).toBe(fee);
});

test.each([
  ['100', 100_000_000n],
  ['99.5', 99_500_000n],
  ['99.', 99_000_000n],
  [' 1,000.00 ', 1_000_000_000n],
  ['1 000.50', 1_000_500_000n],
  ['$1,000,000', 1_000_000_000_000n],
  ['١٠٠', 100_000_000n],
  ['٢٬٥٠٠٫٥٠', 2_500_500_000n],
  ['۲۵۰', 250_000_000n],
  ['１００', 100_000_000n],
])('a visitor who writes "%s" means %s', (text, micros) => {
  expect(readAmount(text)).toBe(micros);
});

// The first is empty.
const REFUSED =
  '|10,5|10,50|1,00|1000,000|1,000,50|,100|10 5|1.000|1.000,50|.|.5|1.234|-10|1e3|0x10|ten|9999999999';

test.each(REFUSED.split('|'))('"%s" is no amount, or could be two', (text) => {
  expect(readAmount(text)).toBeNull();
});
