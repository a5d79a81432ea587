import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { getFreePort } from '../../test/freePort.ts';
import { listen, stopServer } from './listen.ts';

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n';
const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Starts a server on a free port in this process. */
async function startServer(handleRequest: (request: Request) => Promise<Response>) {
  const config = { HOST: '127.0.0.1', PORT: await getFreePort(), KEEP_ALIVE_SECONDS: 75 };
  const server = await listen(handleRequest, config);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const send = (text: string) => {
    const socket = connect({ port: config.PORT, host: config.HOST }).on('error', () => {});
    socket.write(text);
    return socket.resume();
  };
  return { config, server, send };
}

test('closes a connection that pipelines more than eight requests', async () => {
  let count = 0;
  const { send } = await startServer(() => {
    count += 1;
    return new Promise(() => {});
  });
  await once(send(GET.repeat(100)), 'close');
  expect(count).toBe(8);
});

test('closes connections of slow clients while serving others', async () => {
  const { config, server, send } = await startServer(
    async (request) => new Response(await request.text()),
  );
  const timeouts = {
    headersTimeout: 5_000,
    requestTimeout: 10_000,
    keepAliveTimeout: 75_000,
    timeout: 30_000,
  };
  expect(server).toMatchObject({ ...timeouts, maxConnections: 3_000 });
  Object.assign(server, { headersTimeout: 100, requestTimeout: 200 });
  const slow = [`${HEAD}X-Slow: `, `${HEAD}\r\n`].map((beginning) =>
    once(send(beginning), 'close'),
  );
  const silent = once(send(''), 'data');
  expect((await fetch(`http://127.0.0.1:${config.PORT}`)).status).toBe(200);
  await Promise.all(slow);
  // Browsers only retry if they get this status.
  expect(String(await silent)).toMatch(/^HTTP\/1\.1 408 /);
});

test('suggests another port if the port is in use', async () => {
  const { config } = await startServer(async () => new Response());
  await expect(listen(() => new Response(), config)).rejects.toThrow(
    /^Port \d+ is in use by another program\. Use another one, for example: PORT=\d+ npm start$/,
  );
});

test('responds to all connections that are still pending at shutdown', async () => {
  const { server, send } = await startServer(async () => new Response('accepted'));
  let received: Promise<unknown>[] = [];
  const sleep = async () => {
    if (received.length > 0) return new Promise<void>(() => {});
    received = Array.from({ length: 20 }, () => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      send(GET).once('data', resolve).once('close', resolve);
      return promise;
    });
    // Node connects on the next tick, and accepts connections only after that.
    await new Promise<void>((resolve) => {
      process.nextTick(resolve);
    });
  };
  expect(await stopServer(server, sleep)).toBe(true);
  for (const response of await Promise.all(received))
    expect(String(response)).toMatch(/Connection: close[^]*accepted$/i);
});
