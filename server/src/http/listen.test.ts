import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../test/freePort.ts';
import { listen } from './listen.ts';

const read = async (request: Request) => new Response(await request.text());
const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n';

/** A server of this process on a port of its own. */
async function open(answer: (request: Request) => Promise<Response>) {
  const place = { HOST: '127.0.0.1', PORT: await freePort(), KEEP_ALIVE_SECONDS: 75 };
  const [server] = await listen(answer, place);
  onTestFinished(() => {
    server?.close();
    server?.closeAllConnections();
  });
  const send = (text: string) => {
    const socket = connect({ port: place.PORT, host: place.HOST }).on('error', () => {});
    socket.write(text);
    return socket;
  };
  return { place, send };
}

test('a port in use is told in one sentence, with the way to another', async () => {
  const { place } = await open(read);
  await expect(listen(() => new Response(), place)).rejects.toThrow(
    /^Port \d+ is in use by another program\. Choose another one, such as: PORT=\d+ npm start$/,
  );
});

test('whoever asks on and on without an answer is cut off', async () => {
  let asked = 0;
  const { send } = await open(() => {
    asked += 1;
    return new Promise(() => {});
  });
  await once(send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(100)), 'close');
  expect(asked).toBeLessThanOrEqual(8);
});

test('slow senders are closed, and others are served meanwhile', async () => {
  const { place, send } = await open(read);
  const slow = [`${HEAD}X-Slow: `, `${HEAD}\r\n`].map(async (beginning) => {
    const start = performance.now();
    const socket = send(beginning).resume();
    const timer = setInterval(() => socket.write('a'), 1_000);
    await once(socket, 'close');
    clearInterval(timer);
    return performance.now() - start;
  });
  expect((await fetch(`http://127.0.0.1:${place.PORT}`)).status).toBe(200);
  // Ten seconds, and what a busy machine adds.
  expect(Math.max(...(await Promise.all(slow)))).toBeLessThan(20_000);
});
