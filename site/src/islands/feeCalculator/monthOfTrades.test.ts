import { expect, test } from 'vitest';
import { describeMonth } from './monthOfTrades.ts';

const MESSAGES = {
  locale: 'en-GB',
  rates: [
    { percent: 0.05, text: '0.05%' },
    { percent: 0.3, text: '0.30%' },
    { percent: 0.1, text: '0.10%' },
  ],
  heading: '{least} to {most} less',
  count: { one: '{trades} trade', other: '{trades} trades' },
  sentence: {
    one: '{trades} trade of {size} costs {here}: {less}.',
    other: '{trades} trades of {size} cost {here}: {less}.',
  },
  less: '{saved} less than at {rate}',
  cut: 'A cut is {cut}.',
  refused: 'Not taken.',
};

test('says the whole range whatever the order of the rates, and each saving with its rate', () => {
  const month = describeMonth(MESSAGES, 10_000_00, 20);
  expect(month.heading).toBe('$100 to $500 less');
  expect(month.sentence).toBe(
    '20 trades of $10,000 cost $100: $500 less than at 0.30% and $100 less than at 0.10%.',
  );
  expect([month.cuts, month.bills, month.scale]).toEqual([
    [1, 6, 2],
    ['$100', '$600', '$200'],
    'A cut is $100.',
  ]);
});

test('one trade costs', () => {
  expect(describeMonth(MESSAGES, 50_00, 1).sentence).toMatch(/^1 trade of \$50 costs \$0\.025: /);
});
