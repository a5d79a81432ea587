import type { SignUps } from './signUps.ts';

type JobParts = {
  readonly signUps: Pick<SignUps, 'purge'>;
  /** `undefined`: kept until forgotten. */
  readonly retentionDays: number | undefined;
  /** Sends what is due; `undefined` without a webhook. */
  readonly deliver: (() => Promise<void>) | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs the job again and again, every so many milliseconds; returns how to stop it. */
  readonly every: (interval: number, job: () => void) => () => void;
  /** One line for the owner. */
  readonly report: (line: string) => void;
};

const DAY = 24 * 60 * 60 * 1_000;
const DELIVERY_INTERVAL = 15_000;

/** Starts what the sign-ups need in the background, at once and then regularly; returns the stop. */
export function startSignUpJobs(parts: JobParts): () => Promise<void> {
  const { signUps, retentionDays, deliver, now, every, report } = parts;
  const stops: (() => void)[] = [];
  let running: Promise<unknown> = Promise.resolve();

  if (retentionDays !== undefined) {
    repeat(DAY, async () => {
      const count = await signUps.purge(now() - retentionDays * DAY);
      if (count > 0) report(`Deleted ${count} sign-ups older than ${retentionDays} days.`);
    });
  }
  if (deliver !== undefined) repeat(DELIVERY_INTERVAL, deliver);

  return async () => {
    for (const stop of stops) stop();
    await running;
  };

  function repeat(interval: number, job: () => Promise<void>) {
    let busy = false;
    const run = () => {
      if (busy) return;
      busy = true;
      const done = job()
        .catch((cause: unknown) => report(`A job on the sign-ups failed: ${String(cause)}`))
        .finally(() => (busy = false));
      running = Promise.all([running, done]);
    };
    run();
    stops.push(every(interval, run));
  }
}
