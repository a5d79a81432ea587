import { expect, test } from 'vitest';
import { practiceDemo as words } from './en/practiceDemo.ts';
import { owner } from './owner.ts';
import { practice } from './practice.ts';
import { practiceCosts } from './practiceCosts.ts';

const { feePercent, venueFeesPercent } = owner.claims;

test('our own rate stands first and the dearest last, because the ticket compares with it', () => {
  const { rates } = practice('en');
  expect(rates[0]?.percent).toBe(feePercent);
  expect(rates.at(-1)?.percent).toBe(Math.max(...Object.values(venueFeesPercent)));
});

const costs = (claims: Parameters<typeof practiceCosts>[2]) => {
  const { cost, costElsewhere } = practiceCosts('en', words, claims);
  return [cost, costElsewhere];
};

test('the demo spells the fees of the owner’s rates', () => {
  const claims = {
    feePercent: 0.05,
    venueFeesPercent: { orderBook: 0.1, aggregator: 0.25, amm: 0.3 },
  };
  expect(costs(claims)).toEqual(['Five cents', 'ten to thirty cents']);
  const finer = {
    feePercent: 0.025,
    venueFeesPercent: { orderBook: 0.035, aggregator: 0.25, amm: 1.2 },
  };
  expect(costs(finer)).toEqual(['$0.025', '$0.035 to $1.20']);
  const least = {
    feePercent: 0.01,
    venueFeesPercent: { orderBook: 0.35, aggregator: 0.25, amm: 0.1 },
  };
  expect(costs(least)).toEqual(['One cent', 'ten to thirty-five cents']);
});
