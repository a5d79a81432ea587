type RateLimitParts = {
  /** How many may come at once. */
  readonly capacity: number;
  readonly refillPerSecond: number;
  /** Buckets kept in memory; beyond that, the one unused for longest is forgotten. */
  readonly maxKeys: number;
  /** Monotonic milliseconds. */
  readonly now: () => number;
};

type Bucket = { readonly tokens: number; readonly atMs: number };

/**
 * A token bucket per key, in bounded memory, with no timer. Our own: Hono brings no rate limit, and
 * these lines are fewer than a package's settings and its store.
 */
export function createRateLimit({ capacity, refillPerSecond, maxKeys, now }: RateLimitParts) {
  // A Map keeps the order of insertion, and each use inserts anew: the first key is the oldest.
  const buckets = new Map<string, Bucket>();

  /** Takes one token of this key; false when its bucket is empty. */
  function take(key: string): boolean {
    const atMs = now();
    const last = buckets.get(key) ?? { tokens: capacity, atMs };
    const refilled = last.tokens + ((atMs - last.atMs) / 1_000) * refillPerSecond;
    const tokens = Math.min(capacity, refilled);
    const allowed = tokens >= 1;
    buckets.delete(key);
    buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, atMs });
    const [oldest] = buckets.keys();
    if (oldest !== undefined && buckets.size > maxKeys) buckets.delete(oldest);
    return allowed;
  }

  return { take };
}
