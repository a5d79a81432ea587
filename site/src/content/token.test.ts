import { expect, test } from 'vitest';
import { SEAT_PERCENTAGES } from '../../art/drawings/seats.ts';
import { parseContent } from './parseContent.ts';
import { Split, token as tokenIn } from './token.ts';

const token = tokenIn('en');

test('a split that does not add up to 100 stops the build and says where to mend it', () => {
  const broken = token.entries.map((entry) => ({ ...entry, percentage: entry.percentage + 1 }));
  expect(() => parseContent('token', Split, broken)).toThrow(
    /add up to 105; change them so that they add up to 100\.\nFix it in site\/src\/content\/token\.ts/,
  );
});

test('the drawing has as many seats of each kind as the table says percent', () => {
  expect(token.entries.map(({ percentage }) => percentage)).toEqual(SEAT_PERCENTAGES);
});

test('the line under the table adds up what those behind the exchange hold', () => {
  expect(token.held).toMatch(/^Team, development and reserve together hold 45%, or 450,000,000 /);
});
