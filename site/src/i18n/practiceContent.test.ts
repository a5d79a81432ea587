import { expect, test } from 'vitest';
import { owner } from '../data/owner.ts';
import { costOf, practiceContent } from './practiceContent.ts';
import { translator } from './translate.ts';

const { feePercent, venueFeesPercent } = owner.claims;

test('our own rate stands first and the dearest last, because the ticket compares with it', () => {
  const { rates } = practiceContent('en');
  expect(rates[0]?.percent).toBe(feePercent);
  expect(rates.at(-1)?.percent).toBe(Math.max(...Object.values(venueFeesPercent)));
});

test.each([
  [[0.05], 'five cents'],
  [[0.01], 'one cent'],
  [[0.07], '7 cents'],
  [[0.025], '2.5 cents'],
  [[0.1, 0.25, 0.3], 'ten to thirty cents'],
  [[0.1, 0.35], 'ten to 35 cents'],
  [[0.035, 1.2], '3.5 to 120 cents'],
  [[0.2, 0.2], '20 cents'],
])('the demo says of fees of %j percent that they are %s', (percents, said) => {
  expect(costOf(translator('en'), percents)).toBe(said);
});
