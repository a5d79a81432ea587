import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';

const WEBHOOK_LIMIT_MS = 10_000;

/** The world outside: each part of the companion is handed what it needs of it, in tests another one. */
export type World = ReturnType<typeof realWorld>;

/**
 * The real clock, chance, network and log.
 * @param form how the log is written: `text` for a person, `json` for whatever collects it.
 */
export function realWorld(form: 'text' | 'json') {
  const now = () => Date.now();
  const metrics = createMetrics();
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
  metrics.gauge('process_uptime_seconds', () => Math.floor(process.uptime()));
  return {
    fetch,
    /** Unix milliseconds. */
    now,
    /** Monotonic milliseconds, so that a wall clock set back or ahead changes no age and no wait. */
    elapsed: () => performance.now(),
    random: Math.random,
    randomId: (): string => randomUUID(),
    pause: (ms: number): Promise<void> => pause(ms, undefined, { ref: false }),
    /** A signal that aborts after so many milliseconds. */
    timeout: (ms: number) => AbortSignal.timeout(ms),
    /** Runs a job again and again; returns how to stop it. */
    every: (intervalMs: number, job: () => void) => {
      const timer = setInterval(job, intervalMs);
      return () => clearInterval(timer);
    },
    /** Sends one webhook message, for 10 s at most and until its own signal aborts; may reject. */
    send: (request: Request) =>
      fetch(request, {
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(WEBHOOK_LIMIT_MS)]),
      }),
    log: createLog({ write: (line) => console.log(line), now, form }),
    metrics,
  };
}
