import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestStore } from '../../test/stores.ts';
import { createTestServer, type TestServerOptions } from '../../test/testServer.ts';
import { createClock, MANIFEST } from '../../test/testDependencies.ts';

const { siteOrigin: SITE, formOrigin: FORM } = MANIFEST;
const FORM_TYPE = 'application/x-www-form-urlencoded';
const ADA = { email: 'ada@example.com', firstName: 'Ada', experience: 'some', consent: 'yes' };
const [CONSENT] = MANIFEST.consents;

async function startServer(options: TestServerOptions = {}) {
  const server = await createTestServer({ randomId: randomUUID, ...options });
  const post = (init: RequestInit) => server.request('/api/sign-ups', init);
  return {
    ...server,
    post,
    readSignUps: () => server.signUps.list(100),
    /** Submits like a browser without JavaScript, and returns the path that it's redirected to. */
    send: async (fields: Record<string, string>, headers = {}) => {
      const response = await post({ body: new URLSearchParams(fields), headers });
      expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store']);
      return response.headers.get('location');
    },
    /** Submits like the form's script, and returns the JSON response. */
    sendJson: async (fields: Record<string, string>, headers = {}) => {
      const allHeaders = { Accept: 'application/json', ...headers };
      const response = await post({ body: new URLSearchParams(fields), headers: allHeaders });
      return [response.status, await response.json(), response.headers.get('retry-after')];
    },
  };
}

const ACCEPTED = [200, { ok: true }, null];

test('stores a form and responds with JSON or a page in its language', async () => {
  const SIGNUP_WEBHOOKS = 'team=slack+https://owner.example/';
  const { send, sendJson, readSignUps, clock, store } = await startServer({
    settings: { SIGNUP_WEBHOOKS },
  });
  const fields = { ...ADA, email: ' Ada@Example.com ', utm_source: 'news', lang: 'ar', x: 'y' };
  expect(await send({ ...fields, consentVersion: 'arabic' })).toBe('/ar/form/thanks/');
  const entered = { email: 'Ada@Example.com', first_name: 'Ada', experience: 'some' };
  const stored = { consent_version: 'arabic', language: 'ar', created_at: clock.now() - 20 };
  expect(await readSignUps()).toMatchObject([{ ...entered, utm_source: 'news', ...stored }]);
  expect(await store.rows('select destination from outbox')).toEqual([{ destination: 'team' }]);
  const consents = [...MANIFEST.consents, ...MANIFEST.previousConsents];
  expect(await store.rows('select * from consents')).toEqual(expect.arrayContaining(consents));
  expect(await send({ ...ADA, lang: 'tlh' })).toBe('/form/thanks/');
  expect(await sendJson(ADA)).toEqual(ACCEPTED);
});

test('stores click IDs only if the owner collects them', async () => {
  for (const clickIds of [true, false]) {
    const { send, readSignUps } = await startServer({ manifest: { ...MANIFEST, clickIds } });
    await send({ ...ADA, click_id: 'gclid=7' });
    expect(await readSignUps()).toMatchObject([{ click_id: clickIds ? 'gclid=7' : null }]);
  }
});

test.each([
  ['hero:b', 'hero:b'],
  ['gone:a hero:a', 'hero:a'],
  ['hero:b hero:a', 'hero:b'],
  ['hero:c hero:bb,hero:a', null],
  ['', null],
])('stores the variants %j as %j', async (submitted, stored) => {
  const server = await startServer();
  await server.send({ ...ADA, variants: submitted });
  expect(await server.readSignUps()).toMatchObject([{ variants: stored }]);
});

test.each([
  ['instant', 0, 0],
  ['slow and a timer fires early', 0.015, 2],
])('responds 20 ms after a form arrives if storing is %s', async (_how, seconds, earlyMs) => {
  const clock = createClock();
  const { write, ...store } = await createTestStore('SQLite');
  const slowWrite: typeof write = (callback) => {
    clock.pass(seconds);
    return write(callback);
  };
  const sleep = async (ms: number) => clock.pass(Math.max(1, ms - earlyMs) / 1_000);
  const { send } = await startServer({ clock, sleep, store: { ...store, write: slowWrite } });
  // The first form also stores consents.
  await send(ADA);
  const start = clock.monotonicNow();
  await send(ADA);
  expect(clock.monotonicNow() - start).toBe(20);
});

test("reports a form that can't be stored", async () => {
  const write = () => Promise.reject(new Error('disk full'));
  const store = { ...(await createTestStore('SQLite')), write };
  const { send, sendJson, lines } = await startServer({ store });
  expect(await send({ ...ADA, lang: 'ar' })).toBe('/ar/form/not-saved/');
  expect(await sendJson(ADA)).toEqual([503, { error: 'notSaved' }, '60']);
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
  // Bots get the same response as people.
  [{ email: '', message: 'Buy' }, { email: 'missing' }],
])('rejects %j with an error code per field', async (change, errors) => {
  const { sendJson, send, readSignUps } = await startServer();
  expect(await sendJson({ ...ADA, ...change })).toEqual([422, { errors }, null]);
  expect(await send({ ...ADA, ...change, lang: 'ar' })).toBe('/ar/form/check/');
  expect(await readSignUps()).toEqual([]);
});

test.each([
  ['from the previous release', 'former', 'former'],
  ['even if a client leaves it out', '', '0123456789abcdef'],
])('stores the consent version %s', async (_which, sent, stored) => {
  const { sendJson, readSignUps } = await startServer();
  expect(await sendJson({ ...ADA, consentVersion: sent })).toEqual(ACCEPTED);
  expect(await readSignUps()).toMatchObject([{ consent_version: stored }]);
});

test('returns the current consent text for an unknown version', async () => {
  const { sendJson, readSignUps } = await startServer();
  const unknown = { ...ADA, consentVersion: 'forged' };
  const body = { errors: { consent: 'changed' }, consent: CONSENT };
  expect(await sendJson(unknown)).toEqual([422, body, null]);
  const bodyWithBoth = { ...body, errors: { email: 'missing', consent: 'changed' } };
  expect(await sendJson({ ...unknown, email: '', consent: '' })).toEqual([422, bodyWithBoth, null]);
  expect(await readSignUps()).toEqual([]);
});

test('accepts but never stores a form with a filled-in honeypot', async () => {
  const { sendJson, send, readSignUps, clock } = await startServer();
  expect(await sendJson({ ...ADA, message: 'Buy' })).toEqual(ACCEPTED);
  expect(await send({ ...ADA, message: 'Buy' })).toBe('/form/thanks/');
  expect(clock.monotonicNow()).toBe(40);
  expect(await readSignUps()).toEqual([]);
});

test('accepts twenty forms from one address, then one every ten seconds', async () => {
  const { send, sendJson, clock, readSignUps } = await startServer();
  await send(ADA);
  clock.pass(1_000);
  for (let index = 0; index < 20; index += 1) await send(ADA);
  expect(await send({ ...ADA, lang: 'ar' })).toBe('/ar/form/too-many/');
  expect(await sendJson(ADA)).toEqual([429, { error: 'tooMany' }, '60']);
  clock.pass(10);
  expect([await send(ADA), await send(ADA)]).toEqual(['/form/thanks/', '/form/too-many/']);
  expect(await readSignUps()).toMatchObject([{ sendings: 22 }]);
});

test.each<[action: 'accepts' | 'rejects', headers: Record<string, string>]>([
  ['rejects', { 'Sec-Fetch-Site': 'cross-site' }],
  ['rejects', { 'Sec-Fetch-Site': 'same-site' }],
  ['rejects', { Origin: 'null' }],
  ['rejects', { Origin: 'https://site.example.evil.example' }],
  ['rejects', { Origin: 'http://site.example' }],
  ['accepts', {}],
  ['accepts', { 'Sec-Fetch-Site': 'same-origin' }],
  ['accepts', { 'Sec-Fetch-Site': 'none' }],
  ['accepts', { Origin: SITE }],
  ['accepts', { 'Sec-Fetch-Site': 'cross-site', Origin: FORM }],
  // A phone opens the site by the computer's IP address, through a proxy with HTTPS.
  ['accepts', { Origin: 'https://192.168.0.7:4321', Host: '192.168.0.7:4321' }],
])('%s a form with the headers %j', async (action, headers) => {
  const isAllowed = action === 'accepts';
  const { send, sendJson, readSignUps } = await startServer();
  const expected = isAllowed ? ACCEPTED : [403, { error: 'crossSite' }, null];
  expect(await sendJson(ADA, headers)).toEqual(expected);
  const page = isAllowed ? '/form/thanks/' : '/form/check/';
  expect(await send(ADA, headers)).toBe(page);
  expect(await readSignUps()).toHaveLength(isAllowed ? 1 : 0);
});

const createEndlessStream = () =>
  new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(4_096).fill(97)) });
const createBrokenStream = () =>
  new ReadableStream({
    start: async (stream) => {
      stream.enqueue(new TextEncoder().encode('email='));
      await setImmediate();
      stream.error(new Error('gone'));
    },
  });
test.each<[string, BodyInit, string, number, string]>([
  ['a body of 17 KB', 'a='.padEnd(17_000, 'x'), FORM_TYPE, 413, 'tooLarge'],
  ['an endless body', createEndlessStream(), FORM_TYPE, 413, 'tooLarge'],
  ['JSON', '{}', 'application/json', 415, 'wrongType'],
  ['no content type', 'a=b', '', 415, 'wrongType'],
  ['an interrupted body', createBrokenStream(), FORM_TYPE, 400, 'unreadable'],
])('rejects %s with and without JavaScript', async (_what, body, type, status, error) => {
  const { post, readSignUps, lines } = await startServer();
  const [firstBody, secondBody] = body instanceof ReadableStream ? body.tee() : [body, body];
  const init = { duplex: 'half', headers: { 'Content-Type': type } };
  const headers = { ...init.headers, Accept: 'application/json' };
  const json = await post({ ...init, body: firstBody, headers });
  expect([json.status, await json.json()]).toEqual([status, { error }]);
  const redirect = await post({ ...init, body: secondBody });
  expect([redirect.status, redirect.headers.get('location')]).toEqual([303, '/form/check/']);
  expect([await readSignUps(), lines]).toEqual([[], []]);
});
