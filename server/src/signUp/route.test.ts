import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClock } from '../../test/clock.ts';
import { from } from '../../test/testApp.ts';
import { createMetrics } from '../metrics.ts';
import { signUpRoutes, type SignUpRouteParts } from './route.ts';
import type { NewSignUp } from './signUps.ts';

const SITE = 'https://site.example';
const FORM = 'https://form.example';
const TYPE = 'application/x-www-form-urlencoded';
const ADA = { email: 'ada@example.com', firstName: 'Ada', experience: 'some', consent: 'yes' };
const CONSENT = { version: '0123456789abcdef', language: 'en', text: 'You may write to me.' };
const SITE_FACTS = {
  languages: [
    { tag: 'en', path: '/' },
    { tag: 'ar', path: '/ar/' },
  ],
  consents: [CONSENT, { version: 'arabic', language: 'ar', text: 'يمكنكم مراسلتي.' }],
  previousConsents: [{ version: 'former', language: 'en', text: 'Write to me.' }],
};

/** The route over a store that only remembers, and a clock that moves while somebody sleeps. */
function openRoute(changes: Partial<SignUpRouteParts> = {}) {
  const kept: NewSignUp[] = [];
  const lines: string[] = [];
  const clock = createClock();
  const log = (line: string) => void lines.push(line);
  const metrics = createMetrics();
  const app = signUpRoutes({
    ...clock,
    sleep: async (ms) => clock.pass(Math.max(0, ms) / 1_000),
    log: { info: log, warn: log, error: log },
    metrics,
    signUps: { add: async (signUp) => void kept.push(signUp) },
    site: SITE_FACTS,
    origins: [SITE, FORM],
    clientAddress: (c) => c.env.incoming?.socket.remoteAddress ?? '',
    randomId: () => `id-${kept.length}`,
    targets: ['json'],
    ...changes,
  });
  const post = (init: RequestInit, address = '203.0.113.7') =>
    app.request('https://server.example/api/sign-ups', { method: 'POST', ...init }, from(address));
  return {
    kept,
    lines,
    clock,
    metrics,
    post,
    send: (
      fields: Record<string, string>,
      headers: Record<string, string> = {},
      address?: string,
    ) => post({ body: new URLSearchParams(fields), headers }, address),
    /** As the form's script does. */
    ask: async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const all = { Accept: 'application/json', ...headers };
      const response = await post({ body: new URLSearchParams(fields), headers: all });
      return [response.status, await response.json()];
    },
  };
}

describe('a form that is filled in well', () => {
  test('is stored with what was entered, the consent that was shown and the language', async () => {
    const { send, kept, clock } = openRoute();
    const fields = { ...ADA, email: ' Ada@Example.com ', utm_source: 'news', lang: 'ar', x: 'y' };
    await send({ ...fields, consentVersion: 'arabic' });
    expect(kept).toEqual([
      {
        id: 'id-0',
        at: clock.now() - 20,
        form: {
          ...ADA,
          email: 'Ada@Example.com',
          consent: 'yes',
          utm_source: 'news',
          utm_medium: null,
          utm_campaign: null,
          utm_term: null,
          utm_content: null,
        },
        consentVersion: 'arabic',
        language: 'ar',
        targets: ['json'],
      },
    ]);
  });

  test('is thanked for: on a page of its language, or in a word for the script', async () => {
    const { send, ask } = openRoute();
    const thanks = await send({ ...ADA, lang: 'ar' });
    expect([thanks.status, thanks.headers.get('location')]).toEqual([303, '/ar/form/thanks/']);
    expect(thanks.headers.get('cache-control')).toBe('no-store');
    expect(thanks.headers.get('x-content-type-options')).toBe('nosniff');
    const inUnknown = await send({ ...ADA, lang: 'tlh' });
    expect(inUnknown.headers.get('location')).toBe('/form/thanks/');
    expect(await ask(ADA)).toEqual([200, { ok: true }]);
  });

  test('is answered no sooner than 20 ms after it arrived, however fast it was stored', async () => {
    const { send, clock } = openRoute();
    const before = clock.monotonicNow();
    await send(ADA);
    expect(clock.monotonicNow() - before).toBe(20);
  });

  test('is answered 20 ms after it arrived also when storing took a part of them and a timer is early', async () => {
    const clock = createClock();
    const add = async () => clock.pass(0.015);
    const sleep = async (ms: number) => clock.pass(Math.max(1, ms - 2) / 1_000);
    const { send } = openRoute({ ...clock, signUps: { add }, sleep });
    await send(ADA);
    expect(clock.monotonicNow()).toBe(20);
  });

  test('that is not stored is never thanked for', async () => {
    const add = () => Promise.reject(new Error('disk full'));
    const { send, ask, lines } = openRoute({ signUps: { add } });
    const answer = await send({ ...ADA, lang: 'ar' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/form/not-saved/']);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await ask(ADA)).toEqual([503, { error: 'notSaved' }]);
    expect(lines).toEqual(['sign-up not saved', 'sign-up not saved']);
  });
});

test('a failure of the program itself is no thanks, and is logged', async () => {
  const clientAddress = () => {
    throw new Error('A mistake of ours.');
  };
  const { ask, lines } = openRoute({ clientAddress });
  expect(await ask(ADA)).toEqual([503, { error: 'notSaved' }]);
  expect(lines).toEqual(['sign-up failed']);
});

describe('a form with mistakes', () => {
  test.each<[Record<string, string>, Record<string, string>]>([
    [{ email: '' }, { email: 'missing' }],
    [{ email: 'ada' }, { email: 'invalid' }],
    [{ email: `${'a'.repeat(250)}@example.com` }, { email: 'tooLong' }],
    [{ email: 'ada@exam\u200bple.com' }, { email: 'invisible' }],
    [{ firstName: 'A'.repeat(81) }, { firstName: 'tooLong' }],
    [{ experience: 'much' }, { experience: 'invalid' }],
    [{ consent: '' }, { consent: 'missing' }],
    [
      { consent: 'on', email: 'x' },
      { email: 'invalid', consent: 'missing' },
    ],
  ])('%j is told to the script by field and code, and not stored', async (change, errors) => {
    const { ask, kept } = openRoute();
    expect(await ask({ ...ADA, ...change })).toEqual([422, { errors }]);
    expect(kept).toEqual([]);
  });

  test('leads a browser without script to the page that says so', async () => {
    const { send } = openRoute();
    const answer = await send({ ...ADA, email: 'x', lang: 'ar' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/form/check/']);
  });
});

describe('the consent', () => {
  test.each([
    ['that is shown now', CONSENT.version, CONSENT.version],
    ['of the release before', 'former', 'former'],
    ['that is not named, by a program', '', CONSENT.version],
  ])('%s is stored as it was shown', async (_which, sent, stored) => {
    const { ask, kept } = openRoute();
    expect(await ask({ ...ADA, consentVersion: sent })).toEqual([200, { ok: true }]);
    expect(kept[0]?.consentVersion).toBe(stored);
  });

  test('to words that nobody knows is asked for again, with the words of today', async () => {
    const { ask, kept } = openRoute();
    const unknown = { ...ADA, consentVersion: 'forged' };
    const answer = { errors: { consent: 'changed' }, consent: CONSENT };
    expect(await ask(unknown)).toEqual([422, answer]);
    expect(await ask({ ...unknown, email: '', consent: '' })).toEqual([
      422,
      { ...answer, errors: { email: 'missing', consent: 'changed' } },
    ]);
    expect(kept).toEqual([]);
  });
});

describe('a form that a program filled in', () => {
  test('in a field that no person sees is thanked for like any other, and not stored', async () => {
    const { ask, send, kept, clock } = openRoute();
    expect(await ask({ ...ADA, message: 'Buy' })).toEqual([200, { ok: true }]);
    const answer = await send({ ...ADA, message: 'Buy' });
    expect(answer.headers.get('location')).toBe('/form/thanks/');
    expect(clock.monotonicNow()).toBe(40);
    expect(kept).toEqual([]);
  });

  test('in a field that no person sees is told of its mistakes all the same', async () => {
    const { ask } = openRoute();
    expect(await ask({ ...ADA, email: '', message: 'Buy' })).toEqual([
      422,
      { errors: { email: 'missing' } },
    ]);
  });

  test('comes from one address twenty times at once, then once in ten seconds', async () => {
    const { send, ask, clock, kept } = openRoute();
    for (let sent = 0; sent < 20; sent += 1) await send(ADA);
    const answer = await send({ ...ADA, lang: 'ar' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/form/too-many/']);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await ask(ADA)).toEqual([429, { error: 'tooMany' }]);
    expect((await send(ADA, {}, '203.0.113.8')).headers.get('location')).toBe('/form/thanks/');
    clock.pass(10);
    expect((await send(ADA)).headers.get('location')).toBe('/form/thanks/');
    expect((await send(ADA)).headers.get('location')).toBe('/form/too-many/');
    expect(kept).toHaveLength(22);
  });

  test('comes from one network of IPv6 however it changes its address', async () => {
    const { send } = openRoute();
    for (let sent = 0; sent < 20; sent += 1) await send(ADA, {}, `2001:db8:1:2::${sent}`);
    const same = await send(ADA, {}, '2001:db8:1:2:ffff::1');
    const other = await send(ADA, {}, '2001:db8:1:3::1');
    expect([same.headers.get('location'), other.headers.get('location')]).toEqual([
      '/form/too-many/',
      '/form/thanks/',
    ]);
  });
});

describe('a form that another site sent', () => {
  test.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'https://site.example.evil.example' },
    { Origin: 'http://site.example' },
  ])('(%j) is refused and not stored', async (headers) => {
    const { send, ask, kept } = openRoute();
    const answer = await send({ ...ADA, lang: 'ar' }, headers);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/form/check/']);
    expect(await ask(ADA, headers)).toEqual([403, { error: 'crossSite' }]);
    expect(kept).toEqual([]);
  });

  test.each<Record<string, string>>([
    {},
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: SITE },
    { 'Sec-Fetch-Site': 'cross-site', Origin: FORM },
    // A phone on the same network, which names the computer by its address.
    { Origin: 'http://192.168.0.7:4321', Host: '192.168.0.7:4321' },
  ])('is told from one of our own (%j)', async (headers) => {
    const { ask } = openRoute();
    expect(await ask(ADA, headers)).toEqual([200, { ok: true }]);
  });
});

describe('what no browser sends', () => {
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
  test.each<[string, RequestInit & { duplex?: 'half' }, number, string]>([
    ['a body of 17 KB', { body: 'a='.padEnd(17_000, 'x') }, 413, 'tooLarge'],
    ['an endless body', { body: endless(), duplex: 'half' }, 413, 'tooLarge'],
    ['JSON', { headers: { 'Content-Type': 'application/json' }, body: '{}' }, 415, 'wrongType'],
    [
      'a file',
      { headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body: '--x--' },
      415,
      'wrongType',
    ],
    ['no type', { headers: { 'Content-Type': '' }, body: 'a=b' }, 415, 'wrongType'],
    [
      'a zipped body',
      { headers: { 'Content-Type': TYPE, 'Content-Encoding': 'gzip' }, body: 'a' },
      415,
      'wrongType',
    ],
    ['a broken escape', { body: 'email=%zz' }, 400, 'unreadable'],
    ['escaped bytes that are no text', { body: 'email=%ff%fe' }, 400, 'unreadable'],
    ['bytes that are no text', { body: Buffer.from([97, 61, 255]) }, 400, 'unreadable'],
    ['a NUL', { body: 'email=a%00b' }, 400, 'unreadable'],
    ['a field twice', { body: 'email=a&email=b' }, 400, 'unreadable'],
    ['a body that breaks off', { body: brokenOff(), duplex: 'half' }, 400, 'unreadable'],
  ])('%s is refused, to the script and without it', async (_what, init, status, error) => {
    const { post, kept } = openRoute();
    const headers = { 'Content-Type': TYPE, ...init.headers };
    const [body, otherBody] =
      init.body instanceof ReadableStream ? init.body.tee() : [init.body, init.body];
    const toScript = await post({
      ...init,
      body: body ?? null,
      headers: { ...headers, Accept: 'application/json' },
    });
    expect([toScript.status, await toScript.json()]).toEqual([status, { error }]);
    const without = await post({ ...init, body: otherBody ?? null, headers });
    expect([without.status, without.headers.get('location')]).toEqual([303, '/form/check/']);
    expect(kept).toEqual([]);
  });

  test('of any shape gets an answer that is none of a broken server, and stores only what is valid', async () => {
    const word = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...Object.values(ADA)));
    const names = fc.constantFrom(
      'email',
      'firstName',
      'consent',
      'lang',
      'consentVersion',
      'utm_source',
      'message',
    );
    const bodies = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string(),
      fc.array(fc.tuple(names, word)).map((pairs) => new URLSearchParams(pairs).toString()),
    );
    const headers = fc.record(
      {
        Accept: fc.constantFrom('application/json', '*/*'),
        Origin: fc.webUrl(),
        'Content-Type': fc.constantFrom(TYPE, 'text/plain'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(bodies, headers, async (body, sent) => {
        const { post, kept, lines } = openRoute();
        const { status } = await post({
          body: body as BodyInit,
          headers: { 'Content-Type': TYPE, ...sent },
        });
        expect([200, 303, 400, 403, 413, 415, 422]).toContain(status);
        expect(lines).toEqual([]);
        for (const { form } of kept) expect(form.consent).toBe('yes');
      }),
      { numRuns: 300 },
    );
  });
});

test('each answer is counted by its kind, without anything of the visitor', async () => {
  const { ask, metrics } = openRoute();
  await ask(ADA);
  await ask({ ...ADA, email: 'x' });
  await ask(ADA, { Origin: 'null' });
  expect(metrics.print()).toContain('sign_up_answers_total{kind="thanks"} 1');
  expect(metrics.print()).toContain('sign_up_answers_total{kind="invalid"} 1');
  expect(metrics.print()).toContain('sign_up_answers_total{kind="crossSite"} 1');
  expect(metrics.print()).not.toContain('example.com');
});
