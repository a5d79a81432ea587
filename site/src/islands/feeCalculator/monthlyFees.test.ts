import { expect, test } from 'vitest';
import { cutOf, cutsIn, monthlyFees, printSum, toSum } from './monthlyFees.ts';
import { LEAST_CENTS, MOST_CENTS } from './tradeSize.ts';
import { seeded } from '../../lib/random.ts';

test.for([
  [10_000_00, 20, 0.05, '$100'],
  [10_000_00, 1, 0.05, '$5'],
  [50_00, 1, 0.05, '$0.025'],
  [50_01, 1, 0.05, '$0.025005'],
  [50_00, 1, 0.15, '$0.075'],
  [100_000_00, 200, 0.3, '$60,000'],
  [1_234_50, 20, 0.25, '$61.725'],
  [1_000_00, 3, 0.25, '$7.50'],
] as const)('trades of %d cents, %d of them, at %d%% cost %s', ([cents, count, percent, text]) => {
  expect(printSum(monthlyFees(cents, count, percent))).toBe(text);
});

test.for([
  ['$600', '$100'],
  ['$601', '$200'],
  ['$30', '$5'],
  ['$0.15', '$0.05'],
  ['$60,000', '$10,000'],
] as const)('the longest bill of %s is cut at %s', ([longest, cut]) => {
  const cents = Math.round(Number(longest.replaceAll(/[$,]/g, '')) * 100);
  expect(printSum(cutOf(toSum(cents)))).toBe(cut);
});

test('whatever is traded, sums are exact and the longest bill has three to six cuts', () => {
  const random = seeded(7);
  for (let round = 0; round < 10_000; round += 1) {
    const cents = LEAST_CENTS + Math.floor(random() * (MOST_CENTS - LEAST_CENTS));
    const trades = 1 + Math.floor(random() * 200);
    const hundredths = 1 + Math.floor(random() * 100);
    const longest = monthlyFees(cents, trades, hundredths / 100);
    // A hundredth of a percent is a ten-thousandth, a cent a hundredth of a dollar.
    expect(longest).toBe(BigInt(cents) * BigInt(trades) * BigInt(hundredths) * 10_000n);
    const cut = cutOf(longest);
    expect(`${cut}`).toMatch(/^[125]0*$/);
    expect(cutsIn(longest, cut)).toBeLessThanOrEqual(6);
    expect(cutsIn(longest, cut)).toBeGreaterThan(2.3);
  }
});

test('differences add up as a reader adds them', () => {
  const [here, there] = [monthlyFees(99_99, 7, 0.05), monthlyFees(99_99, 7, 0.3)];
  expect(printSum(here)).toBe('$0.349965');
  expect(printSum(there)).toBe('$2.09979');
  expect(printSum(there - here)).toBe('$1.749825');
});
