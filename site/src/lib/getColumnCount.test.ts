import { expect, test } from 'vitest';
import { getColumnCount } from './getColumnCount.ts';

test('fills rows evenly, without a single item below rows of four', () => {
  const counts = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(counts.map(getColumnCount)).toEqual([1, 2, 3, 4, 3, 3, 4, 4, 3, 4, 4, 4]);
});
