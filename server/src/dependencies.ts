import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { collectDefaultMetrics } from 'prom-client';
import type { SiteManifest } from '#contract/siteManifest.ts';
import type { Config } from './config.ts';
import type { Store } from './database/store.ts';
import type { Site } from './http/loadSite.ts';
import { createMetrics } from './metrics.ts';

/** What every feature receives. Tests pass their own clocks, stores and receivers. */
export type Dependencies = ReturnType<typeof createMachineDependencies> & {
  config: Config;
  store: Store;
  /** The built site. */
  manifest: SiteManifest;
  /** The files of the built site by path. */
  files: Site['byPath'];
};

/** What the server needs from the machine. */
export function createMachineDependencies() {
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  const now = () => Date.now();
  return {
    /** Milliseconds since 1970. */
    now,
    /** Milliseconds that never go back. They stop while the machine sleeps. */
    monotonicNow: () => performance.now(),
    /** Resolves after this time, or when the signal aborts. */
    sleep: (ms: number, options?: { signal: AbortSignal }): Promise<void> =>
      setTimeout(Math.max(0, ms), undefined, { ref: false, ...options }).catch(() => {}),
    /** 122 random bits. */
    randomId: (): string => randomUUID(),
    fetch,
    log: createLog(now),
    metrics,
  };
}

/**
 * Logs each event as one line of JSON. Callers never pass an IP address, user agent, email address or query string,
 * so the log has no personal data.
 * @param now milliseconds since 1970.
 */
function createLog(now: () => number) {
  const at = (level: string) => (event: string, fields?: object) =>
    console.log(JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields }));
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
