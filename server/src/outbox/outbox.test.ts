import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { FIELDS } from '#contract/signUpForm.ts';
import { ENGINES, createSignUp } from '../../test/stores.ts';
import { createTestDependencies } from '../../test/testDependencies.ts';
import { createTestServer, type TestServerOptions } from '../../test/testServer.ts';
import { deleteMessages } from './outbox.ts';
import { readWebhooks } from './webhooks.ts';

const SECRET = 'a secret of the owner';
const HOUR_S = 60 * 60;
const answerWith = (status: number) => async () => new Response(null, { status });
const accept = answerWith(204);
const refuse = () =>
  Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));

/** A server with two webhooks. `receiver.answer` decides about each message. */
async function open(given: TestServerOptions = {}) {
  const sent: { url: string; headers: Headers; body: string; signal: AbortSignal }[] = [];
  const receiver: { answer: () => Promise<Response> } = { answer: accept };
  const server = await createTestServer({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { url, headers, signal } = request;
      sent.push({ url, headers, signal, body: await request.text() });
      return receiver.answer();
    },
    settings: {
      SIGNUP_WEBHOOKS: 'crm=https://crm.example/hook team=slack+https://slack.example/',
      SIGNUP_WEBHOOK_SECRET: SECRET,
      METRICS_TOKEN: 'a-token-for-metrics',
    },
    ...given,
  });
  const { request, clock, signUps, store, runJobs } = server;
  const authorized = { headers: { Authorization: 'Bearer a-token-for-metrics' } };
  return {
    ...server,
    sent,
    receiver,
    add: async (count: number, webhooks = ['crm'], form = {}) => {
      for (let id = 0; id < count; id += 1)
        await signUps.add({ ...createSignUp(`s${id}`, form, clock.now()), webhooks });
    },
    deliver: (name = 'crm', stopping?: AbortSignal) => runJobs(`delivering to ${name}`, stopping),
    count: () => runJobs('counting the outbox'),
    /** The details at /readyz. */
    details: async () => Object(await (await request('/readyz', authorized)).json()).details,
    metrics: async () => (await request('/metrics', authorized)).text(),
    ids: () => sent.map(({ headers }) => headers.get('webhook-id')),
    waiting: () => store.rows('select destination from outbox'),
  };
}

test('a webhook gets each sign-up once, signed', async () => {
  const { add, deliver, sent, clock } = await open();
  await add(1);
  await deliver();
  await deliver();
  expect(sent).toHaveLength(1);
  const { url = '', headers = new Headers(), body = '' } = sent[0] ?? {};
  expect([url, headers.get('content-type')]).toEqual([
    'https://crm.example/hook',
    'application/json',
  ]);
  expect(JSON.parse(body)).toEqual({
    ...Object.fromEntries(FIELDS.map(({ name }) => [name, null])),
    type: 'sign-up',
    id: 's0',
    email: 's0@example.com',
    firstName: 'Ada',
    experience: 'some',
    consentVersion: '0123456789abcdef',
    utmSource: 'newsletter',
    utmMedium: null,
    utmCampaign: null,
    utmTerm: null,
    utmContent: null,
    variants: null,
    clickId: null,
    language: 'en',
    confirmedAt: null,
    at: '2026-11-21T12:00:00.000Z',
  });
  const expected = new Webhook(SECRET, { format: 'raw' });
  expect(headers.get('webhook-signature')).toBe(expected.sign('s0', new Date(clock.now()), body));
});

test('a whsec_… secret signs with its decoded bytes', async () => {
  const secret = `whsec_${Buffer.from(SECRET).toString('base64')}`;
  const settings = { SIGNUP_WEBHOOKS: 'crm=https://crm.example/', SIGNUP_WEBHOOK_SECRET: secret };
  const { add, deliver, sent, clock } = await open({ settings });
  await add(1);
  await deliver();
  const { headers, body = '' } = sent[0] ?? {};
  const expected = new Webhook(SECRET, { format: 'raw' });
  expect(headers?.get('webhook-signature')).toBe(expected.sign('s0', new Date(clock.now()), body));
});

test('Slack gets plain text without links, one message a second', async () => {
  const { add, deliver, sent, clock } = await open();
  await add(2, ['team'], { firstName: '<!channel> & *co* https://evil.example' });
  await deliver('team');
  expect(clock.monotonicNow()).toBeGreaterThanOrEqual(2_000);
  const messages = sent.map(({ body }) => JSON.parse(body));
  expect(messages[0]).toEqual({
    text: 'New sign-up, s0@example.com, &lt;!channel&gt; &amp; *co* https://evil.example, en, newsletter',
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
  });
  expect(sent[0]?.headers.get('webhook-signature')).toBeNull();
});

test('retries after 5, 15, 30, 60 s and so on, up to every 6 hours', async () => {
  const { add, deliver, receiver, clock, sent, waiting } = await open();
  await add(1);
  receiver.answer = refuse;
  await deliver();
  receiver.answer = answerWith(500);
  const doubled = Array.from({ length: 9 }, (_, tried) => 60 * 2 ** tried);
  for (const wait of [5, 15, 30, ...doubled, 6 * HOUR_S, 6 * HOUR_S]) {
    const tried = sent.length;
    clock.pass(wait - 1);
    await deliver();
    expect(sent).toHaveLength(tried);
    clock.pass(1);
    await deliver();
    expect(sent).toHaveLength(tried + 1);
  }
  receiver.answer = accept;
  clock.pass(6 * HOUR_S);
  await deliver();
  expect(await waiting()).toEqual([]);
});

test("a slow message doesn't delay others", async () => {
  const { add, deliver, receiver, waiting } = await open();
  await add(10);
  const slow = Promise.withResolvers<Response>();
  const answers = [() => slow.promise];
  receiver.answer = () => answers.pop()?.() ?? accept();
  const delivering = deliver();
  await expect.poll(waiting).toHaveLength(1);
  slow.resolve(new Response());
  await delivering;
  expect(await waiting()).toEqual([]);
});

test('sends no message about a known visitor', async () => {
  const { add, deliver, signUps, sent, waiting } = await open();
  await add(1);
  await deliver();
  await signUps.add({ ...createSignUp('other', { email: 's0@example.com' }), webhooks: ['crm'] });
  await deliver();
  expect([sent.length, await waiting()]).toEqual([1, []]);
});

test.each([
  [refuse, 'ECONNREFUSED'],
  [answerWith(401), 'it answered with 401'],
  [answerWith(302), 'it answered with 302, a redirect. Use the final address instead'],
])('logs the reason of a failure once: %s', async (answer, reason) => {
  const { add, deliver, receiver, clock, lines } = await open();
  await add(1);
  receiver.answer = answer;
  await deliver();
  clock.pass(60);
  await deliver();
  const fields = JSON.stringify({ destination: 'crm', reason });
  expect(lines).toEqual([`error: message not delivered ${fields}`]);
});

describe.each(ENGINES)('on %s', (engine) => {
  test('two servers share the messages and send none twice', async () => {
    const one = await open({ engine });
    await one.add(90);
    const other = await open({ storeEnv: one.storeEnv, clock: one.clock });
    await Promise.all([one.deliver(), other.deliver()]);
    const ids = [...one.ids(), ...other.ids()];
    expect([ids.length, new Set(ids).size]).toEqual([90, 90]);
    expect(await one.waiting()).toEqual([]);
  });

  test("other servers take over a killed server's messages after 30 s", async () => {
    const killed = await open({ engine });
    await killed.add(1);
    killed.receiver.answer = () => new Promise(() => {});
    void killed.deliver();
    await expect.poll(() => killed.sent.length).toBe(1);
    const other = await open({ storeEnv: killed.storeEnv, clock: killed.clock });
    await other.deliver();
    expect(other.sent).toHaveLength(0);
    killed.clock.pass(30);
    await other.deliver();
    expect(other.ids()).toEqual(['s0']);
  });

  test('a stopping server cancels a message and sends it later', async () => {
    const { add, deliver, receiver, sent, waiting, clock } = await open({ engine });
    await add(50);
    const stopping = new AbortController();
    receiver.answer = async () => {
      stopping.abort();
      return refuse();
    };
    await deliver('crm', stopping.signal);
    expect(sent.map(({ signal }) => signal.aborted)).toEqual(Array(5).fill(true));
    receiver.answer = accept;
    clock.pass(30);
    await deliver();
    expect(await waiting()).toEqual([]);
  });

  test('reports messages refused for an hour until they arrive', async () => {
    const { add, deliver, count, receiver, clock, details, lines, metrics } = await open({
      engine,
    });
    // More than one batch.
    await add(25);
    receiver.answer = answerWith(401);
    const look = async (minutes: number) => {
      for (let passed = 0; passed < minutes; passed += 1) {
        clock.pass(60);
        await deliver();
        await count();
      }
    };
    await look(59);
    expect([lines.length, (await details()).refused]).toEqual([1, {}]);
    await look(2);
    expect(lines[1]).toBe('error: messages refused for an hour {"destination":"crm","count":25}');
    expect((await details()).refused).toEqual({ crm: 25 });
    expect(await metrics()).toContain('outbox_failing{destination="crm"} 25');
    receiver.answer = accept;
    await look(120);
    expect([(await details()).refused, lines.length]).toEqual([{}, 2]);
    expect(await metrics()).not.toContain('outbox_failing{destination="crm"}');
  });

  test('reports and keeps messages of a removed webhook until deleted', async () => {
    const { add, count, details, lines, store, waiting } = await open({ engine });
    await add(3, ['old', 'crm']);
    await count();
    await count();
    expect(lines).toEqual([
      'warn: messages wait for a destination that is not set {"destination":"old","count":3}',
    ]);
    expect((await details()).notSet).toEqual({ old: 3 });
    expect(await deleteMessages(store, 'old')).toBe(3);
    expect(await waiting()).toEqual(Array.from({ length: 3 }, () => ({ destination: 'crm' })));
  });
});

const read = (settings: Record<string, string>) =>
  readWebhooks(
    createTestDependencies({}, { SIGNUP_WEBHOOK_SECRET: SECRET, ...settings }).dependencies,
  );

test('webhooks have the configured names', () => {
  const SIGNUP_WEBHOOKS =
    ' crm=https://a.example/hook?x=1  team=slack+https://hooks.slack.com/services/T/B/x\tjson=http://127.0.0.1:9000/ ';
  expect(read({ SIGNUP_WEBHOOKS }).map(({ name }) => name)).toEqual(['crm', 'team', 'json']);
});

test.each([
  'https://owner.example/SECRET',
  'crm=owner.example/SECRET',
  'crm=ftp://owner.example/SECRET',
  'crm=https://user:SECRET@owner.example/',
  'crm=https://SECRET@owner.example/',
  'Crm=https://owner.example/SECRET',
  'mail=https://owner.example/SECRET',
  'crm=https://a.example/SECRET crm=https://b.example/',
  'crm=',
])('refuses %s without repeating a secret', (SIGNUP_WEBHOOKS) => {
  expect(() => read({ SIGNUP_WEBHOOKS })).toThrow(/^SIGNUP_WEBHOOKS must list (?:(?!SECRET).)*$/);
});

test.each<[Record<string, string>, string]>([
  [
    { SIGNUP_WEBHOOKS: 'json:https://a.example/ slack:https://b.example/ json:https://c.example/' },
    'SIGNUP_WEBHOOKS="json=<address> slack=slack+<address> json-2=<address>"',
  ],
  [
    { SIGNUP_WEBHOOK_URL: 'https://a.example/', SIGNUP_WEBHOOKS: 'json:https://b.example/' },
    'SIGNUP_WEBHOOKS="json=<address> json-2=<address>"',
  ],
])('answers settings of release 1.0.0 with the new line', (settings, line) => {
  expect(() => read(settings)).toThrow(line);
});

test('a signed webhook needs the secret', () => {
  const { dependencies } = createTestDependencies(
    {},
    { SIGNUP_WEBHOOKS: 'crm=https://a.example/' },
  );
  expect(() => readWebhooks(dependencies)).toThrow(/^SIGNUP_WEBHOOK_SECRET is missing\./);
});
