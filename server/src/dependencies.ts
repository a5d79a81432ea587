import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { collectDefaultMetrics } from 'prom-client';
import type { SiteManifest } from '#contract/siteManifest.ts';
import type { Config } from './config.ts';
import type { Store } from './database/store.ts';
import type { Site } from './http/loadSite.ts';
import { createMetrics } from './metrics.ts';

/** Tests pass in their own clock, store, fetch, and so on. */
export type Dependencies = ReturnType<typeof createSystemDependencies> & {
  config: Config;
  store: Store;
  /** Describes the built site. */
  manifest: SiteManifest;
  /** Files by their path in the build folder. */
  files: Site['byPath'];
};

/** Creates dependencies that don't need settings: clocks, randomness, network, log, and metrics. */
export function createSystemDependencies() {
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  const now = () => Date.now();
  return {
    /** Returns the current time in milliseconds since 1970. */
    now,
    /** Returns milliseconds from a monotonic clock. It stops while the machine sleeps. */
    monotonicNow: () => performance.now(),
    /** Resolves after the delay, or when the signal aborts. Never rejects. */
    sleep: (ms: number, options?: { signal: AbortSignal }): Promise<void> =>
      setTimeout(Math.max(0, ms), undefined, { ref: false, ...options }).catch(() => {}),
    /** Returns a UUID with 122 random bits. */
    randomId: (): string => randomUUID(),
    fetch,
    log: createLog(now),
    metrics,
  };
}

/**
 * Logs a line of JSON per event. Never pass an IP address, user agent, email address, or query string, because the log
 * must not contain personal data.
 * @param now returns milliseconds since 1970.
 */
function createLog(now: () => number) {
  const at = (level: string) => (event: string, fields?: object) =>
    console.log(JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields }));
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
