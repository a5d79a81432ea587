import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limitConnections } from './connections.ts';

async function openServer(isExempt: (address: string) => boolean) {
  const server = createServer((_request, response) => response.end('hello'));
  limitConnections(server, { perAddress: 2, total: 100, isExempt });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const sockets: Socket[] = [];
  /** Whether the server answers on a new connection. */
  async function isAnswered(): Promise<boolean> {
    const socket = connect({ port, host: '127.0.0.1' });
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const answered = once(socket, 'data').then(() => true);
    return Promise.race([answered, once(socket, 'close').then(() => false)]);
  }
  const stop = () => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  };
  return { isAnswered, sockets, server, stop };
}

test('closes what one address opens beyond its share, and forgets what it closed itself', async () => {
  const { isAnswered, sockets, server, stop } = await openServer(() => false);
  expect(await isAnswered()).toBe(true);
  expect(await isAnswered()).toBe(true);
  expect(await isAnswered()).toBe(false);
  const [first] = sockets;
  first?.destroy();
  while ((await countOf(server)) > 1) await new Promise(setImmediate);
  expect(await isAnswered()).toBe(true);
  stop();
});

test('lets everybody come through one of our proxies', async () => {
  const { isAnswered, stop } = await openServer(() => true);
  const answers = await Promise.all([1, 2, 3, 4].map(() => isAnswered()));
  expect(answers).toEqual([true, true, true, true]);
  stop();
});

function countOf(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}
