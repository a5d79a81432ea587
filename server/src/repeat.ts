import { inspect } from 'node:util';
import type { Dependencies } from './dependencies.ts';

export type Job = {
  /** For the log. */
  name: string;
  /** From the end of a run to the start of the next one. */
  intervalMs: number;
  /** @param stopping aborts when the server stops. Long runs should end early in that case. */
  run: (stopping: AbortSignal) => Promise<void>;
};

/**
 * Runs a job now and after each interval. Only logs the first failure in a row.
 * @returns a promise that resolves when the server is stopping and the last run has ended.
 */
export async function repeat(
  { name, intervalMs, run }: Job,
  stopping: AbortSignal,
  { sleep, log }: Pick<Dependencies, 'sleep' | 'log'>,
): Promise<void> {
  let isFailing = false;
  while (!stopping.aborted) {
    try {
      await run(stopping);
      isFailing = false;
    } catch (cause) {
      if (!isFailing) log.error('a job failed', { job: name, error: inspect(cause) });
      isFailing = true;
    }
    await sleep(intervalMs, { signal: stopping });
  }
}
