import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { SiteManifest } from '#contract/siteManifest.ts';
import type { Config } from './config.ts';
import type { Store } from './database/store.ts';
import type { Site } from './http/loadSite.ts';

/** What each feature of the server is handed; tests hand in clocks, stores and receivers of their own. */
export type Dependencies = ReturnType<typeof machineDependencies> & {
  config: Config;
  store: Store;
  /** Of the built site. */
  manifest: SiteManifest;
  /** The files of the built site by their path. */
  files: Site['byPath'];
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
    /** What nobody can guess: 122 bits. */
    randomId: (): string => randomUUID(),
    fetch,
    log: createLog(now),
    metrics,
  };
}

export type Log = ReturnType<typeof createLog>;

/**
 * Writes one line of JSON for each event. Callers never hand in an address, a user agent, an e-mail address
 * or a query string, so that a log holds nothing about a person.
 * @param now milliseconds since 1970.
 */
function createLog(now: () => number) {
  const at = (level: string) => (event: string, fields?: object) =>
    console.log(JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields }));
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

/** Counters and gauges, printed in Prometheus' text format, version 0.0.4. */
export function createMetrics() {
  // Names come from our own code alone, so the number of series is bounded.
  const counts = new Map<string, number>();
  const gauges = new Map<string, () => number>();
  const none = { reset: () => {}, set: (_labels: object, _value: number) => {} };
  return {
    outboxWaiting: none,
    outboxFailing: none,
    /** Adds one; the name has its labels, as in `calls_total{outcome="failed"}`. */
    count: (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1),
    /** A figure that is read whenever the metrics are printed. */
    gauge: (name: string, read: () => number): void => void gauges.set(name, read),
    print: (): string => {
      const read = [...gauges].map(([name, value]) => [name, value()]);
      return [...counts, ...read].map(([name, value]) => `${name} ${value}\n`).join('');
    },
  };
}
