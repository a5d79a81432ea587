import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A connection to a server on this machine that can fall silent: nothing is closed, nothing passes, and new
 * connections are accepted and hear nothing. What was sent meanwhile arrives when it speaks again.
 */
export async function mutableConnection(port: number) {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      if (silent) from.pause();
      from.on('error', () => to.destroy());
      from.on('close', () => sockets.delete(from));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    mute: (value: boolean) => {
      silent = value;
      for (const socket of sockets) {
        if (value) socket.pause();
        else socket.resume();
      }
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
