import { FIELDS } from '#contract/signUpForm.ts';
import { describe, expect, test } from 'vitest';
import { ENGINES, newSignUp } from '../../test/stores.ts';
import { testDependencies } from '../../test/testDependencies.ts';
import { openServer, type Given } from '../../test/testServer.ts';
import { webhookTargets } from './webhookRequest.ts';
import { findRefusedWebhooks } from './webhooks.ts';

const SECRET = 'a secret of the owner';
const TOKEN = 'a-long-enough-token';
const HOUR_S = 60 * 60;
const answered = (status: number) => async () => new Response(null, { status });
const arrived = answered(204);
const refuse = () => Promise.reject(new Error('connect ECONNREFUSED'));

/** A server with webhooks; `receiver.answer` is what their receiver does with each message. */
async function open(given: Given = {}) {
  const sent: { headers: Headers; body: string; signal: AbortSignal }[] = [];
  const receiver: { answer: () => Promise<Response> } = { answer: arrived };
  const server = await openServer({
    fetch: async (input, init) => {
      const message = new Request(input, init);
      const { headers, signal } = message;
      sent.push({ headers, signal, body: await message.text() });
      return receiver.answer();
    },
    settings: {
      SIGNUP_WEBHOOKS: 'json:https://owner.example/hook slack:https://slack.example/',
      SIGNUP_WEBHOOK_SECRET: SECRET,
      METRICS_TOKEN: TOKEN,
    },
    ...given,
  });
  const { ask, clock, signUps, store, work } = server;
  return {
    ...server,
    sent,
    receiver,
    metrics: server.dependencies.metrics,
    add: async (count: number, targets = ['json'], form = {}) => {
      for (let id = 0; id < count; id += 1)
        await signUps.add({ ...newSignUp(`s${id}`, form, clock.now()), targets });
    },
    deliver: (name = 'json', stopping?: AbortSignal) => work(`telling ${name} `, stopping),
    /** What an operator is told of receivers that refuse. */
    refused: async () => {
      const headers = { Authorization: `Bearer ${TOKEN}` };
      return Object(await (await ask('/readyz', { headers })).json()).details;
    },
    ids: () => sent.map(({ headers }) => headers.get('webhook-id')),
    waiting: () => store.rows('select attempts from webhook_messages'),
  };
}

test('a new sign-up is told once, and never again', async () => {
  const { add, deliver, sent } = await open();
  await add(1);
  await deliver();
  await deliver();
  expect(sent).toHaveLength(1);
  const { headers, body } = sent[0] ?? { headers: new Headers(), body: '' };
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
  expect(headers.get('content-type')).toBe('application/json');
});

test('Slack is told in plain words, one a second, unsigned and without commands', async () => {
  const { add, deliver, sent, clock } = await open();
  await add(2, ['slack'], { firstName: '<!channel> & co' });
  await deliver('slack');
  expect(clock.monotonicNow()).toBeGreaterThanOrEqual(2_000);
  const text = (id: string) =>
    `New sign-up, ${id}@example.com, &lt;!channel&gt; &amp; co, en, newsletter`;
  const told = [{ text: text('s0') }, { text: text('s1') }];
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual(told);
  expect(sent[0]?.headers.get('webhook-signature')).toBeNull();
});

test('a message is tried again after 30 s, 1 min, 2 min and so on up to every 6 h, until it arrives', async () => {
  const { add, deliver, receiver, clock, sent, waiting } = await open();
  await add(1);
  receiver.answer = refuse;
  await deliver();
  receiver.answer = answered(500);
  const doubled = Array.from({ length: 10 }, (_, tried) => 30 * 2 ** tried);
  for (const wait of [...doubled, 6 * HOUR_S, 6 * HOUR_S]) {
    const tried = sent.length;
    clock.pass(wait - 1);
    await deliver();
    expect(sent).toHaveLength(tried);
    clock.pass(1);
    await deliver();
    expect(sent).toHaveLength(tried + 1);
  }
  // What was tried with a clock a day ahead is due once that is corrected.
  clock.setWallClock(24 * HOUR_S);
  await deliver();
  receiver.answer = arrived;
  clock.setWallClock(-24 * HOUR_S);
  await deliver();
  expect(await waiting()).toEqual([]);
});

describe.each(ENGINES)('on %s', (engine) => {
  test('of two servers that look at once each sends all that is due, twenty at once and none twice', async () => {
    const one = await open({ engine });
    await one.add(90);
    const other = await open({ place: one.place, clock: one.clock });
    let [underWay, most] = [0, 0];
    one.receiver.answer = async () => {
      most = Math.max(most, (underWay += 1));
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      return arrived();
    };
    await Promise.all([one.deliver(), other.deliver()]);
    const told = [...one.ids(), ...other.ids()];
    expect([told.length, new Set(told).size, most]).toEqual([90, 90, 20]);
    expect(await one.waiting()).toEqual([]);
  });

  test('a stop takes no further message; what was under way is due again half a minute after', async () => {
    const { add, deliver, receiver, sent, waiting, clock } = await open({ engine });
    await add(50);
    const stopping = new AbortController();
    receiver.answer = async () => {
      stopping.abort();
      return refuse();
    };
    await deliver('json', stopping.signal);
    // Those that a receiver never answers are cut.
    expect(sent.map(({ signal }) => signal.aborted)).toEqual(Array(20).fill(true));
    receiver.answer = arrived;
    clock.pass(30);
    await deliver();
    expect(await waiting()).toEqual([]);
  });

  test('a receiver that has refused for an hour is named once, until it takes all or is asked no more', async () => {
    const { add, deliver, receiver, clock, store, refused, lines, metrics } = await open({
      engine,
    });
    // More than are sent at once.
    await add(25);
    receiver.answer = answered(401);
    const look = async (minutes: number) => {
      for (let passed = 0; passed < minutes; passed += 1) {
        clock.pass(60);
        await deliver();
      }
    };
    await look(59);
    const why = 'error: a sign-up was not told {"target":"json","reason":"it answered with 401"}';
    expect([lines, await refused()]).toEqual([[why], {}]);
    await look(2);
    const said = 'error: a webhook has refused sign-ups for an hour {"target":"json","count":25}';
    expect([lines, await refused()]).toEqual([[why, said], { json: 25 }]);
    expect(await metrics.registry.metrics()).toContain('outbox_failing{destination="json"} 25\n');
    const named = (ahead: number) =>
      findRefusedWebhooks(store, clock.now() + ahead * HOUR_S * 1_000);
    expect(await named(0)).toEqual(new Map([['json', 25]]));
    expect(await named(3)).toEqual(new Map());
    receiver.answer = arrived;
    await look(120);
    expect([await refused(), lines.length]).toEqual([{}, 2]);
  });
});

const read = (settings: Record<string, string>) =>
  webhookTargets(testDependencies({}, settings).dependencies).map(({ name }) => name);

test('webhooks are named by their kind and number, so that a corrected address keeps what waits', () => {
  const SIGNUP_WEBHOOKS =
    ' json:https://a.example/hook  slack:https://hooks.slack.com/services/T/B/x\tjson:http://127.0.0.1:9000/ ';
  const SIGNUP_WEBHOOK_URL = 'https://one.example/';
  const settings = { SIGNUP_WEBHOOKS, SIGNUP_WEBHOOK_URL, SIGNUP_WEBHOOK_SECRET: SECRET };
  expect(read(settings)).toEqual(['json', 'json-2', 'slack', 'json-3']);
});

test.each([
  'https://owner.example/SECRET',
  'json:owner.example/SECRET',
  'json:ftp://owner.example/SECRET',
  'json:https://user:SECRET@owner.example/',
  'json:https://SECRET@owner.example/',
  'json:',
])('%s is refused at the start in a sentence that repeats no secret', (SIGNUP_WEBHOOKS) => {
  const settings = { SIGNUP_WEBHOOKS, SIGNUP_WEBHOOK_SECRET: SECRET };
  expect(() => read(settings)).toThrow(/^SIGNUP_WEBHOOKS must list (?:(?!SECRET).)*$/);
});

test('an address that is signed needs the secret that signs', () => {
  const needs = /needs SIGNUP_WEBHOOK_SECRET, which signs its messages\.$/;
  expect(() => read({ SIGNUP_WEBHOOK_URL: 'https://owner.example/' })).toThrow(needs);
});
