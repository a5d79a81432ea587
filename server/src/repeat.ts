import { inspect } from 'node:util';
import type { Dependencies } from './dependencies.ts';

/** A background task. */
export type Job = {
  /** For the log. */
  name: string;
  /** From the end of one run to the start of the next. */
  intervalMs: number;
  /** @param stopping tells a long run to end. */
  run: (stopping: AbortSignal) => Promise<void>;
};

/**
 * Runs a job immediately and again after each interval. Logs the first failure after a success.
 * @returns when the job was told to stop and has ended.
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
