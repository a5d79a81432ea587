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
const respondWith = (status: number) => async () => new Response(null, { status });
const accept = respondWith(204);
const refuseConnection = () =>
  Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));

/** Starts a server with two webhooks. `receiver.respond` handles their messages. */
async function startServer(options: TestServerOptions = {}) {
  const sent: (Pick<Request, 'url' | 'headers' | 'redirect' | 'signal'> & { body: string })[] = [];
  const receiver: { respond: () => Promise<Response> } = { respond: accept };
  const server = await createTestServer({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { url, headers, redirect, signal } = request;
      sent.push({ url, headers, redirect, signal, body: await request.text() });
      return receiver.respond();
    },
    settings: {
      SIGNUP_WEBHOOKS: 'crm=https://crm.example/hook team=slack+https://slack.example/',
      SIGNUP_WEBHOOK_SECRET: SECRET,
      METRICS_TOKEN: 'a-token-for-metrics',
    },
    ...options,
  });
  const { request, clock, signUps, store, runJobs } = server;
  const authorized = { headers: { Authorization: 'Bearer a-token-for-metrics' } };
  return {
    ...server,
    sent,
    receiver,
    add: async (count: number, webhookNames = ['crm'], form = {}) => {
      for (let id = 0; id < count; id += 1)
        await signUps.add({ ...createSignUp(`s${id}`, form, clock.now()), webhookNames });
    },
    deliver: (name = 'crm', shutdownSignal?: AbortSignal) =>
      runJobs(`delivering to ${name}`, shutdownSignal),
    count: () => runJobs('counting the outbox'),
    /** Returns the details from /readyz. */
    details: async () => Object(await (await request('/readyz', authorized)).json()).details,
    metrics: async () => (await request('/metrics', authorized)).text(),
    ids: () => sent.map(({ headers }) => headers.get('webhook-id')),
    waiting: () => store.rows('select destination from outbox'),
  };
}

test('sends each sign-up to a webhook once, with a signature', async () => {
  const { add, deliver, sent, clock } = await startServer();
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

test('decodes a whsec_… secret before signing', async () => {
  const secret = `whsec_${Buffer.from(SECRET).toString('base64')}`;
  const settings = { SIGNUP_WEBHOOKS: 'crm=https://crm.example/', SIGNUP_WEBHOOK_SECRET: secret };
  const { add, deliver, sent, clock } = await startServer({ settings });
  await add(1);
  await deliver();
  const { headers, body = '' } = sent[0] ?? {};
  const expected = new Webhook(SECRET, { format: 'raw' });
  expect(headers?.get('webhook-signature')).toBe(expected.sign('s0', new Date(clock.now()), body));
});

test('sends plain text without links to Slack, one message per second', async () => {
  const { add, deliver, sent, clock } = await startServer();
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

test('retries after 5, 15, 30, and 60 s, then doubles the delay up to 6 hours', async () => {
  const { add, deliver, receiver, clock, sent, waiting } = await startServer();
  await add(1);
  receiver.respond = refuseConnection;
  await deliver();
  receiver.respond = respondWith(500);
  const doubled = Array.from({ length: 9 }, (_, index) => 60 * 2 ** index);
  for (const delay of [5, 15, 30, ...doubled, 6 * HOUR_S, 6 * HOUR_S]) {
    const attempts = sent.length;
    clock.pass(delay - 1);
    await deliver();
    expect(sent).toHaveLength(attempts);
    clock.pass(1);
    await deliver();
    expect(sent).toHaveLength(attempts + 1);
  }
  receiver.respond = accept;
  clock.pass(6 * HOUR_S);
  await deliver();
  expect(await waiting()).toEqual([]);
});

test("doesn't follow redirects", async () => {
  const { add, deliver, sent } = await startServer();
  await add(1);
  await deliver();
  expect(sent[0]?.redirect).toBe('manual');
});

test("doesn't let a slow message delay the others", async () => {
  const { add, deliver, receiver, waiting } = await startServer();
  await add(10);
  const slow = Promise.withResolvers<Response>();
  const responses = [() => slow.promise];
  receiver.respond = () => responses.pop()?.() ?? accept();
  const delivering = deliver();
  await expect.poll(waiting).toHaveLength(1);
  slow.resolve(new Response());
  await delivering;
  expect(await waiting()).toEqual([]);
});

test("doesn't send another message if someone signs up again", async () => {
  const { add, deliver, signUps, sent, waiting } = await startServer();
  await add(1);
  await deliver();
  await signUps.add({
    ...createSignUp('other', { email: 's0@example.com' }),
    webhookNames: ['crm'],
  });
  await deliver();
  expect([sent.length, await waiting()]).toEqual([1, []]);
});

test.each([
  [refuseConnection, 'ECONNREFUSED'],
  [respondWith(401), 'it responded with 401'],
  [respondWith(302), 'it responded with 302, a redirect. Use the URL it redirects to'],
])('logs only the first of several failures, with the reason: %s', async (respond, reason) => {
  const { add, deliver, receiver, clock, lines } = await startServer();
  await add(1);
  receiver.respond = respond;
  await deliver();
  clock.pass(60);
  await deliver();
  const fields = JSON.stringify({ destination: 'crm', reason });
  expect(lines).toEqual([`error: message not delivered ${fields}`]);
});

describe.each(ENGINES)('on %s', (engine) => {
  test('sends each message only once when two servers share the queue', async () => {
    const first = await startServer({ engine });
    await first.add(90);
    const second = await startServer({ storeEnv: first.storeEnv, clock: first.clock });
    await Promise.all([first.deliver(), second.deliver()]);
    const ids = [...first.ids(), ...second.ids()];
    expect([ids.length, new Set(ids).size]).toEqual([90, 90]);
    expect(await first.waiting()).toEqual([]);
  });

  test('lets another server send a killed server’s messages after 30 s', async () => {
    const killed = await startServer({ engine });
    await killed.add(1);
    killed.receiver.respond = () => new Promise(() => {});
    void killed.deliver();
    await expect.poll(() => killed.sent.length).toBe(1);
    const other = await startServer({ storeEnv: killed.storeEnv, clock: killed.clock });
    await other.deliver();
    killed.clock.pass(29);
    await other.deliver();
    expect(other.sent).toHaveLength(0);
    killed.clock.pass(1);
    await other.deliver();
    expect(other.ids()).toEqual(['s0']);
  });

  test('cancels a message when the server stops and sends it later', async () => {
    const { add, deliver, receiver, sent, waiting, clock } = await startServer({ engine });
    await add(50);
    const shutdown = new AbortController();
    receiver.respond = async () => {
      shutdown.abort();
      return refuseConnection();
    };
    await deliver('crm', shutdown.signal);
    expect(sent.map(({ signal }) => signal.aborted)).toEqual(Array(5).fill(true));
    receiver.respond = accept;
    clock.pass(30);
    await deliver();
    expect(await waiting()).toEqual([]);
  });

  test('reports messages that have failed for an hour, until delivered', async () => {
    const { add, deliver, count, receiver, clock, details, lines, metrics } = await startServer({
      engine,
    });
    await add(25);
    receiver.respond = respondWith(401);
    const runFor = async (minutes: number) => {
      for (let passed = 0; passed < minutes; passed += 1) {
        clock.pass(60);
        await deliver();
        await count();
      }
    };
    await runFor(59);
    expect([lines.length, (await details()).refused]).toEqual([1, {}]);
    await runFor(2);
    expect(lines[1]).toBe(
      'error: messages undelivered for an hour {"destination":"crm","count":25}',
    );
    expect((await details()).refused).toEqual({ crm: 25 });
    expect(await metrics()).toContain('outbox_failing{destination="crm"} 25');
    receiver.respond = accept;
    await runFor(120);
    expect([(await details()).refused, lines.length]).toEqual([{}, 2]);
    expect(await metrics()).not.toMatch(/outbox_(?:failing|waiting)\{destination="crm"\}/);
  });

  test('keeps and reports a removed webhook’s messages until they are deleted', async () => {
    const { add, count, details, lines, store, waiting } = await startServer({ engine });
    await add(3, ['old', 'crm']);
    await count();
    await count();
    expect(lines).toEqual([
      'warn: messages queued for an unconfigured destination {"destination":"old","count":3}',
    ]);
    expect((await details()).notSet).toEqual({ old: 3 });
    expect(await deleteMessages(store, 'old')).toBe(3);
    expect(await waiting()).toEqual(Array.from({ length: 3 }, () => ({ destination: 'crm' })));
  });

  test('deletes only webhook messages, not emails', async () => {
    const { signUps, store } = await startServer({ engine });
    await signUps.add({ ...createSignUp('a'), isConfirmationRequired: true });
    expect(await deleteMessages(store, 'mail')).toBe(0);
  });
});

const parse = (settings: Record<string, string>) =>
  readWebhooks(
    createTestDependencies({}, { SIGNUP_WEBHOOK_SECRET: SECRET, ...settings }).dependencies,
  );

test('parses webhook names and URLs', () => {
  const SIGNUP_WEBHOOKS =
    ' crm=https://a.example/hook?x=1  team=slack+https://hooks.slack.com/services/T/B/x\tjson=http://127.0.0.1:9000/ ';
  expect(parse({ SIGNUP_WEBHOOKS }).map(({ name }) => name)).toEqual(['crm', 'team', 'json']);
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
])('rejects %s without printing a secret', (SIGNUP_WEBHOOKS) => {
  expect(() => parse({ SIGNUP_WEBHOOKS })).toThrow(/^SIGNUP_WEBHOOKS must list (?:(?!SECRET).)*$/);
});

test.each<[Record<string, string>, string]>([
  [
    { SIGNUP_WEBHOOKS: 'json:https://a.example/ slack:https://b.example/ json:https://c.example/' },
    'SIGNUP_WEBHOOKS="json=<url> slack=slack+<url> json-2=<url>"',
  ],
  [
    { SIGNUP_WEBHOOK_URL: 'https://a.example/', SIGNUP_WEBHOOKS: 'json:https://b.example/' },
    'SIGNUP_WEBHOOKS="json=<url> json-2=<url>"',
  ],
])('rejects 1.0.0 webhook settings and shows the new syntax', (settings, expected) => {
  expect(() => parse(settings)).toThrow(expected);
});

test.each([
  ['', /^SIGNUP_WEBHOOK_SECRET is missing\./],
  ['whsec_not-valid-base64!', /^SIGNUP_WEBHOOK_SECRET starts with "whsec_", but [^!]+$/],
])('rejects the webhook secret "%s"', (SIGNUP_WEBHOOK_SECRET, message) => {
  const SIGNUP_WEBHOOKS = 'crm=https://a.example/';
  expect(() => parse({ SIGNUP_WEBHOOKS, SIGNUP_WEBHOOK_SECRET })).toThrow(message);
});
