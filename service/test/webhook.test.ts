import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../src/db/open.ts';
import { createSignUps } from '../src/signUp/signUps.ts';
import { makePlace, startCompanion } from './faults/companion.ts';
import { measured } from './faults/scale.ts';
import { newSignUp } from './newSignUp.ts';

const MESSAGES = 200;
const ANSWER_MS = 100;
const LEAST_A_SECOND = 25;
const STOP_LIMIT_MS = 10_000;

test('a receiver that answers in 100 ms hears of at least 25 sign-ups a second, each once', async (context) => {
  const ids: string[] = [];
  const [firstAt, lastAt] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  const world = await companionWith(async (request, response) => {
    firstAt.resolve(performance.now());
    await text(request);
    await pause(ANSWER_MS);
    ids.push(String(request.headers['webhook-id']));
    response.writeHead(204).end();
    if (ids.length === MESSAGES) lastAt.resolve(performance.now());
  });
  const seconds = ((await lastAt.promise) - (await firstAt.promise)) / 1_000;
  await world.companion.stop();
  measured(context, `${MESSAGES} messages, ${Math.round(MESSAGES / seconds)} a second`);
  expect(new Set(ids).size).toBe(MESSAGES);
  expect(ids).toHaveLength(MESSAGES);
  expect(MESSAGES / seconds).toBeGreaterThan(LEAST_A_SECOND);
  expect(await world.waiting()).toBe(0);
});

test('a receiver that never answers does not hold the stop, and its messages stay', async () => {
  const asked = Promise.withResolvers<void>();
  const world = await companionWith(() => asked.resolve());
  await asked.promise;
  const start = performance.now();
  const { code, output } = await world.companion.stop();
  expect(performance.now() - start).toBeLessThan(STOP_LIMIT_MS);
  expect([code, output.includes('"inTime":true')]).toEqual([0, true]);
  expect(await world.waiting()).toBe(MESSAGES);
});

/** A companion with sign-ups still to be told to this receiver. */
async function companionWith(receive: RequestListener) {
  const receiver = createServer(receive).listen(0, '127.0.0.1');
  onTestFinished(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  await once(receiver, 'listening');
  const address = receiver.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { settings, dataDir, remove } = await makePlace();
  onTestFinished(remove);
  const open = () =>
    openStore({ databaseUrl: undefined, dataDir: path.resolve(dataDir) }, Date.now);
  const store = await open();
  const signUps = createSignUps(store);
  const all = Array.from({ length: MESSAGES }, (_, index) => newSignUp(`s-${index}`));
  await Promise.all(all.map((signUp) => signUps.add({ ...signUp, notify: true })));
  await store.close();
  const companion = await startCompanion({
    ...settings,
    SIGNUP_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    SIGNUP_WEBHOOK_SECRET: 'a secret of the owner',
  });
  const waiting = async () => {
    const after = await open();
    const rows = await after.db.selectFrom('webhook_outbox').select('next_attempt_at').execute();
    await after.close();
    return rows.length;
  };
  return { companion, waiting };
}
