import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';

/**
 * Finds the visitor's address: the nearest hop, counted from our end, that is not a trusted proxy. What
 * stands further left in `X-Forwarded-For` was written by the visitor and is not believed.
 * @param isTrusted whether an address belongs to a proxy whose `X-Forwarded-For` is believed.
 * @returns a function that answers an address.
 */
export function createClientAddress(isTrusted: (address: string, hop: number) => boolean) {
  return (c: Context): string =>
    // IPv4 on an IPv6 socket is IPv4 all the same.
    proxyAddr((c.env as HttpBindings).incoming, isTrusted).replace(/^::ffff:(?=\d+\.)/i, '');
}
