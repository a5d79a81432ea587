import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A door before a PostgreSQL, for one test: it notes the parameters that clients start with, and can fall silent. */
export async function startPostgresProxy(url: string) {
  const seen = new Set<string>();
  let isMute = false;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => [client, upstream].forEach((one) => one.destroy()));
    }
    client.once('data', (start) => {
      const parameters = start.subarray(8).toString().split('\0');
      parameters.filter((_, index) => index % 2 === 0 && _).forEach((name) => seen.add(name));
    });
    client.on('data', (data) => isMute || upstream.write(data));
    upstream.on('data', (data) => isMute || client.write(data));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    sockets.forEach((socket) => socket.destroy());
  });
  const address = new URL(url);
  const place = server.address();
  address.port = String(typeof place === 'object' ? place?.port : '');
  return { url: address.href, seen, mute: (mute: boolean) => void (isMute = mute) };
}
