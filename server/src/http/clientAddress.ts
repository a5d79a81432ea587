import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';
import type { Log } from '../log.ts';

/** Whether an address belongs to a proxy whose `X-Forwarded-For` is believed. */
export type IsTrusted = (address: string, hop: number) => boolean;

const UNKNOWN_PROXY =
  'A request came with X-Forwarded-For from an address that TRUSTED_PROXIES does not name. If that is a proxy of yours, name it there: until then all its visitors share one limit.';

/**
 * Finds the visitor's address: the nearest hop, counted from our end, that is not a trusted proxy. What
 * stands further left in `X-Forwarded-For` was written by the visitor and is not believed.
 * @returns a function that answers an address without port, brackets or zone; the connection's own
 *   where the proxy named something else; an empty one where there is no connection, as in a test.
 */
export function createClientAddress(isTrusted: IsTrusted, log: Pick<Log, 'warn'>) {
  let hasWarned = false;

  return (c: Context): string => {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    if (incoming?.socket.remoteAddress === undefined) return '';
    const peer = plainAddress(incoming.socket.remoteAddress);
    // A visitor can write the header too: hence only once, and without the address.
    if (!hasWarned && c.req.header('x-forwarded-for') && !isTrusted(peer, 0)) {
      hasWarned = true;
      log.warn(UNKNOWN_PROXY);
    }
    const named = plainAddress(proxyAddr(incoming, (hop, i) => isTrusted(plainAddress(hop), i)));
    return isIP(named) === 0 ? peer : named;
  };
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
