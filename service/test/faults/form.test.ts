import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filledIn, makePlace, post, send, startCompanion, type Companion } from './companion.ts';
import { sendRaw } from './raw.ts';
import { FAULTS } from './rows.ts';
import { measured } from './scale.ts';
import { storedEmails } from './storedEmails.ts';

const EXPIRED = 'The form expired. Press Sign Up again.';
const MEGABYTE = 1_024 * 1_024;
const URLENCODED = 'application/x-www-form-urlencoded';

let place: Awaited<ReturnType<typeof makePlace>>;
let companion: Companion;
beforeAll(async () => {
  place = await makePlace();
  companion = await startCompanion(place.settings);
});
afterAll(async () => {
  await companion.stop();
  await place.remove();
});

const head = (type: string, more: string) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nContent-Type: ${type}\r\n${more}\r\n`;
const withBody = (body: string | Buffer, type = URLENCODED) => [
  head(type, `Content-Length: ${Buffer.byteLength(body)}\r\n`),
  body,
];

describe(FAULTS.bodies, () => {
  test.each<[string, readonly (string | Buffer)[], number, string]>([
    ['5 MB', withBody(Buffer.alloc(5 * MEGABYTE, 'a')), 413, 'more than this form takes'],
    ['200 KB in chunks', chunked(200 * 1_024), 413, 'more than this form takes'],
    ['bad percent encoding', withBody('email=%zz'), 400, 'arrived damaged'],
    ['bytes that are no text', withBody(Buffer.of(97, 61, 255)), 400, 'arrived damaged'],
    ['a NUL', withBody('email=a%00b'), 400, 'arrived damaged'],
    ['a key twice', withBody('email=a&email=b'), 400, 'arrived damaged'],
    ['JSON', withBody('{"email":"a@b.co"}', 'application/json'), 415, 'sign-up form only'],
    ['a file upload', withBody('--x--', 'multipart/form-data; boundary=x'), 415, 'form only'],
  ])('%s is refused with a plain sentence', async (_name, bytes, status, words) => {
    const answer = await sendRaw(place.settings.FORM_PORT, bytes);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(words);
  });

  test('a visitor who hangs up in the middle of a form is no failure of ours', async () => {
    const { FORM_PORT } = place.settings;
    await sendRaw(FORM_PORT, [head(URLENCODED, 'Content-Length: 500\r\n'), 'email='], 200);
    expect((await send(companion.form, filledIn('next@example.com'))).kind).toBe('thanks');
    expect(companion.seen.output).not.toContain('The form failed');
  });
});

describe(FAULTS.forged, () => {
  test.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['a cross-site post', {}, { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a post of another origin', {}, { Origin: 'https://evil.example' }, 403],
    ['a post of no origin', {}, { Origin: 'null' }, 403],
    ['a forged token', { token: `${Date.now().toString(36)}.key.signature` }, {}, 400],
    ['no token', { token: '' }, {}, 400],
  ])('%s stores nothing and says what to do', async (_name, fields, headers, status) => {
    const email = 'forged@example.com';
    const response = await post(companion.form, { ...filledIn(email), ...fields }, headers);
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain(EXPIRED);
    // What another site filled in is not shown as the visitor's own words.
    expect(html.includes(email)).toBe(status === 400);
    expect(await storedEmails(place.settings)).not.toContain(email);
  });
});

describe(FAULTS.forged, () => {
  test('ten sendings at once of one form are thanked alike and kept once', async (context) => {
    const fields = filledIn('ten@example.com');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(companion.form, fields)),
    );
    expect(answers.every(({ kind }) => kind === 'thanks')).toBe(true);
    const stored = await storedEmails(place.settings);
    expect(stored.filter((email) => email === fields['email'])).toHaveLength(1);
    measured(context, '10 thanks, 1 row');
  });
});

function chunked(size: number): readonly string[] {
  const piece = 'a'.repeat(8 * 1_024);
  const chunk = `${piece.length.toString(16)}\r\n${piece}\r\n`;
  const chunks = Array.from({ length: size / piece.length }, () => chunk);
  return [head(URLENCODED, 'Transfer-Encoding: chunked\r\n'), ...chunks, '0\r\n\r\n'];
}
