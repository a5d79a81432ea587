import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export type ConnectionLimits = {
  /** Connections that one address may hold. A browser uses six; an office shares one address. */
  readonly perAddress: number;
  /** All connections together. Far above the limit per address, or one address could use it up. */
  readonly total: number;
  /** Addresses without a limit of their own: our proxies, through which everybody comes. */
  readonly isExempt: (address: string) => boolean;
};

/**
 * Closes connections above the limits as they arrive. The limit per address comes first: with a
 * global one alone, a single slow client locks everybody out.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const open = new Map<string, number>();

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (limits.isExempt(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > limits.perAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
  server.maxConnections = limits.total;
}
