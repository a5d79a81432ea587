import { expect, test } from 'vitest';
import { readRetryAfter } from './readRetryAfter.ts';

const NOW = Date.UTC(2025, 6, 25, 14, 53, 0);

test.each([
  ['seconds', { 'Retry-After': '120' }, 120_000],
  ['absurdly many seconds, for the caller to clamp', { 'Retry-After': '9999999' }, 9_999_999_000],
  ['an HTTP date', { 'Retry-After': 'Fri, 25 Jul 2025 14:55:00 GMT' }, 120_000],
  [
    'an HTTP date, by the clock of who wrote it',
    { 'Retry-After': 'Fri, 25 Jul 2025 14:55:00 GMT', Date: 'Fri, 25 Jul 2025 14:54:00 GMT' },
    60_000,
  ],
  ['a date in the past', { 'Retry-After': 'Fri, 25 Jul 2025 14:52:00 GMT' }, -60_000],
  [
    'only the reset of the rate limit',
    { 'x-ratelimit-reset': '2025-07-25 14:54:00 +0000' },
    60_000,
  ],
  [
    'garbage beside a readable reset',
    { 'Retry-After': 'soon', 'x-ratelimit-reset': '2025-07-25 14:54:00 +0000' },
    60_000,
  ],
])('reads how long to stay away from %s', (_name, headers, expected) => {
  expect(readRetryAfter(new Headers(headers), NOW)).toBe(expected);
});

test.each([
  ['none', {}],
  ['garbage', { 'Retry-After': 'soon', 'x-ratelimit-reset': 'later' }],
  ['a negative number', { 'Retry-After': '-5' }],
  ['an impossible date', { 'x-ratelimit-reset': '2025-13-45 99:00:00 +0000' }],
])('finds no hint in %s', (_name, headers) => {
  expect(readRetryAfter(new Headers(headers), NOW)).toBeUndefined();
});
