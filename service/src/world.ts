import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { createLog } from './http/log.ts';
import { createMetrics } from './http/metrics.ts';
import type { World } from './http/world.ts';

const WEBHOOK_LIMIT_MS = 10_000;

/**
 * The real clock, chance, network and log, as the parts of the companion are handed them.
 * @param form how the log is written: `text` for a person, `json` for whatever collects it.
 */
export function realWorld(form: 'text' | 'json'): World {
  const now = () => Date.now();
  const metrics = createMetrics();
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
  metrics.gauge('process_uptime_seconds', () => Math.floor(process.uptime()));
  return {
    fetch,
    elapsed: () => performance.now(),
    now,
    random: Math.random,
    randomId: randomUUID,
    pause: (ms) => pause(ms, undefined, { ref: false }),
    timeout: (ms) => AbortSignal.timeout(ms),
    every: (intervalMs, job) => {
      const timer = setInterval(job, intervalMs);
      return () => clearInterval(timer);
    },
    send: (request) =>
      fetch(request, {
        redirect: 'error',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(WEBHOOK_LIMIT_MS)]),
      }),
    log: createLog({ write: (line) => console.log(line), now, form }),
    metrics,
  };
}
