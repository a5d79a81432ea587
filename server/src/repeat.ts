import { inspect } from 'node:util';
import type { Dependencies } from './dependencies.ts';

export type Job = {
  /** For the log. */
  name: string;
  /** From the end of a run to the start of the next one. */
  intervalMs: number;
  /** Long runs should end early when the signal aborts. */
  run: (shutdownSignal: AbortSignal) => Promise<void>;
};

/**
 * Runs a job now and after each interval. Only logs the first failure in a row.
 * @returns a promise that resolves when the server is stopping and the last run has ended.
 */
export async function repeat(
  { name, intervalMs, run }: Job,
  shutdownSignal: AbortSignal,
  { sleep, log }: Pick<Dependencies, 'sleep' | 'log'>,
): Promise<void> {
  let isFailing = false;
  while (!shutdownSignal.aborted) {
    try {
      await run(shutdownSignal);
      isFailing = false;
    } catch (cause) {
      if (!isFailing) log.error('a job failed', { job: name, error: inspect(cause) });
      isFailing = true;
    }
    await sleep(intervalMs, { signal: shutdownSignal });
  }
}
