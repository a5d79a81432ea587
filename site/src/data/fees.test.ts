import { expect, test } from 'vitest';
import { feesOn, rates } from './fees.ts';

test('our rate comes first, then those of the other types of venue', () => {
  expect(rates.map(({ text }) => text)).toEqual(['0.05%', '0.10%', '0.25%', '0.30%']);
});

test.each([
  [50, ['$0.025', '$0.05', '$0.125', '$0.15']],
  [1_000, ['$0.50', '$1.00', '$2.50', '$3.00']],
  [10_000, ['$5.00', '$10.00', '$25.00', '$30.00']],
  [100_000, ['$50.00', '$100.00', '$250.00', '$300.00']],
])('the fees on an order of %d dollars follow from the claimed rates', (orderUsd, fees) => {
  expect(feesOn(orderUsd)).toEqual(fees);
});
