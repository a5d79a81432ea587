import { expect, test } from 'vitest';
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
  ['too many tries', 429, { error: 'tooMany' }, { kind: 'refused', reason: 'tooMany' }],
  ['too many tries, by a proxy', 429, undefined, { kind: 'refused', reason: 'tooMany' }],
  ['a store that is away', 503, { error: 'notSaved' }, { kind: 'refused', reason: 'notSaved' }],
])('reads %s', (_, status, body, answer) => {
  expect(readAnswer(status, body)).toEqual(answer);
});

test.each<[number, unknown]>([
  [200, undefined],
  [200, null],
  [200, []],
  [200, 'ok'],
  [200, {}],
  [200, { ok: 'true' }],
  [503, { ok: true }],
  [200, { errors: { email: 'invalid' } }],
  [422, { errors: null }],
  [422, { errors: {} }],
  [422, { errors: { stranger: 'invalid' } }],
  [422, { errors: { email: 'a gateway’s own sentence' } }],
  [422, { errors: { email: 'toString' } }],
  [422, { errors: { consent: 'changed' } }],
  [422, { errors: { consent: 'changed' }, consent: { text: 'No version.' } }],
  [403, { error: 'crossSite' }],
  [502, undefined],
])('%i with %j, which no server of ours says, counts as not saved', (status, body) => {
  expect(readAnswer(status, body)).toEqual({ kind: 'refused', reason: 'notSaved' });
});
