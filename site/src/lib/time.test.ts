import { expect, test } from 'vitest';
import { printClock, printMinute } from './time.ts';

const noon = Date.UTC(2026, 10, 21, 0, 5, 8);

test('the time of day has 24 hours and never reads 24:05', () => {
  expect(printClock(noon, 'UTC')).toBe('00:05:08');
  expect(printClock(noon, 'Asia/Tokyo')).toBe('09:05:08');
  expect(printMinute(noon, 'UTC')).toBe('00:05');
});
