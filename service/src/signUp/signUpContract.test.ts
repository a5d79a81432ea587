import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CONSENT, SignUp } from '#contract/signUp.ts';

/** Every text that visitors have agreed to, by version, as the hash of its words. */
const CONSENT_HASHES: Readonly<Record<string, string>> = {
  '2026-11-21': 'ab7f4e5860f6b7b0269789b2b874d36be29955b50cb197734ce678d4db9da12b',
};

test('the words of the consent are those of its version; new words need a new version', () => {
  const hash = createHash('sha256').update(CONSENT.text('TMX')).digest('hex');
  expect(hash).toBe(CONSENT_HASHES[CONSENT.version]);
});

test.each(['ada@example.com', "o'neil+tmx@mail.example.co.uk", 'käthe@müller.example', ' a@b.co '])(
  'the e-mail address "%s" is taken, trimmed',
  (email) => {
    expect(SignUp.parse({ email, consent: 'yes' }).email).toBe(email.trim());
  },
);

test.each([
  'ada',
  'ada@example',
  'ada@.com',
  'ada@example..com',
  'a da@example.com',
  'ada@example.com,bob@example.com',
  'Ada <ada@example.com>',
  `${'a'.repeat(65)}@example.com`,
])('the e-mail address "%s" is not taken', (email) => {
  const read = SignUp.safeParse({ email, consent: 'yes' });
  expect(read.error?.issues.map(({ message }) => message)).toEqual([
    'Enter an e-mail address like name@example.com.',
  ]);
});

test('a name loses what cannot be seen: control characters and turned reading directions', () => {
  const read = SignUp.parse({
    email: 'a@b.co',
    firstName: ' A\u0007d\u202ea\r\n ',
    consent: 'yes',
  });
  expect(read.firstName).toBe('Ada');
});
