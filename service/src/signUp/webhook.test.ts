import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../db/open.ts';
import { newSignUp } from '../../test/newSignUp.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { createSignUps, type SignUps } from './signUps.ts';
import { createWebhook } from './webhook.ts';

const TARGET = { url: 'https://owner.example/hook', secret: 'a secret of the owner' };
const NOTHING: Received = { headers: new Headers(), body: '' };
const SECOND = 1_000;
const SIX_HOURS = 6 * 60 * 60 * SECOND;

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

type Received = { readonly headers: Headers; readonly body: string };
type World = {
  time: number;
  answer: () => Promise<Response>;
  readonly received: Received[];
  readonly signUps: SignUps;
  readonly deliver: () => Promise<void>;
  readonly restart: () => Promise<World>;
};

async function webhookWorld(folder?: string): Promise<World> {
  const dataDir = folder ?? (await temporaryFolder());
  const store = await openStore({ databaseUrl: undefined, dataDir }, () => 0);
  onTestFinished(() => store.close());
  const world: World = {
    time: 1_000_000,
    received: [],
    answer: () => Promise.resolve(new Response(null, { status: 204 })),
    signUps: createSignUps(store),
    deliver: createWebhook({
      store,
      target: TARGET,
      now: () => world.time,
      send: async (request) => {
        world.received.push({ headers: request.headers, body: await request.text() });
        return world.answer();
      },
    }),
    restart: () => webhookWorld(dataDir),
  };
  return world;
}
