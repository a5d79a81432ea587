import { expect, test } from 'vitest';
import { createSeededRandom } from '../../lib/random.ts';
import { calculateMonthlyFees } from './monthlyFees.ts';

const calculate = (usd: number, count: number, ...percents: number[]) =>
  calculateMonthlyFees(
    {
      locale: 'en-GB',
      rates: percents.map((percent) => ({ percent, text: `${percent.toFixed(2)}%` })),
      heading: '{least} to {most} less',
      count: { one: '{trades} trade', other: '{trades} trades' },
      sentence: {
        one: '{trades} trade of {size} costs {here}: {less}.',
        other: '',
      },
      less: '{saved} less than at {rate}',
      cut: 'A segment is {cut}.',
      refused: 'Invalid.',
    },
    usd,
    count,
  );

test('calculates the fee on one trade', () => {
  const { sentence, trades } = calculate(50, 1, 0.05, 0.3);
  expect(sentence).toBe('1 trade of $50 costs $0.025: $0.125 less than at 0.30%.');
  expect(trades).toBe('1 trade');
});

test('calculates exact savings, and bars with three to six segments', () => {
  const random = createSeededRandom(7);
  const toMicros = (text = '') => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 1e6);
  for (let round = 0; round < 300; round += 1) {
    const usd = 50 + Math.floor(random() * 9_995_000) / 100;
    const trades = 1 + Math.floor(random() * 200);
    const { barLengths, amounts, heading } = calculate(usd, trades, 0.05, 0.3, 0.1);
    expect(barLengths[1]).toBeLessThanOrEqual(6);
    expect(barLengths[1]).toBeGreaterThan(2.3);
    const [ownFee = NaN, highestFee = NaN, lowestFee = NaN] = amounts.map(toMicros);
    const [lowestSaving, , highestSaving] = heading.split(' ').map(toMicros);
    expect([lowestSaving, highestSaving]).toEqual([lowestFee - ownFee, highestFee - ownFee]);
  }
});
