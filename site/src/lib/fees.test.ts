import { expect, test } from 'vitest';
import { feeUsd, printFee, printPercent } from './fees.ts';

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
