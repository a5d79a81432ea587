import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createClock } from '../../test/clock.ts';
import { newSignUp } from '../../test/newSignUp.ts';
import { ENGINES, newPlace, openAt, type EngineName, type Place } from '../../test/stores.ts';
import { testDependencies } from '../../test/testDependencies.ts';
import { createSignUps } from './signUps.ts';
import { createWebhooks, findRefusedWebhooks } from './webhooks.ts';
import type { WebhookTarget } from './webhookRequest.ts';

const SECRET = 'a secret of the owner';
const JSON_TARGET: WebhookTarget = {
  name: 'json',
  kind: 'json',
  url: 'https://owner.example/hook',
  secret: SECRET,
};
const SLACK_TARGET: WebhookTarget = {
  name: 'slack',
  kind: 'slack',
  url: 'https://slack.example/T/B/x',
};
const HOUR_S = 60 * 60;
const arrived = () => new Response(null, { status: 204 });
const refuse = () => Promise.reject(new Error('connect ECONNREFUSED'));

type Sent = { headers: Headers; body: string };

/** A server's webhooks over a store; `answer` is what their receiver does with each message. */
async function open(engine: EngineName = 'SQLite', place?: Place, sameClock = createClock()) {
  const at = place ?? (await newPlace(engine));
  const store = await openAt(at, 'server', () => 0);
  const signUps = createSignUps(store);
  const sent: Sent[] = [];
  const receiver: { answer: (message: Sent) => Promise<Response> } = {
    answer: async () => arrived(),
  };
  const receive = async (request: unknown) => {
    if (!(request instanceof Request)) throw new Error('Not a request.');
    const message = { headers: request.headers, body: await request.text() };
    sent.push(message);
    return receiver.answer(message);
  };
  const opened = testDependencies({ store, fetch: receive }, {}, sameClock);
  const { clock, dependencies, lines } = opened;
  const webhooks = createWebhooks(dependencies);
  return {
    place: at,
    store,
    signUps,
    clock,
    metrics: dependencies.metrics,
    sent,
    lines,
    receiver,
    refused: () => Object.fromEntries(webhooks.refusedForAnHour()),
    add: async (count: number, targets = ['json']) => {
      for (let id = 0; id < count; id += 1) {
        await signUps.add({ ...newSignUp(`s${id}`, {}, clock.now()), targets });
      }
    },
    deliver: (target = JSON_TARGET, stopping = new AbortController().signal) =>
      webhooks.deliver(target, stopping),
    ids: () => sent.map(({ headers }) => headers.get('webhook-id')),
    waiting: () => store.rows('select attempts, next_attempt_at from webhook_messages'),
  };
}

describe('a new sign-up', () => {
  test('is told once, signed by the Standard Webhooks scheme, and never again', async () => {
    const { signUps, deliver, sent, clock } = await open();
    await signUps.add({ ...newSignUp('a', {}, clock.now()), language: 'ar', targets: ['json'] });
    await deliver();
    await deliver();
    expect(sent).toHaveLength(1);
    const { headers, body } = sent[0] ?? { headers: new Headers(), body: '' };
    expect(JSON.parse(body)).toEqual({
      type: 'sign-up',
      id: 'a',
      email: 'a@example.com',
      firstName: 'Ada',
      experience: 'some',
      consentVersion: '0123456789abcdef',
      utmSource: 'newsletter',
      utmMedium: null,
      utmCampaign: null,
      utmTerm: null,
      utmContent: null,
      language: 'ar',
      at: '2026-11-21T12:00:00.000Z',
    });
    const signed = `a.${clock.now() / 1_000}.${body}`;
    const signature = createHmac('sha256', SECRET).update(signed).digest('base64');
    expect(headers.get('webhook-signature')).toBe(`v1,${signature}`);
    expect(headers.get('webhook-timestamp')).toBe(String(clock.now() / 1_000));
    expect(headers.get('content-type')).toBe('application/json');
  });

  test('is told to Slack in plain words, one a second, unsigned and without commands', async () => {
    const { add, signUps, deliver, sent, clock } = await open();
    await signUps.add({
      ...newSignUp('evil', { firstName: '<!channel> & co' }, 0),
      targets: ['slack'],
    });
    await add(2, ['slack']);
    const before = clock.monotonicNow();
    await deliver(SLACK_TARGET);
    expect(clock.monotonicNow() - before).toBeGreaterThanOrEqual(2_000);
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
      { text: 'New sign-up, evil@example.com, &lt;!channel&gt; &amp; co, en, newsletter' },
      { text: 'New sign-up, s0@example.com, Ada, en, newsletter' },
      { text: 'New sign-up, s1@example.com, Ada, en, newsletter' },
    ]);
    expect(sent[0]?.headers.get('webhook-signature')).toBeNull();
  });

  test('is told to each target by itself: one that is down holds no other up', async () => {
    const { add, deliver, receiver, waiting } = await open();
    await add(1, ['json', 'slack']);
    receiver.answer = refuse;
    await deliver();
    receiver.answer = async () => arrived();
    await deliver(SLACK_TARGET);
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
  });

  test('is tried again after 30 s, 1 min, 2 min and so on up to every 6 h, until it arrives', async () => {
    const { add, deliver, receiver, clock, sent, waiting } = await open();
    await add(1);
    receiver.answer = refuse;
    await deliver();
    const waits = [30, 60, 120, 240, 480, 960, 1_920, 3_840, 7_680, 15_360, 6 * HOUR_S, 6 * HOUR_S];
    for (const wait of waits) {
      const before = sent.length;
      clock.pass(wait - 1);
      await deliver();
      expect(sent).toHaveLength(before);
      clock.pass(1);
      receiver.answer = async () => new Response('', { status: 500 });
      await deliver();
      expect(sent).toHaveLength(before + 1);
    }
    receiver.answer = async () => arrived();
    clock.pass(6 * HOUR_S);
    await deliver();
    expect(await waiting()).toEqual([]);
  });

  test('is told again by the next program where one was killed while it sent', async () => {
    const one = await open();
    await one.add(1);
    one.receiver.answer = () => new Promise(() => {});
    void one.deliver();
    await expect.poll(() => one.sent.length).toBe(1);
    const other = await open('SQLite', one.place, one.clock);
    one.clock.pass(30);
    await other.deliver();
    expect(other.ids()).toEqual(['s0']);
  });
});

describe.each(ENGINES)('on %s', (engine) => {
  test('all that is due is sent in one look, at most twenty at once', async () => {
    const { add, deliver, receiver, ids, waiting } = await open(engine);
    await add(60);
    let [underWay, most] = [0, 0];
    receiver.answer = async () => {
      most = Math.max(most, (underWay += 1));
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      return arrived();
    };
    await deliver();
    expect([ids().length, new Set(ids()).size]).toEqual([60, 60]);
    expect(most).toBe(20);
    expect(await waiting()).toEqual([]);
  });

  test('two servers never send one message at the same time', async () => {
    const one = await open(engine);
    await one.add(40);
    const other = await open(engine, one.place, one.clock);
    await Promise.all([one.deliver(), other.deliver(), one.deliver(), other.deliver()]);
    const told = [...one.ids(), ...other.ids()];
    expect([told.length, new Set(told).size]).toEqual([40, 40]);
  });

  test('a stop takes no further message; what was under way is due again half a minute after', async () => {
    const { add, deliver, receiver, sent, waiting, clock } = await open(engine);
    await add(50);
    const stopping = new AbortController();
    receiver.answer = async () => {
      stopping.abort();
      return refuse();
    };
    await deliver(JSON_TARGET, stopping.signal);
    expect(sent).toHaveLength(20);
    receiver.answer = async () => arrived();
    clock.pass(30);
    await deliver();
    expect(await waiting()).toEqual([]);
  });

  test('what was tried with a clock a day ahead is sent once that is corrected', async () => {
    const { add, deliver, receiver, clock, waiting } = await open(engine);
    await add(1);
    receiver.answer = refuse;
    clock.setWallClock(24 * HOUR_S);
    await deliver();
    receiver.answer = async () => arrived();
    clock.setWallClock(-24 * HOUR_S);
    await deliver();
    expect(await waiting()).toEqual([]);
  });

  test('a receiver that has refused for an hour is named, with the number that waits', async () => {
    const { add, deliver, receiver, clock, store, refused, lines, metrics } = await open(engine);
    // More than are tried again within that hour.
    await add(100, ['json', 'slack']);
    receiver.answer = async () => new Response('', { status: 401 });
    const look = async (seconds: number) => {
      for (let passed = 0; passed < seconds; passed += 60) {
        clock.pass(60);
        await deliver();
        await deliver(SLACK_TARGET);
      }
    };
    await look(HOUR_S - 60);
    expect([lines, refused()]).toEqual([[], {}]);
    await look(60);
    // Each once, although they are looked at every minute; Slack was sent one each time, and the last
    // one after this look.
    expect(lines).toEqual([
      'error: a webhook has refused sign-ups for an hour {"target":"json","count":100,"answer":"401"}',
      'error: a webhook has refused sign-ups for an hour {"target":"slack","count":59,"answer":"401"}',
    ]);
    expect(refused()).toEqual({ json: 100, slack: 60 });
    expect(await findRefusedWebhooks(store, clock.now())).toEqual(
      new Map(Object.entries(refused())),
    );
    expect(metrics.print()).toContain('webhook_messages_refused_for_an_hour 160');

    receiver.answer = async () => arrived();
    await look(2 * HOUR_S);
    expect(refused()).toEqual({});
    expect(lines).toHaveLength(2);
  });
});

test('a target that the owner took out of the settings is not named for ever', async () => {
  const { add, deliver, receiver, clock, store } = await open();
  await add(1);
  receiver.answer = refuse;
  await deliver();
  clock.pass(HOUR_S);
  expect((await findRefusedWebhooks(store, clock.now())).size).toBe(1);
  clock.pass(2 * HOUR_S);
  expect((await findRefusedWebhooks(store, clock.now())).size).toBe(0);
});

test('a receiver that is down is not asked for each message of a long list', async () => {
  const { add, deliver, receiver, sent, clock, waiting } = await open();
  await add(100);
  receiver.answer = refuse;
  await deliver();
  expect(sent).toHaveLength(20);
  receiver.answer = async () => arrived();
  await deliver();
  clock.pass(30);
  await deliver();
  expect(await waiting()).toEqual([]);
});

test('an error of the store leaves no message under way', async () => {
  const { add, deliver, receiver, store, sent } = await open();
  await add(10);
  let answered = 0;
  receiver.answer = async () => {
    const isFirst = sent.length === 1;
    // The first one arrives, and that cannot be kept; the others take longer.
    if (isFirst) await store.close();
    else await new Promise((resolve) => setTimeout(resolve, 50));
    answered += 1;
    return arrived();
  };
  await expect(deliver()).rejects.toThrow();
  expect(answered).toBe(sent.length);
});
