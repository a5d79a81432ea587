import { expect, test } from 'vitest';
import { countedMessage, islandMessages } from '../../i18n/islandMessages.ts';
import { minutes, seconds } from '../../lib/time.ts';
import { printAgo } from './printAgo.ts';

const english = {
  language: 'en',
  messages: islandMessages('en', 'activityFeed'),
  ago: {
    seconds: countedMessage('en', 'activityFeed.ago.seconds'),
    minutes: countedMessage('en', 'activityFeed.ago.minutes'),
  },
};

test.each([
  [seconds(-3_600), 'just now'],
  [seconds(4), 'just now'],
  [seconds(12.9), '12 s ago'],
  [minutes(1), '1 min ago'],
  [seconds(179), '2 min ago'],
])('what happened %d ms ago is said to be %s', (elapsed, printed) => {
  expect(printAgo(english, elapsed)).toBe(printed);
});

test('a language that counts in other words gets the one for its count', () => {
  const ago = { ...english.ago, minutes: { one: '{count} minute', other: '{count} minutes' } };
  expect(printAgo({ ...english, ago }, minutes(1))).toBe('1 minute');
  expect(printAgo({ ...english, ago }, minutes(2))).toBe('2 minutes');
});
