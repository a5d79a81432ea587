import { expect, test } from 'vitest';
import { minutes, printAgo, printClock, printMinute, seconds } from './time.ts';

const ago = { justNow: 'just now', seconds: '{count} s ago', minutes: '{count} min ago' };
const noon = Date.UTC(2026, 10, 21, 0, 5, 8);

test('the time of day has 24 hours and never reads 24:05', () => {
  expect(printClock(noon, 'UTC')).toBe('00:05:08');
  expect(printClock(noon, 'Asia/Tokyo')).toBe('09:05:08');
  expect(printMinute(noon, 'UTC')).toBe('00:05');
});

test.each([
  [seconds(-3_600), 'just now'],
  [seconds(4), 'just now'],
  [seconds(12.9), '12 s ago'],
  [minutes(1), '1 min ago'],
  [seconds(179), '2 min ago'],
])('what happened %d ms ago is said to be %s', (elapsed, printed) => {
  expect(printAgo(elapsed, ago)).toBe(printed);
});
