import { isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';
import type { Config } from '../config.ts';

/**
 * The address of the visitor: the nearest hop that is not one of our proxies. Visitors can write anything into
 * `X-Forwarded-For` to the left of it.
 * @param isTrusted whether an address belongs to one of our proxies.
 */
export function clientAddress(c: Context, isTrusted: Config['TRUSTED_PROXIES']): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
  let client = '';
  for (const hop of [getConnInfo(c).remote.address ?? '', ...forwarded.toReversed()]) {
    const address = normalizeAddress(hop);
    // Text that is not an address, such as "unknown", could change with each request.
    if (address === undefined) break;
    client = address;
    if (!isTrusted(address, 0)) break;
  }
  return client;
}

/**
 * One spelling for each address: without port, brackets and zone, and IPv4 as IPv4.
 * Azure sends `192.0.2.1:50000` and `[2001:db8::1]:50000`.
 */
function normalizeAddress(hop: string): string | undefined {
  const address = hop
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
    .replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const binary = convertIPv6ToBinary(address);
  return isIPv4MappedIPv6(binary)
    ? convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(binary))
    : convertIPv6BinaryToString(binary);
}

/**
 * The part of an address that its owner cannot change at will. A household or a phone gets a whole IPv6 /64, and
 * anyone can rent a /48.
 */
export function networkOf(address: string, bits: 64 | 48 = 64): string {
  if (!isIPv6(address)) return address;
  return `${(convertIPv6ToBinary(address) >> BigInt(128 - bits)).toString(16)}/${bits}`;
}
