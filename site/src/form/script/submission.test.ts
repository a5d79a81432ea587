import { expect, test } from 'vitest';
import { SignUp } from '#contract/signUp.ts';
import { FIELDS } from '#contract/signUpForm.ts';
import { owner } from '../../data/owner.ts';
import { getIslandMessages } from '../../i18n/islandMessages.ts';
import { parseResponse } from './submission.ts';

const ERRORS = { errors: { email: 'tooLong' } };
const NOT_SAVED = { error: 'notSaved' };

test.each<[string, number, unknown, object]>([
  ['a stored sign-up', 200, { ok: true }, { ok: true }],
  ['field errors', 422, ERRORS, ERRORS],
  ['a 429 response from a proxy', 429, undefined, { error: 'tooMany' }],
  ['an HTML page from a gateway', 200, undefined, NOT_SAVED],
  ['a success response with an invalid body', 200, { ok: 'true' }, NOT_SAVED],
  ['a success response with an error status', 503, { ok: true }, NOT_SAVED],
  ['field errors with a success status', 200, ERRORS, NOT_SAVED],
  ['an unknown error code', 422, { errors: { email: 'toString' } }, NOT_SAVED],
])('parses %s', (_, status, body, result) => {
  expect(parseResponse(status, body)).toEqual(result);
});

test('has a message for every field error', () => {
  const messages = Object.keys(getIslandMessages(owner, 'en', 'form'));
  for (const { name } of FIELDS) {
    const allIssues = ['', 'ada', 'a\u200b@b.co', 'a'.repeat(999)].flatMap(
      (value) => SignUp.safeParse({ [name]: value }).error?.issues ?? [],
    );
    const issues = allIssues.filter(({ path }) => path[0] === name);
    expect(issues).not.toEqual([]);
    for (const { message } of issues) expect(messages).toContain(`errors.${name}.${message}`);
  }
});
