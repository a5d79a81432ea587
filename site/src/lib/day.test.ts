import { expect, test } from 'vitest';
import { printDay } from './day.ts';

test('a day is printed with its month in words', () => {
  expect(printDay('2026-11-21')).toBe('21 November 2026');
});
