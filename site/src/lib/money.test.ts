import { expect, test } from 'vitest';
import {
  calculateFeeUsd,
  formatFee,
  formatPercent,
  formatUsd,
  formatWholeUsd,
  parseAmount,
  roundToCent,
} from './money.ts';

test.each([
  [formatWholeUsd(1011.6), '$1,012'],
  [formatUsd(7.5), '$7.50'],
  [formatUsd(0.025), '$0.025'],
  [formatUsd(100_000), '$100,000'],
  [formatFee(calculateFeeUsd(10_000, 0.05)), '$5.00'],
  [formatFee(calculateFeeUsd(50, 0.025)), '$0.0125'],
  [formatPercent(0.025), '0.025%'],
])('formats an amount, fee, or rate as %s', (formatted, expected) => {
  expect(formatted).toBe(expected);
});

test('rounds a value to the nearest cent', () => {
  expect([999_499_700n, 999_494_999n, 4_999n].map(roundToCent)).toEqual([
    999_500_000n,
    999_490_000n,
    0n,
  ]);
});

test.each([
  ['100', 100_000_000n],
  ['99.', 99_000_000n],
  [' 1,000.00 ', 1_000_000_000n],
  ['1 000.50', 1_000_500_000n],
  ['$1,000,000', 1_000_000_000_000n],
  ['١٠٠', 100_000_000n],
  ['٢٬٥٠٠٫٥٠', 2_500_500_000n],
  ['۲۵۰', 250_000_000n],
  ['１００', 100_000_000n],
  ['\u200e\u2068$1,000\u2069.50\u200f', 1_000_500_000n],
  ['\ufeff100\u200b', 100_000_000n],
  ['0.0001', 100n],
  ['0.125', 125_000n],
  ['1,234.567', 1_234_567_000n],
  ['99.00000099', 99_000_000n],
])('parses "%s" as %s', (text, micros) => {
  expect(parseAmount(text)).toBe(micros);
});

// The first one is an empty string.
const INVALID =
  '|10,5|10,50|1,00|1000,000|1,000,50|,100|10 5|1.000|1.000,50|.|.5|1.234|-10|1e3|0x10|ten|9999999999';

test.each(INVALID.split('|'))('rejects "%s" as invalid or ambiguous', (text) => {
  expect(parseAmount(text)).toBeNull();
});
