import { expect, test } from 'vitest';
import { quotesQuery } from './quotesQuery.ts';

test('prices are fresh for 5 seconds; a failed call is tried 3 times more, after 1, 2, 4 … at most 30 seconds', () => {
  const { staleTime, retry, retryDelay } = quotesQuery(() => Promise.reject(new Error('down')));
  expect([staleTime, retry]).toEqual([5_000, 3]);
  const waits = [0, 1, 2, 3, 4, 5, 6].map((failures) =>
    typeof retryDelay === 'function' ? retryDelay(failures, new Error('down')) : retryDelay,
  );
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});
