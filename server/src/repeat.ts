import type { Dependencies } from './dependencies.ts';

type RepeatOptions = Pick<Dependencies, 'sleep' | 'log'> & {
  /** What the log calls the job when it fails. */
  name: string;
  intervalMs: number;
  /** Ends it. */
  stopping: AbortSignal;
};

/**
 * Runs a job now, and again so long after it has ended. A failure is logged, once until it succeeds
 * again, and the job runs on.
 * @returns when the job was told to stop and is no longer running.
 */
export async function repeat(job: () => Promise<void>, options: RepeatOptions): Promise<void> {
  const { name, intervalMs, stopping, sleep, log } = options;
  let isFailing = false;
  while (!stopping.aborted) {
    try {
      await job();
      isFailing = false;
    } catch (cause) {
      if (!isFailing) log.error('a job failed', { job: name, reason: String(cause) });
      isFailing = true;
    }
    await sleep(intervalMs, stopping);
  }
}
