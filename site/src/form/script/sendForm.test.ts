import { expect, test } from 'vitest';
import { FIELD_ERRORS } from '#contract/signUpAnswer.ts';
import { islandMessages } from '../../i18n/islandMessages.ts';
import { readAnswer } from './sendForm.ts';

const CONSENT = { version: '0123456789abcdef', text: 'You may write to me.' };

test.each<[string, number, unknown, object]>([
  ['a sign-up that was stored', 200, { ok: true }, { kind: 'sent' }],
  [
    'fields that are wrong',
    422,
    { errors: { consent: 'missing', email: 'tooLong' } },
    { kind: 'invalid', errors: { email: 'tooLong', consent: 'missing' } },
  ],
  [
    'other words of the consent',
    422,
    { errors: { consent: 'changed' }, consent: { ...CONSENT, language: 'en' } },
    { kind: 'invalid', errors: { consent: 'changed' }, consent: CONSENT },
  ],
  ['too many tries, by a proxy', 429, undefined, { kind: 'refused', reason: 'tooMany' }],
])('reads %s', (_, status, body, answer) => {
  expect(readAnswer(status, body)).toEqual(answer);
});

test.each<[number, unknown]>([
  [200, undefined],
  [200, 'ok'],
  [200, { ok: 'true' }],
  [503, { ok: true }],
  [200, { errors: { email: 'invalid' } }],
  [422, { errors: null }],
  [422, { errors: { stranger: 'invalid' } }],
  [422, { errors: { email: 'toString' } }],
  [422, { errors: { consent: 'changed' }, consent: { text: 'No version.' } }],
])('%i with %j, which no server of ours says, counts as not saved', (status, body) => {
  expect(readAnswer(status, body)).toEqual({ kind: 'refused', reason: 'notSaved' });
});

test('there is a sentence for each error code of a field', () => {
  const codes = Object.entries(FIELD_ERRORS).flatMap(([field, all]) =>
    all.map((code) => `${field}.${code}`),
  );
  expect(Object.keys(islandMessages('en', 'form.errors')).toSorted()).toEqual(codes.toSorted());
});
