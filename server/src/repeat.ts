import type { Dependencies } from './dependencies.ts';

/** What the server does in the background. */
export type Job = {
  /** What the log calls it when it fails. */
  name: string;
  /** From the end of one run to the next. */
  intervalMs: number;
  /** @param stopping tells a long run to end. */
  run: (stopping: AbortSignal) => Promise<void>;
};

/**
 * Runs a job now, and again and again. A failure is logged, once until it succeeds again.
 * @returns when the job was told to stop and is no longer running.
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
      if (!isFailing) log.error('a job failed', { job: name, reason: String(cause) });
      isFailing = true;
    }
    await sleep(intervalMs, { signal: stopping });
  }
}
