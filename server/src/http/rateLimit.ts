import { isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

type RateLimitOptions = {
  /** How many requests may come at once. */
  capacity: number;
  refillPerSecond: number;
  /** Milliseconds that only ever grow. */
  monotonicNow: () => number;
};

// Beyond that the key unused for longest is forgotten.
const MAX_KEYS = 20_000;

/** A token bucket for each key, in bounded memory and without a timer. Hono brings no rate limit. */
export function createRateLimit(options: RateLimitOptions) {
  const { capacity, refillPerSecond, monotonicNow } = options;
  // A Map keeps the order of insertion, and each use inserts anew: the first key is the oldest.
  const buckets = new Map<string, { tokens: number; at: number }>();

  return {
    /** Takes one token of this key; false when none is left. */
    take: (key: string): boolean => {
      const at = monotonicNow();
      const last = buckets.get(key) ?? { tokens: capacity, at };
      const tokens = Math.min(capacity, last.tokens + ((at - last.at) / 1_000) * refillPerSecond);
      const isAllowed = tokens >= 1;
      buckets.delete(key);
      buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at });
      const [oldest = key] = buckets.keys();
      if (buckets.size > MAX_KEYS) buckets.delete(oldest);
      return isAllowed;
    },
  };
}

/**
 * The part of an address that its owner cannot change at will: all of an IPv4 address, the first 64
 * bits of an IPv6 address, because a household or a phone is given a whole /64.
 */
export function rateLimitKey(address: string): string {
  if (!isIPv6(address)) return address;
  return expandIPv6(address.toLowerCase()).split(':').slice(0, 4).join(':');
}
