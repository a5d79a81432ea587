import { expect, test } from 'vitest';
import { seeded } from '../../lib/random.ts';
import { describeMonth } from './monthOfTrades.ts';

const month = (usd: number, count: number, ...percents: number[]) =>
  describeMonth(
    {
      locale: 'en-GB',
      rates: percents.map((percent) => ({ percent, text: `${percent.toFixed(2)}%` })),
      heading: '{least} to {most} less',
      count: { one: '{trades} trade', other: '{trades} trades' },
      sentence: {
        one: '{trades} trade of {size} costs {here}: {less}.',
        other: '{trades} trades of {size} cost {here}: {less}.',
      },
      less: '{saved} less than at {rate}',
      cut: 'A cut is {cut}.',
      refused: 'Not taken.',
    },
    usd,
    count,
  );

test('says the whole range whatever the order of the rates, and each saving with its rate', () => {
  const { heading, sentence, cuts, bills, scale } = month(10_000, 20, 0.05, 0.3, 0.1);
  expect(heading).toBe('$100 to $500 less');
  expect(sentence).toBe(
    '20 trades of $10,000 cost $100: $500 less than at 0.30% and $100 less than at 0.10%.',
  );
  expect([cuts, bills, scale]).toEqual([[1, 6, 2], ['$100', '$600', '$200'], 'A cut is $100.']);
});

test('one trade costs', () => {
  const { sentence, trades } = month(50, 1, 0.05, 0.3);
  expect(sentence).toBe('1 trade of $50 costs $0.025: $0.125 less than at 0.30%.');
  expect(trades).toBe('1 trade');
});

test('whatever is traded, differences add up and the longest bill has three to six cuts', () => {
  const random = seeded(7);
  const micros = (text = '') => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 1e6);
  for (let round = 0; round < 300; round += 1) {
    const usd = 50 + Math.floor(random() * 9_995_000) / 100;
    const trades = 1 + Math.floor(random() * 200);
    const { cuts, bills, heading } = month(usd, trades, 0.05, 0.3);
    expect(cuts[1]).toBeLessThanOrEqual(6);
    expect(cuts[1]).toBeGreaterThan(2.3);
    expect(micros(heading.split(' ')[0])).toBe(micros(bills[1]) - micros(bills[0]));
  }
});
