import type { Context } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { clientAddress, networkOf } from './clientAddress.ts';

type Rate = { capacity: number; refillPerSecond: number };

// About 15 MB for each limit.
const MAX_BUCKETS = 100_000;
const SHARED_BUCKET = '';

/**
 * Limits the requests of each network.
 * @param rate `capacity`: how many requests may come at once.
 * @returns takes one token from the network of a request; false if none is left.
 */
export function createRateLimit(
  { config, monotonicNow }: Pick<Dependencies, 'config' | 'monotonicNow'>,
  rate: Rate,
): (c: Context) => boolean {
  const buckets = createBuckets(monotonicNow, rate);
  return (c) => buckets.take(networkOf(clientAddress(c, config.TRUSTED_PROXIES)));
}

/**
 * Token buckets in bounded memory and without a timer. Of each we keep only when it will be full again.
 * If there are too many, the least recently used one goes. A bucket without a token always stays: new keys
 * share one bucket instead.
 */
export function createBuckets(monotonicNow: () => number, { capacity, refillPerSecond }: Rate) {
  const refillMs = Math.round(1_000 / refillPerSecond);
  // A Map keeps the order of insertion, and each use inserts again.
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
    /** Returns false if there was no token to take. */
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
