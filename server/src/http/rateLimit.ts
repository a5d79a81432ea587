import type { Context } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { getClientAddress, getNetwork } from './clientAddress.ts';

type Rate = { capacity: number; refillPerSecond: number };

// A full rate limit uses about 15 MB of memory.
const MAX_BUCKETS = 100_000;
const SHARED_BUCKET = '';

/**
 * Limits the request rate of each network.
 * @param rate `capacity` is how many requests are allowed at once.
 * @returns a function that takes one of the network's tokens, and returns whether the request is allowed.
 */
export function createRateLimit(
  { config, monotonicNow }: Pick<Dependencies, 'config' | 'monotonicNow'>,
  rate: Rate,
): (c: Context) => boolean {
  const buckets = createTokenBuckets(monotonicNow, rate);
  return (c) => buckets.take(getNetwork(getClientAddress(c, config.TRUSTED_PROXIES)));
}

/**
 * Token buckets without timers: each one just stores when it will be full again. If there are too many, we drop the least
 * recently used one. If that's empty, we can't drop it, so new keys share a bucket.
 */
export function createTokenBuckets(
  monotonicNow: () => number,
  { capacity, refillPerSecond }: Rate,
) {
  const refillMs = Math.round(1_000 / refillPerSecond);
  // We reinsert keys on every use, so they're ordered from least to most recently used.
  const fullAt = new Map<string, number>();
  const hasToken = (key: string) =>
    (fullAt.get(key) ?? 0) - monotonicNow() <= (capacity - 1) * refillMs;
  const makeRoom = () => {
    if (fullAt.size < MAX_BUCKETS) return true;
    const [oldest = SHARED_BUCKET] = fullAt.keys();
    return hasToken(oldest) && fullAt.delete(oldest);
  };
  return {
    hasToken,
    /** Returns false if there are no tokens left. */
    take: (requestedKey: string): boolean => {
      const key = fullAt.has(requestedKey) || makeRoom() ? requestedKey : SHARED_BUCKET;
      if (!hasToken(key)) return false;
      const previous = Math.max(monotonicNow(), fullAt.get(key) ?? 0);
      fullAt.delete(key);
      fullAt.set(key, previous + refillMs);
      return true;
    },
  };
}
