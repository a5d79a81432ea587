import { expect, test } from 'vitest';
import { compare, CompareSchema } from './compare.ts';
import { parseContent } from './parseContent.ts';

test('the bills and the two tables follow from the claimed fees', () => {
  expect(compare.venues.map((venue) => venue.billText)).toEqual(['$5', '$10', '$25', '$30']);
  expect(compare.rows.slice(0, 2).map((row) => row.cells)).toEqual([
    ['0.05%', '0.10%', '0.25%', '0.30%'],
    ['$0.50', '$1.00', '$2.50', '$3.00'],
  ]);
  expect(compare.panel.rows.map((row) => [row.label, ...row.cells])).toEqual([
    ['$50', '$0.025', '$0.05', '$0.125', '$0.15'],
    ['$1,000', '$0.50', '$1.00', '$2.50', '$3.00'],
    ['$10,000', '$5.00', '$10.00', '$25.00', '$30.00'],
    ['$100,000', '$50.00', '$100.00', '$250.00', '$300.00'],
  ]);
});

test('the limits of our own column stand in the section, once each', () => {
  const words = `${compare.lead} ${compare.footnote} ${compare.limits}`;
  for (const limit of ['lose money', 'Network fees', 'partners may check', 'network is busy']) {
    expect(words.split(limit), limit).toHaveLength(2);
  }
});

test('a table row without a cell for each venue stops the build', () => {
  const rows = [...compare.rows, { label: 'Leverage', cells: ['No', 'Varies'] }];
  expect(() => parseContent('compare', CompareSchema, { ...compare, rows })).toThrow(
    /rows\.10\.cells: The table has four columns of venues/,
  );
});

test('a fee too large to draw stops the build instead of running off the page', () => {
  const venues = compare.venues.map((venue) => ({ ...venue, billUsd: venue.billUsd * 20 }));
  expect(() => parseContent('compare', CompareSchema, { ...compare, venues })).toThrow(
    /venues\.0\.billUsd: A bill of more than \$60/,
  );
});
