import { expect, test } from 'vitest';
import { printClock, printDay, printMinute } from './time.ts';

const noon = Date.UTC(2026, 10, 21, 0, 5, 8);

test('the time of day has 24 hours and never reads 24:05', () => {
  expect(printClock(noon, 'UTC')).toBe('00:05:08');
  expect(printClock(noon, 'Asia/Tokyo')).toBe('09:05:08');
  expect(printMinute(noon, 'UTC')).toBe('00:05');
});

test('a day is printed with its month in words, and never broken', () => {
  expect(printDay('2026-11-21', 'en-GB')).toBe('21\u00a0November\u00a02026');
});
