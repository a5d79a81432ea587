import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** The world outside: each part of the companion is handed what it needs of it, in tests another one. */
export type World = {
  readonly fetch: typeof fetch;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Monotonic milliseconds, so that a wall clock set back or ahead changes no age and no wait. */
  readonly elapsed: () => number;
  /** A number from 0 up to 1, as `Math.random` gives it. */
  readonly random: () => number;
  /** A random UUID. */
  readonly randomId: () => string;
  /** Resolves after so many milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  /** A signal that aborts after so many milliseconds. */
  readonly timeout: (ms: number) => AbortSignal;
  /** Runs a job again and again, every so many milliseconds; returns how to stop it. */
  readonly every: (intervalMs: number, job: () => void) => () => void;
  /** Sends one webhook message, for 10 s at most and until its own signal aborts; may reject. */
  readonly send: (request: Request) => Promise<Response>;
  readonly log: Log;
  readonly metrics: Metrics;
};
