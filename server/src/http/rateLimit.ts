import type { Context } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { getClientAddress, getNetwork } from './clientAddress.ts';

type Rate = { capacity: number; refillPerSecond: number };

// About 15 MB per limit.
const MAX_BUCKETS = 100_000;
const SHARED_BUCKET = '';

/**
 * Limits requests per network.
 * @param rate `capacity`: how many requests may come at once.
 * @returns a function that takes one token from the request's network; false if none is left.
 */
export function createRateLimit(
  { config, monotonicNow }: Pick<Dependencies, 'config' | 'monotonicNow'>,
  rate: Rate,
): (c: Context) => boolean {
  const buckets = createBuckets(monotonicNow, rate);
  return (c) => buckets.take(getNetwork(getClientAddress(c, config.TRUSTED_PROXIES)));
}

/**
 * Token buckets with bounded memory and no timer. Each one stores only when it will be full again. If there are too
 * many, the least recently used one is dropped, but never one without a token: new keys share one bucket instead.
 */
export function createBuckets(monotonicNow: () => number, { capacity, refillPerSecond }: Rate) {
  const refillMs = Math.round(1_000 / refillPerSecond);
  // A Map keeps insertion order, and each use inserts again.
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
    /** Returns false if there was no token. */
    take: (wanted: string): boolean => {
      const key = fullAt.has(wanted) || makeRoom() ? wanted : SHARED_BUCKET;
      if (!hasToken(key)) return false;
      const from = Math.max(monotonicNow(), fullAt.get(key) ?? 0);
      fullAt.delete(key);
      fullAt.set(key, from + refillMs);
      return true;
    },
  };
}
