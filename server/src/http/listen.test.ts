import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { getFreePort } from '../../test/freePort.ts';
import { listen } from './listen.ts';

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n';

/** A server in this process on a free port. */
async function open(answer: (request: Request) => Promise<Response>) {
  const place = { HOST: '127.0.0.1', PORT: await getFreePort(), KEEP_ALIVE_SECONDS: 75 };
  const server = await listen(answer, place);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const send = (text: string) => {
    const socket = connect({ port: place.PORT, host: place.HOST }).on('error', () => {});
    socket.write(text);
    return socket.resume();
  };
  return { place, server, send };
}

test('cuts off a client that sends many requests without reading', async () => {
  let asked = 0;
  const { send } = await open(() => {
    asked += 1;
    return new Promise(() => {});
  });
  await once(send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(100)), 'close');
  expect(asked).toBeLessThanOrEqual(8);
});

test('closes slow senders while serving others', async () => {
  const { place, server, send } = await open(async (request) => new Response(await request.text()));
  const seconds = { headersTimeout: 5_000, requestTimeout: 10_000, keepAliveTimeout: 75_000 };
  expect(server).toMatchObject({ ...seconds, maxConnections: 3_000 });
  Object.assign(server, { headersTimeout: 100, requestTimeout: 200 });
  const slow = [`${HEAD}X-Slow: `, `${HEAD}\r\n`].map((beginning) =>
    once(send(beginning), 'close'),
  );
  const silent = once(send(''), 'data');
  expect((await fetch(`http://127.0.0.1:${place.PORT}`)).status).toBe(200);
  await Promise.all(slow);
  // Browsers repeat their request only after this answer.
  expect(String(await silent)).toMatch(/^HTTP\/1\.1 408 /);
});

test('reports a port in use in one sentence', async () => {
  const { place } = await open(async () => new Response());
  await expect(listen(() => new Response(), place)).rejects.toThrow(
    /^Port \d+ is in use by another program\. Choose another one, such as: PORT=\d+ npm start$/,
  );
});
