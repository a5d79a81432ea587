import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import proxyAddr from 'proxy-addr';
import type { Log } from '../log.ts';

/** Whether an address belongs to a proxy whose `X-Forwarded-*` headers are believed. */
export type IsTrusted = (address: string, hop: number) => boolean;

/**
 * Finds the visitor's address: the nearest hop, counted from our end, that is not a trusted proxy. What
 * stands further left in `X-Forwarded-For` was written by the visitor and is not believed.
 * @returns a function that answers an address without port, brackets or zone; the connection's own
 *   where the proxy named something else; an empty one where there is no connection, as in a test.
 */
export function createClientAddress(isTrusted: IsTrusted) {
  return (c: Context): string => {
    const incoming = incomingOf(c);
    if (!incoming) return '';
    const named = plainAddress(proxyAddr(incoming, (hop, i) => isTrusted(plainAddress(hop), i)));
    return isIP(named) === 0 ? peerOf(c) : named;
  };
}

/** Finds out whether a request came over HTTPS, as far as a trusted proxy says so. */
export function createIsHttps(isTrusted: IsTrusted) {
  return (c: Context): boolean => {
    const protocol = c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim();
    return protocol?.toLowerCase() === 'https' && isTrusted(peerOf(c), 0);
  };
}

/**
 * Tells the owner, once, of a proxy that TRUSTED_PROXIES does not name: all its visitors count as one,
 * so the limits refuse them together. A visitor can write the header too, hence only once, and without
 * the address, which may be a person's.
 */
export function warnOfUnknownProxy(
  isTrusted: IsTrusted,
  log: Pick<Log, 'warn'>,
): MiddlewareHandler {
  let hasWarned = false;
  return (c, next) => {
    const isForwarded = c.req.header('x-forwarded-for') !== undefined;
    if (!hasWarned && isForwarded && !isTrusted(peerOf(c), 0)) {
      hasWarned = true;
      log.warn(
        'A request came with X-Forwarded-For from an address that TRUSTED_PROXIES does not name. If that is a proxy of yours, name it there: until then all its visitors share one limit.',
      );
    }
    return next();
  };
}

function incomingOf(c: Context): IncomingMessage | undefined {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming?.socket.remoteAddress === undefined ? undefined : incoming;
}

/** The address at the other end of the connection; empty where there is none. */
function peerOf(c: Context): string {
  return plainAddress(incomingOf(c)?.socket.remoteAddress ?? '');
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
