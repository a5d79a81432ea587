import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';

/** Whether an address belongs to a proxy whose `X-Forwarded-*` headers are believed. */
export type IsTrusted = (address: string, hop: number) => boolean;

/**
 * The visitor's address: the nearest hop, counted from our end, that is not a trusted proxy. What
 * stands further left in `X-Forwarded-For` was written by the visitor and is not believed.
 * @returns an address without port, brackets or zone; the connection's own where the proxy named
 *   something else; empty when there is no connection, as in a test.
 */
export function createClientAddress(isTrusted: IsTrusted) {
  return (c: Context): string => {
    const incoming = incomingOf(c);
    if (!incoming) return '';
    const named = plainAddress(proxyAddr(incoming, (hop, i) => isTrusted(plainAddress(hop), i)));
    return isIP(named) === 0 ? plainAddress(incoming.socket.remoteAddress ?? '') : named;
  };
}

/** Whether the request came over HTTPS, as far as a trusted proxy says so. */
export function createIsHttps(isTrusted: IsTrusted) {
  return (c: Context): boolean => {
    const peer = plainAddress(incomingOf(c)?.socket.remoteAddress ?? '');
    const protocol = c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim();
    return protocol?.toLowerCase() === 'https' && isTrusted(peer, 0);
  };
}

function incomingOf(c: Context): IncomingMessage | undefined {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming?.socket.remoteAddress === undefined ? undefined : incoming;
}

/** `::ffff:192.0.2.1` (IPv4 on an IPv6 socket) as `192.0.2.1`; no zone, port, brackets or spaces. */
function plainAddress(address: string): string {
  return address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^([\d.]+):\d+$/, '$1');
}
