import { isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { convertIPv4BinaryToString, convertIPv6ToBinary } from 'hono/utils/ipaddr';
import type { Config } from '../config.ts';

/** High 96 bits of an IPv4-mapped IPv6 address. */
const IPV4_MAPPED = 0xffffn;

/**
 * Returns the client's IP address, which is the nearest hop that isn't a trusted proxy. We can't trust `X-Forwarded-For`
 * any further, because clients can send the header themselves.
 * @param isTrusted returns whether an address belongs to a trusted proxy.
 */
export function getClientAddress(c: Context, isTrusted: Config['TRUSTED_PROXIES']): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
  let client = '';
  for (const hop of [getConnInfo(c).remote.address ?? '', ...forwarded.toReversed()]) {
    const address = normalizeAddress(hop);
    // Stop at an invalid address, e.g. "unknown". Otherwise, clients could send a new one with each request.
    if (isIP(address) === 0) break;
    client = address;
    if (!isTrusted(address, 0)) break;
  }
  return client;
}

/** Removes the zone, port, and brackets (`[2001:db8::1]:50000`), and converts `::ffff:192.0.2.1` to IPv4. */
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
 * Returns the network part of an address. A household or phone usually gets an entire IPv6 /64, and anyone can rent a
 * /48.
 */
export function getNetwork(address: string, bits: 64 | 48 = 64): string {
  if (!isIPv6(address)) return address;
  return `${convertIPv6ToBinary(address) >> BigInt(128 - bits)}/${bits}`;
}
