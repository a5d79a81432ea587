import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { SiteManifest } from '#contract/siteManifest.ts';
import type { Config } from './config.ts';
import type { Store } from './database/store.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';

/** What each feature of the server is handed; tests hand in clocks, stores and receivers of their own. */
export type Dependencies = ReturnType<typeof machineDependencies> & {
  config: Config;
  store: Store;
  /** Of the built site. */
  manifest: SiteManifest;
};

/** What the server needs of the machine around it. */
export function machineDependencies() {
  const metrics = createMetrics();
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
  const now = () => Date.now();
  return {
    /** Milliseconds since 1970. */
    now,
    /** Milliseconds that only ever grow. */
    monotonicNow: () => performance.now(),
    /** Resolves after so many milliseconds, or as soon as the signal aborts. */
    sleep: (ms: number, options?: { signal: AbortSignal }): Promise<void> =>
      setTimeout(Math.max(0, ms), undefined, { ref: false, ...options }).catch(() => {}),
    randomId: (): string => randomUUID(),
    fetch,
    log: createLog(now),
    metrics,
  };
}
