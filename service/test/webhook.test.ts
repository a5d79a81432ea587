import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { companionTelling } from './companionTelling.ts';
import { measured } from './faults/scale.ts';

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
  const ids = Array.from({ length: MESSAGES }, (_, index) => `s-${index}`);
  return companionTelling(`http://127.0.0.1:${port}/`, ids);
}
