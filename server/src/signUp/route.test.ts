import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestStore } from '../../test/stores.ts';
import { createTestServer, type TestServerOptions } from '../../test/testServer.ts';
import { createClock, MANIFEST } from '../../test/testDependencies.ts';

const { siteOrigin: SITE, formOrigin: FORM } = MANIFEST;
const TYPE = 'application/x-www-form-urlencoded';
const ADA = { email: 'ada@example.com', firstName: 'Ada', experience: 'some', consent: 'yes' };
const [CONSENT] = MANIFEST.consents;

async function open(given: TestServerOptions = {}) {
  const server = await createTestServer({ randomId: randomUUID, ...given });
  const post = (init: RequestInit) => server.request('/api/sign-ups', init);
  return {
    ...server,
    post,
    kept: () => server.signUps.list(100),
    /** Sends like a browser without script. Returns the page it is redirected to. */
    send: async (fields: Record<string, string>, headers = {}) => {
      const answer = await post({ body: new URLSearchParams(fields), headers });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
      return answer.headers.get('location');
    },
    /** Sends like the form's script. */
    ask: async (fields: Record<string, string>, headers = {}) => {
      const all = { Accept: 'application/json', ...headers };
      const response = await post({ body: new URLSearchParams(fields), headers: all });
      return [response.status, await response.json(), response.headers.get('retry-after')];
    },
  };
}

const THANKED = [200, { ok: true }, null];

test('stores a form and thanks in its language, as a page or JSON', async () => {
  const SIGNUP_WEBHOOKS = 'team=slack+https://owner.example/';
  const { send, ask, kept, clock, store } = await open({ settings: { SIGNUP_WEBHOOKS } });
  const fields = { ...ADA, email: ' Ada@Example.com ', utm_source: 'news', lang: 'ar', x: 'y' };
  expect(await send({ ...fields, consentVersion: 'arabic' })).toBe('/ar/form/thanks/');
  const entered = { email: 'Ada@Example.com', first_name: 'Ada', experience: 'some' };
  const stored = { consent_version: 'arabic', language: 'ar', created_at: clock.now() - 20 };
  expect(await kept()).toMatchObject([{ ...entered, utm_source: 'news', ...stored }]);
  expect(await store.rows('select destination from outbox')).toEqual([{ destination: 'team' }]);
  const known = [...MANIFEST.consents, ...MANIFEST.previousConsents];
  expect(await store.rows('select * from consents')).toEqual(expect.arrayContaining(known));
  expect(await send({ ...ADA, lang: 'tlh' })).toBe('/form/thanks/');
  expect(await ask(ADA)).toEqual(THANKED);
});

test('keeps click ids only if the owner wants them', async () => {
  for (const clickIds of [true, false]) {
    const { send, kept } = await open({ manifest: { ...MANIFEST, clickIds } });
    await send({ ...ADA, click_id: 'gclid=7' });
    expect(await kept()).toMatchObject([{ click_id: clickIds ? 'gclid=7' : null }]);
  }
});

test.each([
  ['hero:b', 'hero:b'],
  ['gone:a hero:a', 'hero:a'],
  ['hero:b hero:a', 'hero:b'],
  ['hero:c hero:bb,hero:a', null],
  ['', null],
])('of the variants %j keeps %j', async (sent, kept) => {
  const opened = await open();
  await opened.send({ ...ADA, variants: sent });
  expect(await opened.kept()).toMatchObject([{ variants: kept }]);
});

test.each([
  ['immediately', 0, 0],
  ['slowly, with an early timer', 0.015, 2],
])('answers 20 ms after a form arrived, even if stored %s', async (_how, s, early) => {
  const clock = createClock();
  const { write, ...store } = await createTestStore('SQLite');
  const slow: typeof write = (work) => {
    clock.pass(s);
    return write(work);
  };
  const sleep = async (ms: number) => clock.pass(Math.max(1, ms - early) / 1_000);
  const { send } = await open({ clock, sleep, store: { ...store, write: slow } });
  // The first form also stores the consents.
  await send(ADA);
  const begin = clock.monotonicNow();
  await send(ADA);
  expect(clock.monotonicNow() - begin).toBe(20);
});

test('never thanks for a form that was not stored', async () => {
  const write = () => Promise.reject(new Error('disk full'));
  const store = { ...(await createTestStore('SQLite')), write };
  const { send, ask, lines } = await open({ store });
  expect(await send({ ...ADA, lang: 'ar' })).toBe('/ar/form/not-saved/');
  expect(await ask(ADA)).toEqual([503, { error: 'notSaved' }, '60']);
  const line = 'error: sign-up not saved {"reason":"Error: disk full"}';
  expect(lines).toEqual([line, line]);
});

test.each<[Record<string, string>, Record<string, string>]>([
  [{ email: 'ada' }, { email: 'invalid' }],
  [{ firstName: 'A'.repeat(81) }, { firstName: 'tooLong' }],
  [
    { experience: 'much', consent: '' },
    { experience: 'invalid', consent: 'missing' },
  ],
  // From a bot, which gets the same answer as a person.
  [{ email: '', message: 'Buy' }, { email: 'missing' }],
])('rejects the mistake %j with its field and code', async (change, errors) => {
  const { ask, send, kept } = await open();
  expect(await ask({ ...ADA, ...change })).toEqual([422, { errors }, null]);
  expect(await send({ ...ADA, ...change, lang: 'ar' })).toBe('/ar/form/check/');
  expect(await kept()).toEqual([]);
});

test.each([
  ['of the previous release', 'former', 'former'],
  ['left out by a program', '', '0123456789abcdef'],
])('stores the consent %s as it was shown', async (_which, sent, stored) => {
  const { ask, kept } = await open();
  expect(await ask({ ...ADA, consentVersion: sent })).toEqual(THANKED);
  expect(await kept()).toMatchObject([{ consent_version: stored }]);
});

test('asks again with the current text if the consent is unknown', async () => {
  const { ask, kept } = await open();
  const unknown = { ...ADA, consentVersion: 'forged' };
  const answer = { errors: { consent: 'changed' }, consent: CONSENT };
  expect(await ask(unknown)).toEqual([422, answer, null]);
  const both = { ...answer, errors: { email: 'missing', consent: 'changed' } };
  expect(await ask({ ...unknown, email: '', consent: '' })).toEqual([422, both, null]);
  expect(await kept()).toEqual([]);
});

test('thanks for a form with the hidden field filled in, but drops it', async () => {
  const { ask, send, kept, clock } = await open();
  expect(await ask({ ...ADA, message: 'Buy' })).toEqual(THANKED);
  expect(await send({ ...ADA, message: 'Buy' })).toBe('/form/thanks/');
  expect(clock.monotonicNow()).toBe(40);
  expect(await kept()).toEqual([]);
});

test('accepts twenty forms from one address, then one every ten seconds', async () => {
  const { send, ask, clock, kept } = await open();
  await send(ADA);
  clock.pass(1_000);
  for (let sent = 0; sent < 20; sent += 1) await send(ADA);
  expect(await send({ ...ADA, lang: 'ar' })).toBe('/ar/form/too-many/');
  expect(await ask(ADA)).toEqual([429, { error: 'tooMany' }, '60']);
  clock.pass(10);
  expect([await send(ADA), await send(ADA)]).toEqual(['/form/thanks/', '/form/too-many/']);
  expect(await kept()).toMatchObject([{ sendings: 22 }]);
});

test.each<[isOwn: boolean, headers: Record<string, string>]>([
  [false, { 'Sec-Fetch-Site': 'cross-site' }],
  [false, { 'Sec-Fetch-Site': 'same-site' }],
  [false, { Origin: 'null' }],
  [false, { Origin: 'https://site.example.evil.example' }],
  [false, { Origin: 'http://site.example' }],
  [true, {}],
  [true, { 'Sec-Fetch-Site': 'same-origin' }],
  [true, { 'Sec-Fetch-Site': 'none' }],
  [true, { Origin: SITE }],
  [true, { 'Sec-Fetch-Site': 'cross-site', Origin: FORM }],
  // A phone that uses the computer's address on the same network; a proxy with HTTPS.
  [true, { Origin: 'https://192.168.0.7:4321', Host: '192.168.0.7:4321' }],
])('recognizes our own form (%s) by %j', async (isOwn, headers) => {
  const { send, ask, kept } = await open();
  const answer = isOwn ? THANKED : [403, { error: 'crossSite' }, null];
  expect(await ask(ADA, headers)).toEqual(answer);
  const page = isOwn ? '/form/thanks/' : '/form/check/';
  expect(await send(ADA, headers)).toBe(page);
  expect(await kept()).toHaveLength(isOwn ? 1 : 0);
});

const endless = () =>
  new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(4_096).fill(97)) });
const brokenOff = () =>
  new ReadableStream({
    start: async (stream) => {
      stream.enqueue(new TextEncoder().encode('email='));
      await nextTurn();
      stream.error(new Error('gone'));
    },
  });
test.each<[string, BodyInit, string, number, string]>([
  ['a body of 17 KB', 'a='.padEnd(17_000, 'x'), TYPE, 413, 'tooLarge'],
  ['an endless body', endless(), TYPE, 413, 'tooLarge'],
  ['JSON', '{}', 'application/json', 415, 'wrongType'],
  ['no type', 'a=b', '', 415, 'wrongType'],
  ['a body that breaks off', brokenOff(), TYPE, 400, 'unreadable'],
])('refuses %s with and without script', async (_what, body, type, status, error) => {
  const { post, kept, lines } = await open();
  const [one, other] = body instanceof ReadableStream ? body.tee() : [body, body];
  const init = { duplex: 'half', headers: { 'Content-Type': type } };
  const headers = { ...init.headers, Accept: 'application/json' };
  const toScript = await post({ ...init, body: one, headers });
  expect([toScript.status, await toScript.json()]).toEqual([status, { error }]);
  const without = await post({ ...init, body: other });
  expect([without.status, without.headers.get('location')]).toEqual([303, '/form/check/']);
  expect([await kept(), lines]).toEqual([[], []]);
});
