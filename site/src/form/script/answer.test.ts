import { expect, test } from 'vitest';
import { SignUp } from '#contract/signUp.ts';
import { FIELDS } from '#contract/signUpForm.ts';
import { owner } from '../../data/owner.ts';
import { getIslandMessages } from '../../i18n/islandMessages.ts';
import { readAnswer } from './answer.ts';

const ERRORS = { errors: { email: 'tooLong' } };
const NOT_SAVED = { error: 'notSaved' };

test.each<[string, number, unknown, object]>([
  ['a stored sign-up', 200, { ok: true }, { ok: true }],
  ['mistakes', 422, ERRORS, ERRORS],
  ['too many tries, by a proxy', 429, undefined, { error: 'tooMany' }],
  ["a gateway's page", 200, undefined, NOT_SAVED],
  ['an invalid success', 200, { ok: 'true' }, NOT_SAVED],
  ['a success with the wrong status', 503, { ok: true }, NOT_SAVED],
  ['errors with the wrong status', 200, ERRORS, NOT_SAVED],
  ['an unknown error code', 422, { errors: { email: 'toString' } }, NOT_SAVED],
])('reads %s', (_, status, body, answer) => {
  expect(readAnswer(status, body)).toEqual(answer);
});

test('every field error has a text', () => {
  const messages = Object.keys(getIslandMessages(owner, 'en', 'form'));
  for (const { name } of FIELDS) {
    const wrong = ['', 'ada', 'a\u200b@b.co', 'a'.repeat(999)].flatMap(
      (value) => SignUp.safeParse({ [name]: value }).error?.issues ?? [],
    );
    const issues = wrong.filter(({ path }) => path[0] === name);
    expect(issues).not.toEqual([]);
    for (const { message } of issues) expect(messages).toContain(`errors.${name}.${message}`);
  }
});
