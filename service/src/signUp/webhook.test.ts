import { createHmac } from 'node:crypto';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../db/open.ts';
import type { Store } from '../db/store.ts';
import { newSignUp } from '../../test/newSignUp.ts';
import { startPostgres } from '../../test/startPostgres.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { createSignUps, type SignUps } from './signUps.ts';
import { createWebhook } from './webhook.ts';

const TARGET = { url: 'https://owner.example/hook', secret: 'a secret of the owner' };
const NOTHING: Received = { headers: new Headers(), body: '' };
const SECOND = 1_000;
const SIX_HOURS = 6 * 60 * 60 * SECOND;
const DAY = 24 * 60 * 60 * SECOND;
const START = 1_000_000;

test('a new sign-up is told once, signed, and never again', async () => {
  const world = await webhookWorld();
  await world.signUps.add({ ...newSignUp('a', {}, 500), notify: true });
  await world.deliver();
  await world.deliver();

  expect(world.received).toHaveLength(1);
  const [{ headers, body } = NOTHING] = world.received;
  expect(JSON.parse(body)).toMatchObject({ id: 'a', email: 'a@example.com', firstName: 'Ada' });
  const signed = `${headers.get('webhook-id')}.${headers.get('webhook-timestamp')}.${body}`;
  const signature = createHmac('sha256', TARGET.secret).update(signed).digest('base64');
  expect(headers.get('webhook-signature')).toBe(`v1,${signature}`);
});

test('an address that was there already, or no webhook at the time, is no news', async () => {
  const world = await webhookWorld();
  await world.signUps.add({ ...newSignUp('a'), notify: false });
  await world.signUps.add({ ...newSignUp('b', { email: 'a@example.com' }), notify: true });
  await world.deliver();
  expect(world.received).toEqual([]);
});

test('a receiver that is down is tried again later and later, until it is up', async () => {
  const world = await webhookWorld();
  await world.signUps.add({ ...newSignUp('a'), notify: true });
  const waits = [30 * SECOND, 60 * SECOND, 120 * SECOND];
  world.answer = () => Promise.reject(new Error('refused'));
  await world.deliver();
  for (const wait of waits) {
    world.answer = () => Promise.resolve(new Response('', { status: 500 }));
    world.time += wait - 1;
    const before = world.received.length;
    await world.deliver();
    expect(world.received).toHaveLength(before);
    world.time += 1;
    await world.deliver();
    expect(world.received).toHaveLength(before + 1);
  }
  for (let tries = 0; tries < 50; tries += 1) {
    world.time += SIX_HOURS;
    await world.deliver();
  }
  expect(world.received).toHaveLength(1 + waits.length + 50);
});

test('a program that is stopped while it sends tells it again after the restart', async () => {
  const world = await webhookWorld();
  await world.signUps.add({ ...newSignUp('a'), notify: true });
  world.answer = () => new Promise(() => {});
  void world.deliver();
  await expect.poll(() => world.received.length).toBe(1);

  const restarted = await world.restart();
  restarted.time += 30 * SECOND;
  await restarted.deliver();
  expect(restarted.received).toHaveLength(1);
});

const postgres = await startPostgres();
afterAll(postgres.stop);
describe.each([
  ['SQLite', undefined],
  ['PostgreSQL', postgres.url],
])('on %s', (_name, databaseUrl) => {
  test('sends all that is due in one look, a few beside each other', async () => {
    const world = await webhookWorld({ databaseUrl });
    await addMany(world.signUps, 60);
    let [underWay, most] = [0, 0];
    world.answer = async () => {
      most = Math.max(most, (underWay += 1));
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      return new Response(null, { status: 204 });
    };
    await world.deliver();
    expect(new Set(world.ids()).size).toBe(60);
    expect(world.received).toHaveLength(60);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(20);
    expect(await outbox(world.store)).toEqual([]);
  });

  test('two companions never send one message at the same time', async () => {
    const world = await webhookWorld({ databaseUrl });
    await addMany(world.signUps, 40);
    const other = await world.restart();
    await Promise.all([world.deliver(), other.deliver(), world.deliver(), other.deliver()]);
    const told = [...world.ids(), ...other.ids()];
    expect(new Set(told).size).toBe(40);
    expect(told).toHaveLength(40);
  });

  test('a stop cuts what is under way and puts it back; whoever looks next sends it at once', async () => {
    const world = await webhookWorld({ databaseUrl });
    await addMany(world.signUps, 12);
    world.answer = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('cut')));
      });
    const stopping = new AbortController();
    const delivering = world.deliver(stopping.signal);
    await expect.poll(() => world.received.length).toBe(12);
    stopping.abort();
    await delivering;
    expect(await outbox(world.store)).toEqual(
      Array.from({ length: 12 }, () => ({ attempts: 0, next_attempt_at: 0 })),
    );
    const other = await world.restart();
    await other.deliver();
    expect(other.received).toHaveLength(12);
  });

  test.each([
    ['stored', true],
    ['tried', false],
  ])(
    'what was %s with a clock a day ahead is sent once that is corrected',
    async (_how, stored) => {
      const world = await webhookWorld({ databaseUrl });
      if (stored) world.time += DAY;
      await world.signUps.add({ ...newSignUp('a', {}, world.time), notify: true });
      if (!stored) {
        world.answer = () => Promise.reject(new Error('refused'));
        world.time += DAY;
        await world.deliver();
      }
      world.answer = () => Promise.resolve(new Response(null, { status: 204 }));
      world.time = START;
      await world.deliver();
      expect(world.ids().at(-1)).toBe('a');
      expect(await outbox(world.store)).toEqual([]);
    },
  );
});

test('a receiver that is down is not asked for each message of a long outbox', async () => {
  const world = await webhookWorld();
  await addMany(world.signUps, 100);
  world.answer = () => Promise.reject(new Error('refused'));
  await world.deliver();
  expect(world.received).toHaveLength(20);
  world.answer = () => Promise.resolve(new Response(null, { status: 204 }));
  await world.deliver();
  world.time += 30 * SECOND;
  await world.deliver();
  expect(await outbox(world.store)).toEqual([]);
});

type Received = { readonly headers: Headers; readonly body: string };
type World = {
  time: number;
  answer: (request: Request) => Promise<Response>;
  readonly received: Received[];
  readonly ids: () => (string | null)[];
  readonly store: Store;
  readonly signUps: SignUps;
  readonly deliver: (stopping?: AbortSignal) => Promise<void>;
  /** Another companion on the same store. */
  readonly restart: () => Promise<World>;
};
type Place = { readonly databaseUrl?: string | undefined; readonly dataDir?: string };

async function webhookWorld(place: Place = {}): Promise<World> {
  const { databaseUrl, dataDir = await temporaryFolder() } = place;
  const store = await openStore({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, () => 0);
  onTestFinished(() => store.close());
  if (place.dataDir === undefined) {
    for (const table of ['webhook_outbox', 'sign_ups', 'spent_forms'] as const) {
      await store.db.deleteFrom(table).execute();
    }
  }
  const deliver = createWebhook({
    store,
    target: TARGET,
    now: () => world.time,
    send: async (request) => {
      world.received.push({ headers: request.headers, body: await request.text() });
      return world.answer(request);
    },
  });
  const world: World = {
    time: START,
    received: [],
    ids: () => world.received.map(({ headers }) => headers.get('webhook-id')),
    answer: () => Promise.resolve(new Response(null, { status: 204 })),
    store,
    signUps: createSignUps(store),
    deliver: (stopping = new AbortController().signal) => deliver(stopping),
    restart: () => webhookWorld({ databaseUrl, dataDir }),
  };
  return world;
}

async function addMany(signUps: SignUps, count: number) {
  for (let index = 0; index < count; index += 1) {
    await signUps.add({ ...newSignUp(`many-${index}`), notify: true });
  }
}

function outbox({ db }: Store) {
  return db.selectFrom('webhook_outbox').select(['attempts', 'next_attempt_at']).execute();
}
