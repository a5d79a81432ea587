import { expect, test } from 'vitest';
import { minutes, formatAgo, formatTime, formatDay, formatMinute, seconds } from './time.ts';

test.each([
  // Some locales format midnight as 24:05.
  ['a time', formatTime(new Date(2026, 10, 21, 0, 5, 8).getTime()), '00:05:08'],
  ['a minute', formatMinute(new Date(2026, 10, 21, 14, 32, 8).getTime()), '14:32'],
  ['a day without line breaks', formatDay('2026-11-21', 'en-GB'), '21\u00a0November\u00a02026'],
  // Uses digits 0 to 9 in every language.
  ['a day', formatDay('2026-11-21', 'ar-EG'), '21\u00a0نوفمبر\u00a02026'],
  ['seconds ago in Persian', formatAgo(seconds(12), 'fa'), '12 ثانیه پیش'],
  ['the future', formatAgo(seconds(-3_600), 'es'), 'ahora'],
  ['just now', formatAgo(seconds(0.9), 'es'), 'ahora'],
  ['seconds ago', formatAgo(seconds(12.9), 'es'), 'hace 12 s'],
  ['a minute ago', formatAgo(minutes(1), 'es'), 'hace 1 min'],
  ['minutes ago', formatAgo(seconds(179), 'es'), 'hace 2 min'],
])('formats %s as %s', (_, formatted, expected) => {
  expect(formatted).toBe(expected);
});
