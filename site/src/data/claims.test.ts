import { expect, test } from 'vitest';
import { crowdOf, feesOn, rates } from './claims.ts';

test('our rate comes first, then those of the other types of venue', () => {
  expect(rates.map(({ text }) => text)).toEqual(['0.05%', '0.10%', '0.25%', '0.30%']);
});

test.each([
  [50, ['$0.025', '$0.05', '$0.125', '$0.15']],
  [1_000, ['$0.50', '$1.00', '$2.50', '$3.00']],
  [100_000, ['$50.00', '$100.00', '$250.00', '$300.00']],
])('the fees on an order of %d dollars follow from the claimed rates', (orderUsd, fees) => {
  expect(feesOn(orderUsd)).toEqual(fees);
});

test.each([
  ['50,000+', 50, 1_000],
  ['12,300+', 24, 500],
  ['150K+', 30, 5_000],
  ['1.5M+', 30, 50_000],
  ['60', 60, 1],
  ['61', 30, 2],
  ['7', 7, 1],
])('%s traders are %i people of %i', (claim, people, unit) => {
  expect(crowdOf(claim)).toEqual({ people, unit });
});

test('from twenty to sixty people stand for any count above twenty, and never for more traders', () => {
  for (let traders = 20; traders < 5_000_000; traders = Math.ceil(traders * 1.037)) {
    const { people, unit } = crowdOf(String(traders));
    expect(people).toBeGreaterThanOrEqual(20);
    expect(people).toBeLessThanOrEqual(60);
    expect(people * unit).toBeLessThanOrEqual(traders);
    expect(String(unit)).toMatch(/^[125]0*$/);
  }
});
