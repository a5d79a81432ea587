import { describe, expect, onTestFinished, test } from 'vitest';
import { createSignUps } from './signUps.ts';
import type { Outcome } from './outcome.ts';
import { FORM, formWorld, shownForm, SITE, textOf, type Fields } from '../../test/formWorld.ts';
import { openStore } from '../db/open.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const ADA = { email: 'ada@example.com', firstName: 'Ada', experience: 'some', consent: 'yes' };
const A_WHILE = 5_000;
const TWO_HOURS = 2 * 60 * 60 * 1_000;

test('no answer of the form may be kept by anybody, whoever sent what', async () => {
  const { world, fields } = await filledIn();
  const { app, send } = world;
  const json = { 'Sec-Fetch-Site': 'same-origin', Accept: 'application/json' };
  const answers = [
    await app.request('/'),
    await send({ ...fields, email: 'not an address' }),
    await send({ ...fields, email: 'not an address' }, json),
    await send(fields, { 'Sec-Fetch-Site': 'cross-site' }),
    await send({ ...fields, token: 'forged' }),
    await send(fields),
    await send(fields, json),
    await app.request('/nowhere'),
    await app.request('/', { method: 'PUT' }),
    await app.request('/', { method: 'POST', body: '{}' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    200, 422, 200, 403, 400, 200, 200, 404, 405, 415,
  ]);
  for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
});

describe('the form', () => {
  test('can be filled in and sent without script', async () => {
    const { html, fields } = await formWorld().open();
    expect(html).toMatch(/<form[^>]*\smethod="post"\s+action="\/"/);
    expect(html).toContain('<label for="email">E-mail address</label>');
    expect(html).toMatch(/name="email"\s+type="email"\s+autocomplete="email"/);
    expect(html).toMatch(/name="firstName"\s+autocomplete="given-name"/);
    expect(html.match(/type="radio"/g)).toHaveLength(3);
    expect(html).toContain('Never enter a recovery phrase or a private key. We do not need them.');
    expect(Object.keys(fields)).toContain('token');
  });

  test('holds no inline script, style or handler', async () => {
    const { html } = await formWorld().open();
    expect(html).not.toMatch(
      /\sstyle=|\son[a-z]+=|<style|<script(?! src="\/form\.js" integrity="[^"]*" defer>)/,
    );
  });

  test('may be framed by the site alone, is never cached and is answered with its headers', async () => {
    const response = await formWorld().app.request('/');
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/html; charset=UTF-8',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
        "connect-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; " +
        `frame-ancestors ${SITE}; require-trusted-types-for 'script'; trusted-types 'none'`,
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000',
    });
  });

  test('refuses to share the site’s origin', () => {
    expect(() => formWorld({ formOrigin: SITE })).toThrow(/origin of its own/);
  });

  test('is served in the theme that its address names, before anything is painted', async () => {
    const dark = await formWorld().open('/?theme=dark');
    expect(dark.html).toContain('data-theme="dark"');
    expect(dark.html).toContain('<meta name="color-scheme" content="dark" />');
    const odd = await formWorld().open('/?theme=%22%3E');
    expect(odd.html).not.toContain('data-theme');
    expect(odd.html).toContain('content="light dark"');
  });

  test('shows the way back to the site only in a tab of its own', async () => {
    const inTab = await formWorld().open('/', { 'Sec-Fetch-Dest': 'document' });
    const inFrame = await formWorld().open('/', { 'Sec-Fetch-Dest': 'iframe' });
    expect(inTab.html).toContain(`<a class="back" href="${SITE}/">`);
    expect(inTab.html).toContain('Crypto is high risk.');
    expect(inFrame.html).not.toContain('<header>');
  });

  test('carries the campaign of its address, and no other parameter, cut to 100 characters', async () => {
    const world = formWorld();
    const long = 'x'.repeat(300);
    const { fields } = await world.open(`/?utm_source=news&utm_term=${long}&email=a@b.example&q=1`);
    expect(fields).toMatchObject({ utm_source: 'news', utm_term: 'x'.repeat(100), email: '' });
    expect(fields).not.toHaveProperty('q');
    world.pass(A_WHILE);
    await world.send({ ...fields, ...ADA, utm_medium: long });
    expect(world.kept[0]?.form).toMatchObject({ utm_source: 'news', utm_medium: 'x'.repeat(100) });
  });

  test('cuts a campaign between two characters, never through one', async () => {
    const term = `${'x'.repeat(99)}😀`;
    const { fields } = await formWorld().open(`/?utm_term=${encodeURIComponent(term)}more`);
    expect(fields['utm_term']).toBe(term);
  });
});

describe('a sign-up', () => {
  test('is stored, and the visitor is told what was sent, what is kept and what happens next', async () => {
    const { world, fields } = await filledIn({ retentionDays: 365 });
    const response = await world.send(fields);
    expect(response.status).toBe(200);
    const words = textOf(await response.text());
    expect(words).toContain('Thank you What you sent E-mail address ada@example.com');
    expect(words).toContain('First name Ada Trading experience Some Your consent Yes We keep');
    expect(words).toContain('one sign-up for each e-mail address, with its time, for 365 days;');
    expect(words).toContain('nothing about your device. What happens next The TMX team');
    expect(world.kept).toMatchObject([
      {
        at: Date.parse('2026-11-21T12:00:05Z'),
        consentVersion: '2026-11-21',
        form: { email: 'ada@example.com', firstName: 'Ada', experience: 'some' },
      },
    ]);
  });

  test('sent ten times at once is one row and ten times the same thank-you', async () => {
    const dataDir = await temporaryFolder();
    const store = await openStore({ DATA_DIR: dataDir }, () => 0);
    const signUps = createSignUps(store);
    const { world, fields } = await filledIn({ signUps });
    const responses = await Promise.all(Array.from({ length: 10 }, () => world.send(fields)));
    const pages = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain('Thank you');
    expect(await signUps.count()).toBe(1);

    const second = await filledIn({ signUps, randomId: () => 'another form' });
    const known = await second.world.send({ ...second.fields, email: ' ADA@example.com' });
    expect(textOf(await known.text())).toBe(textOf(pages[0] ?? '').replace('ada@', 'ADA@'));
    expect(await signUps.count()).toBe(1);
    await store.close();
  });

  test('of an address known before says nothing untrue, and nothing about the one that is kept', async () => {
    const dataDir = await temporaryFolder();
    const store = await openStore({ DATA_DIR: dataDir }, () => 0);
    const signUps = createSignUps(store);
    const alpha = { firstName: 'Alpha', experience: 'new', utm_source: 'first-link' };
    const bravo = { firstName: 'Bravo', experience: 'active', utm_source: 'second-link' };
    const first = await filledIn({ signUps, randomId: () => 'first' });
    await first.world.send({ ...first.fields, ...alpha });
    const second = await filledIn({ signUps, randomId: () => 'second' });
    const known = await (await second.world.send({ ...second.fields, ...bravo })).text();
    expect(await signUps.list(10)).toMatchObject([{ first_name: 'Alpha', experience: 'new' }]);

    const words = textOf(known);
    expect(words).toContain('What you sent E-mail address ada@example.com First name Bravo');
    expect(words).toContain('an earlier one stays as it was.');
    expect(words).not.toMatch(/stored|Alpha|New to it|first-link/);
    const stranger = await filledIn();
    const fresh = await stranger.world.send({ ...stranger.fields, ...bravo });
    expect(known).toBe(await fresh.text());
    await store.close();
  });

  test('of another address with a form sent before is not thanked for, and works at the next try', async () => {
    const { world, fields } = await filledIn();
    await world.send(fields);
    const refused = await world.send({ ...fields, email: 'grace@example.com' });
    expect(refused.status).toBe(400);
    const again = shownForm(await refused.text());
    expect(again.fields).toMatchObject({ ...ADA, email: 'grace@example.com' });
    expect((await world.send(again.fields)).status).toBe(200);
    expect(world.kept.map(({ form }) => form.email)).toEqual([
      'ada@example.com',
      'grace@example.com',
    ]);
  });

  test('of a second address tells a stranger nothing about the first: neither its answer nor its trace', async () => {
    const dataDir = await temporaryFolder();
    const store = await openStore({ DATA_DIR: dataDir }, () => 0);
    onTestFinished(() => store.close());
    const signUps = createSignUps(store);
    const known = await filledIn({ signUps, randomId: () => 'of the victim' });
    await known.world.send(known.fields);

    // The same form each time, sent with the address in question and then with the stranger's own.
    const ask = async (email: string) => {
      const outcomes: Outcome[] = [];
      const onOutcome = (outcome: Outcome) => outcomes.push(outcome);
      const randomId = () => `asks about ${email.length}`;
      const { world, fields } = await filledIn({ signUps, randomId, onOutcome });
      const first = await world.send({ ...fields, email });
      const second = await world.send({ ...fields, email: 'stranger@example.com' });
      const texts = [await first.text(), await second.text()].map((text) =>
        text.replaceAll(email, '').replaceAll(/name="token"\s+value="[^"]*"/g, ''),
      );
      const kinds = outcomes.map(({ kind }) => kind);
      return { texts, kinds, statuses: [first.status, second.status], said: world.reported };
    };
    const ofKnown = await ask('ada@example.com');
    const ofUnknown = await ask('nobody@example.com');
    expect(ofKnown).toEqual(ofUnknown);
    expect(ofKnown.statuses).toEqual([200, 400]);
  });

  test('with mistakes names each beside its field and keeps what was entered', async () => {
    const { world, fields } = await filledIn();
    const wrong = { ...fields, email: 'ada at <example>', consent: '' };
    const response = await world.send(wrong);
    expect(response.status).toBe(422);
    const shown = shownForm(await response.text());
    expect(shown.notice).toBe(
      'Enter an e-mail address like name@example.com. Check the box so we can contact you.',
    );
    expect(shown.html).toMatch(/aria-invalid="true"\s+aria-describedby="email-error"/);
    expect(shown.html).toContain('role="alert" tabindex="-1" data-focus');
    expect(shown.fields).toMatchObject({ email: 'ada at <example>', firstName: 'Ada' });
    // The same form still: its age and its key go on.
    expect(shown.fields['token']).toBe(fields['token']);
    expect(world.kept).toEqual([]);
  });

  test('is shown again as text, whatever was entered', async () => {
    const { world, fields } = await filledIn();
    const bad = '"><script>alert(1)</script>';
    const html = await (await world.send({ ...fields, email: bad, firstName: bad })).text();
    expect(html).not.toContain('<script>alert');
    expect(shownForm(html).fields['firstName']).toBe(bad);
  });

  test('that could not be saved says so, keeps the entries, and is one row at the next try', async () => {
    const down = { add: () => Promise.reject(new Error('disk full')) };
    const { world, fields } = await filledIn({ signUps: down });
    const response = await world.send(fields);
    expect(response.status).toBe(503);
    const shown = shownForm(await response.text());
    expect(shown.notice).toBe('Not saved. Please try again.');
    expect(shown.fields).toEqual({ ...fields, message: '' });
    expect(world.reported).toEqual(['A sign-up was not saved: Error: disk full']);
  });
});

describe('a form sent without script', () => {
  test.each<[string, Fields, number, string]>([
    ['thanks', {}, 200, 'Thank you'],
    ['mistakes', { email: 'ada' }, 422, 'Enter an e-mail address like name@example.com.'],
    ['a refusal', { token: 'x' }, 400, 'The form expired.'],
  ])(
    'is answered with %s at an address that can be asked for again',
    async (_, wrong, status, words) => {
      const { world, fields } = await filledIn();
      const sent = await post(world, { ...fields, ...wrong });
      expect(sent.status).toBe(303);
      const place = sent.headers.get('location') ?? '';
      expect(place).not.toMatch(/ada/i);
      const kept = world.kept.length;
      for (let visit = 0; visit < 2; visit += 1) {
        const answer = await world.app.request(place);
        expect(answer.status).toBe(status);
        const html = await answer.text();
        expect(html).toContain(words);
        const { token: _token, ...entries } = { ...fields, ...wrong };
        if (status !== 200) expect(shownForm(html).fields).toMatchObject(entries);
      }
      expect(world.kept).toHaveLength(kept);
    },
  );

  test('gives no address that somebody else could make, lead another to, or use later', async () => {
    const { world, fields } = await filledIn();
    const place = (await post(world, fields)).headers.get('location') ?? '';
    const other = formWorld({ secret: 'another secret, long enough to be one' });
    for (const [app, path] of [
      [world.app, `${place.slice(0, -1)}${place.endsWith('A') ? 'B' : 'A'}`],
      [world.app, '/?shown='],
      [other.app, place],
    ] as const) {
      const html = await (await app.request(path)).text();
      expect(shownForm(html).fields['email']).toBe('');
    }
    const brought = await world.open(place, { 'Sec-Fetch-Site': 'cross-site' });
    expect(brought.fields['email']).toBe('');
    world.pass(TWO_HOURS + A_WHILE * 10);
    const late = await (await world.app.request(place)).text();
    expect(late).not.toContain('ada@example.com');
  });

  test('that is too long for an address is answered on the spot', async () => {
    const { world, fields } = await filledIn();
    const sent = await post(world, { ...fields, firstName: 'x'.repeat(9_000) });
    expect([sent.status, sent.headers.get('location')]).toEqual([422, null]);
  });
});

describe('spam and forgery', () => {
  test('a filled-in trap is thanked and not stored', async () => {
    const { world, fields } = await filledIn();
    const trapped = await world.send({ ...fields, message: 'buy now' });
    const honest = await world.send(fields);
    expect(await trapped.text()).toBe(await honest.text());
    expect(world.kept).toHaveLength(1);
  });

  // A token from the future is another companion's, whose clock is ahead of this one's.
  test.each([
    { age: -30_000, held: 1_500 },
    { age: -1_000, held: 1_500 },
    { age: 0, held: 1_500 },
    { age: 1_499, held: 1 },
    { age: 1_500, held: 0 },
    { age: TWO_HOURS, held: 0 },
  ])('a form sent at the age of $age ms is stored after $held ms', async ({ age, held }) => {
    const { world, fields } = await filledIn({}, age);
    const sentAt = Date.parse('2026-11-21T12:00:00Z') + age;
    expect(textOf(await (await world.send(fields)).text())).toContain('Thank you');
    expect(world.kept.map(({ at }) => at)).toEqual([sentAt + held]);
  });

  test('whoever is thanked is stored, however quick: only the trap is thanked for nothing', async () => {
    for (const age of [-40_000, -20_000, 0, 700, 1_400, 3_000, TWO_HOURS + 1]) {
      const { world, fields } = await filledIn({}, age);
      const { ok } = await world.send(fields);
      expect(world.kept, `${age} ms`).toHaveLength(ok ? 1 : 0);
    }
  });

  test('a form that is older than two hours is refused, and its entries can be sent at once', async () => {
    const { world, fields } = await filledIn({}, TWO_HOURS + 1);
    const response = await world.send(fields);
    expect(response.status).toBe(400);
    const shown = shownForm(await response.text());
    expect(shown.notice).toBe('The form expired. Press Sign Up again.');
    expect(shown.fields).toMatchObject(ADA);
    expect((await world.send(shown.fields)).status).toBe(200);
    expect(world.kept).toHaveLength(1);
  });

  test('a clock that was set back refuses the form, and takes it at the next press', async () => {
    const { world, fields } = await filledIn({}, -60_000);
    const refused = await world.send(fields);
    expect(refused.status).toBe(400);
    expect((await world.send(shownForm(await refused.text()).fields)).status).toBe(200);
    expect(world.kept).toHaveLength(1);
  });

  test.each(['', 'x', 'a.b.c', 'mwprct95.key.', `mwprct95.key.${'A'.repeat(43)}`])(
    'the forged token "%s" is refused with the entries kept',
    async (token) => {
      const { world, fields } = await filledIn();
      const response = await world.send({ ...fields, token });
      expect(response.status).toBe(400);
      const shown = shownForm(await response.text());
      expect(shown.notice).toBe('The form expired. Press Sign Up again.');
      expect(shown.fields).toMatchObject(ADA);
      expect(world.kept).toEqual([]);
    },
  );

  test.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: FORM },
    { Origin: 'null' },
    { Origin: SITE },
  ])('a form sent by another site (%j) is refused, and its entries are not shown', async (sent) => {
    const { world, fields } = await filledIn();
    const response = await world.send(fields, sent);
    expect(response.status).toBe(403);
    const shown = shownForm(await response.text());
    expect(shown.notice).toBe('The form expired. Press Sign Up again.');
    expect(shown.fields).toMatchObject({ email: '', firstName: '' });
    expect(world.kept).toEqual([]);
  });

  test('a browser that sends only its origin may sign up', async () => {
    const { world, fields } = await filledIn();
    const response = await world.send(fields, { Origin: FORM });
    expect(response.status).toBe(200);
    expect(world.kept).toHaveLength(1);
  });

  test('too many tries are asked to wait, with the entries kept; no address is handed on', async () => {
    const keys: string[] = [];
    const rateLimit = { take: (key: string) => keys.push(key) < 2, saltOf: () => 'salt' };
    const { world, fields } = await filledIn({ rateLimit });
    await world.send(fields);
    const response = await world.send(fields);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('60');
    const shown = shownForm(await response.text());
    expect(shown.notice).toBe('Too many tries from your network. Wait a minute, then try again.');
    expect(shown.fields).toMatchObject(ADA);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).not.toContain('203.0.113');
  });
});

describe('what no browser sends', () => {
  const type = 'application/x-www-form-urlencoded';
  test.each<[string, RequestInit & { duplex?: 'half' }, number]>([
    ['a body of 17 KB', { headers: { 'Content-Type': type }, body: 'a='.padEnd(17_000, 'x') }, 413],
    [
      'an endless body',
      { headers: { 'Content-Type': type }, body: endless(), duplex: 'half' },
      413,
    ],
    ['JSON', { headers: { 'Content-Type': 'application/json' }, body: '{}' }, 415],
    ['no type', { headers: { 'Content-Type': '' }, body: 'a=b' }, 415],
    [
      'a zipped body',
      { headers: { 'Content-Type': type, 'Content-Encoding': 'gzip' }, body: 'a' },
      415,
    ],
    ['a broken escape', { headers: { 'Content-Type': type }, body: 'email=%zz' }, 400],
    ['bytes that are no text', { headers: { 'Content-Type': type }, body: 'email=%ff%fe' }, 400],
    [
      'raw bytes that are no text',
      { headers: { 'Content-Type': type }, body: Buffer.from([97, 61, 255]) },
      400,
    ],
    ['a NUL byte', { headers: { 'Content-Type': type }, body: 'email=a%00b' }, 400],
    ['a field twice', { headers: { 'Content-Type': type }, body: 'email=a&email=b' }, 400],
  ])('%s is answered with a plain sentence', async (_what, request, status) => {
    const response = await formWorld().app.request('/', { method: 'POST', ...request });
    expect(response.status).toBe(status);
    expect(textOf(await response.text())).toContain('Nothing was stored. Back to the form');
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors');
  });

  test('other paths and methods are answered with a plain sentence too', async () => {
    const { app } = formWorld();
    expect((await app.request('/nothing')).status).toBe(404);
    const deleted = await app.request('/', { method: 'DELETE' });
    expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect((await app.request('/', { method: 'HEAD' })).status).toBe(200);
  });
});

describe('the form’s script', () => {
  const asScript = { Accept: 'application/json' };

  test('is told the same as the page, in facts', async () => {
    const { world, fields } = await filledIn();
    const wrong = await world.send({ ...fields, email: '' }, asScript);
    expect(wrong.status).toBe(200);
    expect(await wrong.json()).toEqual({
      kind: 'invalid',
      errors: { email: 'Enter your e-mail address.' },
      token: fields['token'],
    });
    const right = await world.send(fields, asScript);
    expect(await right.json()).toMatchObject({
      kind: 'thanks',
      sent: [{ label: 'E-mail address', value: 'ada@example.com' }, {}, {}, {}],
    });
    const forged = await world.send({ ...fields, token: 'x' }, asScript);
    expect(forged.status).toBe(400);
    expect(await forged.json()).toMatchObject({
      kind: 'refused',
      message: 'The form expired. Press Sign Up again.',
    });
  });
});

/** As a browser sends it, without asking for the answer. */
const post = (world: ReturnType<typeof formWorld>, fields: Fields) =>
  world.app.request('/', { method: 'POST', body: new URLSearchParams(fields) });

/** A form that was opened, filled in as Ada, and looked at for a while. */
async function filledIn(changes: Parameters<typeof formWorld>[0] = {}, age = A_WHILE) {
  const world = formWorld(changes);
  const { fields } = await world.open();
  world.pass(age);
  const filled: Fields = { ...fields, ...ADA };
  return { world, fields: filled };
}

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(4_096).fill(97)) });
}
