import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';
import proxyAddr from 'proxy-addr';
import type { Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';

// Beyond that the visitor who sent nothing for longest is forgotten.
const MAX_KEYS = 20_000;

/**
 * A token bucket for each visitor, in bounded memory and without a timer. Hono brings no rate limit.
 * @param capacity how many requests may come at once.
 * @returns a function that takes one token of whoever sent the request, false when none is left; with 0 tokens it
 *   only looks whether one is.
 */
export function createRateLimit(
  { config, monotonicNow }: Pick<Dependencies, 'config' | 'monotonicNow'>,
  { capacity, refillPerSecond }: { capacity: number; refillPerSecond: number },
): (c: Context, taken?: 0 | 1) => boolean {
  // A Map keeps the order of insertion, and each use inserts anew: the first key is the oldest.
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (c, taken = 1) => {
    const key = rateLimitKey(c, config.TRUSTED_PROXIES);
    const at = monotonicNow();
    const last = buckets.get(key) ?? { tokens: capacity, at };
    const tokens = Math.min(capacity, last.tokens + ((at - last.at) / 1_000) * refillPerSecond);
    const isAllowed = tokens >= 1;
    buckets.delete(key);
    buckets.set(key, { tokens: isAllowed ? tokens - taken : tokens, at });
    const [oldest = key] = buckets.keys();
    if (buckets.size > MAX_KEYS) buckets.delete(oldest);
    return isAllowed;
  };
}

/**
 * The part of a visitor's address that its owner cannot change at will: all of an IPv4 address, the first
 * 64 bits of an IPv6 address, which a household or a phone is given whole. The address is that of the
 * nearest hop that is no proxy of ours: what stands further left in `X-Forwarded-For` the visitor wrote.
 * @param isTrusted whether an address belongs to a proxy whose `X-Forwarded-For` is believed.
 */
export function rateLimitKey(c: Context, isTrusted: Config['TRUSTED_PROXIES']): string {
  const { incoming } = c.env as HttpBindings;
  // IPv4 on an IPv6 socket is IPv4 all the same.
  const address = proxyAddr(incoming, isTrusted).replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  return expandIPv6(address.toLowerCase()).split(':').slice(0, 4).join(':');
}
