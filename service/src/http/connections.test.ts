import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server, Socket, connect } from 'node:net';
import { expect, test } from 'vitest';
import { limitConnections } from './connections.ts';

async function openServer(isExempt: (address: string) => boolean) {
  const server = createServer((_request, response) => response.end('hello'));
  limitConnections(server, { perNetwork: 2, strangers: 50, total: 100, isExempt });
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

/** A server that is told of connections from anywhere; each `arrive` says whether one may stay. */
function standIn(strangers: number) {
  const server = new Server();
  const isExempt = (address: string) => address === '10.0.0.1';
  limitConnections(server, { perNetwork: 2, strangers, total: strangers + 5, isExempt });
  return (address: string) => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: address });
    server.emit('connection', socket);
    return { socket, isOpen: !socket.destroyed };
  };
}

test('counts an IPv6 network as one, however many addresses it has', () => {
  const arrive = standIn(50);
  const network = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3'];
  expect(network.map((address) => arrive(address).isOpen)).toEqual([true, true, false]);
  expect(arrive('2001:db8:0:1::1').isOpen).toBe(true);
  expect(['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'].map((each) => arrive(each).isOpen)).toEqual(
    [true, true, false],
  );
});

test('keeps room for our proxies when strangers hold all that they may', async () => {
  const arrive = standIn(3);
  const strangers = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map(arrive);
  expect(strangers.map(({ isOpen }) => isOpen)).toEqual([true, true, true, false]);
  expect(['10.0.0.1', '10.0.0.1', '10.0.0.1'].map((each) => arrive(each).isOpen)).toEqual([
    true,
    true,
    true,
  ]);
  const [first] = strangers;
  const closed = first && once(first.socket, 'close');
  first?.socket.destroy();
  await closed;
  expect(arrive('192.0.2.5').isOpen).toBe(true);
});

function countOf(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}
