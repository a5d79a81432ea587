import { expect, test } from 'vitest';
import { activityFeed } from '../../content/en/activityFeed.ts';
import { minutes, seconds } from '../../lib/time.ts';
import { printAgo } from './activityWords.ts';

test.each([
  [seconds(-3_600), 'just now'],
  [seconds(4), 'just now'],
  [seconds(12.9), '12 s ago'],
  [minutes(1), '1 min ago'],
  [seconds(179), '2 min ago'],
])('what happened %d ms ago is said to be %s', (elapsed, printed) => {
  expect(printAgo(activityFeed.ago, elapsed)).toBe(printed);
});
