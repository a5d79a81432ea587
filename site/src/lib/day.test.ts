import { expect, test } from 'vitest';
import { printDay } from './day.ts';

test('a day is printed with its month in words, and never broken', () => {
  expect(printDay('2026-11-21', 'en-GB')).toBe('21\u00a0November\u00a02026');
});
