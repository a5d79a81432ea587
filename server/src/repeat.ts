import { inspect } from 'node:util';
import type { Dependencies } from './dependencies.ts';

/** A background task. */
export type Job = {
  /** Name for the log. */
  name: string;
  /** Time between the end of a run and the start of the next one. */
  intervalMs: number;
  /** @param stopping is aborted when the server stops. A long run should then end early. */
  run: (stopping: AbortSignal) => Promise<void>;
};

/**
 * Runs a job now and after each interval. Logs only the first of several failures in a row.
 * @returns a promise that resolves once the server is stopping and the last run has ended.
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
