import { expect, test } from 'vitest';
import { minutes, printAgo, printClock, printDay, printMinute, seconds } from './time.ts';

test('the visitor’s time of day has 24 hours and never reads 24:05', () => {
  expect(printClock(new Date(2026, 10, 21, 0, 5, 8).getTime())).toBe('00:05:08');
  expect(printMinute(new Date(2026, 10, 21, 14, 32, 8).getTime())).toBe('14:32');
});

test('a day is printed with its month in words, and never broken', () => {
  expect(printDay('2026-11-21', 'en-GB')).toBe('21\u00a0November\u00a02026');
});

test.each([
  [seconds(-3_600), 'ahora'],
  [seconds(0.9), 'ahora'],
  [seconds(12.9), 'hace 12 s'],
  [minutes(1), 'hace 1 min'],
  [seconds(179), 'hace 2 min'],
])('what happened %d ms ago is said to be %s', (elapsed, printed) => {
  expect(printAgo(elapsed, 'es')).toBe(printed);
});
