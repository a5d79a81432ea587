import { expect, test } from 'vitest';
import { columnsOf } from './columnsOf.ts';

test('rows of a list are as even as can be, and none of them is of one where another has four', () => {
  const counts = Array.from({ length: 12 }, (_, place) => place + 1);
  expect(counts.map(columnsOf)).toEqual([1, 2, 3, 4, 3, 3, 4, 4, 3, 4, 4, 4]);
});
