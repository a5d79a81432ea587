import { expect, test } from 'vitest';
import { retentionOf } from './retention.ts';

const consents = [{ version: '0123456789abcdef', language: 'en', text: 'You may write to me.' }];

test.each([
  ['the form promises no limit', { consents, retentionDays: null }, undefined, undefined],
  ['the form promises one', { consents, retentionDays: 365 }, undefined, 365],
  ['form and setting agree', { consents, retentionDays: 365 }, 365, 365],
  ['there is no form of ours', { consents: [], retentionDays: null }, 30, 30],
])('sign-ups are kept as long as was said, where %s', (_, promised, setting, days) => {
  expect(retentionOf(promised, setting)).toBe(days);
});

test.each([
  [null, 'until they ask for removal'],
  [365, 'for 365 days'],
])(
  'a server that would keep sign-ups for another time than the form says does not start',
  (retentionDays, promised) => {
    expect(() => retentionOf({ consents, retentionDays }, 30)).toThrow(
      `SIGNUP_RETENTION_DAYS is 30 here, but the form was built to tell visitors that sign-ups are kept ${promised}.`,
    );
  },
);
