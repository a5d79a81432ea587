import { expect, test } from 'vitest';
import { createSeededRandom } from '../../lib/random.ts';
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
        other: '',
      },
      less: '{saved} less than at {rate}',
      cut: 'A cut is {cut}.',
      refused: 'Not taken.',
    },
    usd,
    count,
  );

test('calculates one trade', () => {
  const { sentence, trades } = month(50, 1, 0.05, 0.3);
  expect(sentence).toBe('1 trade of $50 costs $0.025: $0.125 less than at 0.30%.');
  expect(trades).toBe('1 trade');
});

test('differences add up and the longest bill has three to six cuts', () => {
  const random = createSeededRandom(7);
  const micros = (text = '') => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 1e6);
  for (let round = 0; round < 300; round += 1) {
    const usd = 50 + Math.floor(random() * 9_995_000) / 100;
    const trades = 1 + Math.floor(random() * 200);
    const { cuts, bills, heading } = month(usd, trades, 0.05, 0.3, 0.1);
    expect(cuts[1]).toBeLessThanOrEqual(6);
    expect(cuts[1]).toBeGreaterThan(2.3);
    const [here = NaN, most = NaN, least = NaN] = bills.map(micros);
    const [from, , to] = heading.split(' ').map(micros);
    expect([from, to]).toEqual([least - here, most - here]);
  }
});
