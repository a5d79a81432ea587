import { expect, test } from 'vitest';
import { getEmailKey } from './emailAddress.ts';
import { SignUp } from './signUp.ts';

const getErrors = (form: object) =>
  SignUp.safeParse({ consent: 'yes', ...form }).error?.issues.map(({ message }) => message);

test.each([
  "o'neil+tmx@mail.example.co.uk",
  'käthe@müller.example',
  'a.b-@x-y.example',
  '-a@xn--mller-kva.example',
  ' a@b.co ',
])('accepts and trims the address "%s"', (email) => {
  expect(SignUp.parse({ email, consent: 'yes' }).email).toBe(email.trim());
});

test.each([
  'ada',
  'ada@example',
  'ada@example..com',
  'a da@example.com',
  'Ada <ada@example.com>',
  `${'a'.repeat(65)}@example.com`,
  '.a@x.com',
  'ada@-x.com',
  'ada@x-.com',
  'ada@x.com.',
])('rejects the address "%s"', (email) => {
  expect(getErrors({ email })).toEqual(['invalid']);
});

/** Zero-width spaces, joiners, a soft hyphen, directional marks, a filler, and a variation selector. */
const INVISIBLE = [
  ...'\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\u202a\u202c\u2066\u061c\u180e\u034f\u3164\ufe0f\u0007',
  '\u{e0041}',
].map((character) => [character.codePointAt(0)?.toString(16), character] as const);

test.each(INVISIBLE)(
  'trims invisible U+%s around an address but rejects it inside',
  (_, character) => {
    const padded = `${character} ${character}ada@example.com${character}\u00a0${character}`;
    expect(SignUp.parse({ email: padded, consent: 'yes' }).email).toBe('ada@example.com');
    expect(getErrors({ email: `a${character}da@example.com` })).toEqual(['invisible']);
    expect(getErrors({ email: `ada@exam${character}ple.com` })).toEqual(['invisible']);
  },
);

test('reports a blank address as missing and a 255-character one as too long', () => {
  expect(getErrors({ email: '\u200b\u2060' })).toEqual(['missing']);
  expect(getErrors({})).toEqual(['missing']);
  expect(getErrors({ email: `a@${'b'.repeat(250)}.co` })).toEqual(['tooLong']);
  const labels = [63, 63, 58].map((length) => 'b'.repeat(length)).join('.');
  const longest = `${'a'.repeat(64)}@${labels}.co`;
  expect([longest.length, getErrors({ email: longest })]).toEqual([254, undefined]);
});

test.each([
  ['ADA@Example.com', 'ada@example.com'],
  ['\u202a ada@exam\u200bple.com\u2060', 'ada@example.com'],
  ['anna@Bücher.example', 'anna@xn--bcher-kva.example'],
  ['anna@XN--BCHER-KVA.example', 'anna@xn--bcher-kva.example'],
  ['anna@bu\u0308cher.example', 'anna@xn--bcher-kva.example'],
  ['Ünal@example.com', 'ünal@example.com'],
  // If we dropped what comes after the domain, these keys would collide with another mailbox's.
  ['ada@example.com/other', 'ada@example.com/other'],
  ['ada@example.com?x', 'ada@example.com?x'],
  ['ada@example.com\\x', 'ada@example.com\\x'],
  ['ada', 'ada'],
])('normalizes %s to the key %s', (email, key) => {
  expect(getEmailKey(email)).toBe(key);
});

const parse = (form: object) => SignUp.parse({ email: 'a@b.co', consent: 'yes', ...form });

test('strips control characters from names but keeps joiners', () => {
  expect(parse({ firstName: ' A\u0007d\u202ea\r\n ' }).firstName).toBe('Ada');
  for (const firstName of ['علی\u200cرضا', 'ශ්\u200dරී'])
    expect(parse({ firstName }).firstName).toBe(firstName);
  expect(parse({ firstName: 'A'.repeat(80) }).firstName).toHaveLength(80);
  for (const experience of ['new', 'some', 'active'])
    expect(parse({ experience })).toMatchObject({ experience });
  const empty = { firstName: null, experience: null, utm_term: null };
  expect(parse({ firstName: ' ', experience: '' })).toMatchObject(empty);
});

test.each([
  ['gclid=Cj0_-x.y', 'gclid=Cj0_-x.y'],
  ['?utm_source=a&fbclid=1&gclid=2', 'gclid=2&fbclid=1'],
  ['gclid=%3Cb%3E', null],
  [`gclid=${'a'.repeat(501)}`, null],
  ['email=ada', null],
  [undefined, null],
])('extracts click IDs from %j as %j', (click_id, expected) => {
  expect(parse({ click_id }).click_id).toBe(expected);
});

test('truncates a campaign parameter to 100 characters', () => {
  const { utm_source } = parse({ utm_source: `\u202e${'𝒜'.repeat(150)}` });
  expect([...(utm_source ?? '')]).toHaveLength(100);
});
