import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fill } from '#contract/sentence.ts';
import { SignUp } from './oldSignUp.ts';
import { LANGUAGES } from '../../test/formWorld.ts';

/** Every text that visitors have agreed to, by language and version, as the hash of its words. */
const CONSENT_HASHES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { '2026-11-21': 'ab7f4e5860f6b7b0269789b2b874d36be29955b50cb197734ce678d4db9da12b' },
  es: { '2026-11-22': 'fd151d74c841b6004843151db30172635418cbf3209bdba9aeccf8c350cce12a' },
  ar: { '2026-11-22': 'cb71c69ff0500e741d3e52646b3a594b6a4e01f318d52ad107a62e193db5b62e' },
};

test.each(LANGUAGES)(
  'the words of the consent in $language are those of its version; new words need a new version',
  ({ language, words: { consent } }) => {
    const text = fill(consent.text, { name: 'TMX' });
    const hash = createHash('sha256').update(text).digest('hex');
    expect(hash).toBe(CONSENT_HASHES[language]?.[consent.version]);
  },
);

test.each([
  'ada@example.com',
  "o'neil+tmx@mail.example.co.uk",
  'käthe@müller.example',
  'a.b-@x-y.example',
  '-a@xn--mller-kva.example',
  ' a@b.co ',
])('the e-mail address "%s" is taken, trimmed', (email) => {
  expect(SignUp.parse({ email, consent: 'yes' }).email).toBe(email.trim());
});

/** Spaces without width, joiners, a soft hyphen, marks of direction, a filler, a picture's variant. */
const INVISIBLE = [
  ...'\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\u202a\u202c\u2066\u061c\u180e\u034f\u3164\ufe0f\u0007',
  '\u{e0041}',
].map((character) => [character.codePointAt(0)?.toString(16), character] as const);

test.each(INVISIBLE)(
  'U+%s, which cannot be seen, is dropped around an e-mail address and refused within',
  (_code, unseen) => {
    const around = `${unseen} ${unseen}ada@example.com${unseen}\u00a0${unseen}`;
    expect(SignUp.parse({ email: around, consent: 'yes' }).email).toBe('ada@example.com');
    for (const email of [`a${unseen}da@example.com`, `ada@exam${unseen}ple.com`]) {
      const read = SignUp.safeParse({ email, consent: 'yes' });
      expect(read.error?.issues.map(({ message }) => message)).toEqual(['emailUnseen']);
    }
  },
);

test('an e-mail address of nothing that can be seen is a missing one', () => {
  const read = SignUp.safeParse({ email: '\u200b\u2060', consent: 'yes' });
  expect(read.error?.issues[0]?.message).toBe('emailMissing');
});

test.each([
  'ada',
  'ada@example',
  'ada@.com',
  'ada@example..com',
  'a da@example.com',
  'ada@example.com,bob@example.com',
  'Ada <ada@example.com>',
  `${'a'.repeat(65)}@example.com`,
  'a.@x.com',
  '.a@x.com',
  'a..b@x.com',
  'ada@-x.com',
  'ada@x-.com',
  'ada@mail.-x.com',
  'ada@x.-com',
  'ada@x.com-',
  'ada@x.com.',
])('the e-mail address "%s" is not taken', (email) => {
  const read = SignUp.safeParse({ email, consent: 'yes' });
  expect(read.error?.issues.map(({ message }) => message)).toEqual(['emailForm']);
});

test('a name loses what cannot be seen: control characters and turned reading directions', () => {
  const read = SignUp.parse({
    email: 'a@b.co',
    firstName: ' A\u0007d\u202ea\r\n ',
    consent: 'yes',
  });
  expect(read.firstName).toBe('Ada');
});

test('a name keeps the joiners that its script is written with', () => {
  for (const firstName of ['علی\u200cرضا', 'ශ්\u200dරී', '👩\u200d🚀']) {
    expect(SignUp.parse({ email: 'a@b.co', firstName, consent: 'yes' }).firstName).toBe(firstName);
  }
});
