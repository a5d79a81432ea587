import { isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { convertIPv4BinaryToString, convertIPv6ToBinary } from 'hono/utils/ipaddr';
import type { Config } from '../config.ts';

const IPV4_MAPPED = 0xffffn;

/**
 * Returns the visitor's address: the nearest hop that is not one of our proxies. Visitors can write anything into
 * `X-Forwarded-For` to the left of it.
 * @param isTrusted whether an address is one of our proxies.
 */
export function getClientAddress(c: Context, isTrusted: Config['TRUSTED_PROXIES']): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
  let client = '';
  for (const hop of [getConnInfo(c).remote.address ?? '', ...forwarded.toReversed()]) {
    const address = normalizeAddress(hop);
    // Text such as "unknown" could change with each request.
    if (isIP(address) === 0) break;
    client = address;
    if (!isTrusted(address, 0)) break;
  }
  return client;
}

/** Removes zones and ports (`192.0.2.1:50000`, `[2001:db8::1]:50000`). Turns `::ffff:192.0.2.1` into IPv4. */
function normalizeAddress(hop: string): string {
  const address = hop
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
    .replace(/%.*$/, '');
  const binary = isIPv6(address) ? convertIPv6ToBinary(address) : 0n;
  const isIPv4 = binary >> 32n === IPV4_MAPPED;
  return isIPv4 ? convertIPv4BinaryToString(BigInt.asUintN(32, binary)) : address;
}

/**
 * Returns the part of an address that its user can't easily change. A household or phone gets a whole IPv6 /64;
 * anyone can rent a /48.
 */
export function getNetwork(address: string, bits: 64 | 48 = 64): string {
  if (!isIPv6(address)) return address;
  return `${convertIPv6ToBinary(address) >> BigInt(128 - bits)}/${bits}`;
}
