import type { Server, Socket } from 'node:net';
import { networkOf } from './clientAddress.ts';

type ConnectionLimits = {
  /** Connections that one network may hold. A browser uses six; an office shares one address. */
  readonly perNetwork: number;
  /** Connections of all networks together, exempt addresses apart. */
  readonly strangers: number;
  /** All connections; what is above `strangers` is room that only exempt addresses can take. */
  readonly total: number;
  /** Addresses without a limit of their own: our proxies, through which everybody comes. */
  readonly isExempt: (address: string) => boolean;
};

/**
 * Closes connections above the limits as they arrive. The limit per network comes first: with a
 * global one alone, a single slow client locks everybody out.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const open = new Map<string, number>();
  let strangers = 0;

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (limits.isExempt(address)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > limits.perNetwork || strangers >= limits.strangers) {
      socket.destroy();
      return;
    }
    strangers += 1;
    open.set(network, count);
    socket.once('close', () => {
      strangers -= 1;
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
  server.maxConnections = limits.total;
}
