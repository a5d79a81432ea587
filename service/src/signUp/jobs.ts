import type { World } from '../http/world.ts';
import { FORM_TOKEN_LIFE_MS } from './formToken.ts';
import type { SignUps } from './signUps.ts';
import type { Deliver } from './webhook.ts';

type JobParts = Pick<World, 'now' | 'every' | 'log'> & {
  readonly signUps: Pick<SignUps, 'purge' | 'dropSpentForms' | 'dropSendingLimits' | 'scrubIfOwed'>;
  /** `undefined`: kept until forgotten. */
  readonly retentionDays: number | undefined;
  readonly deliver: Deliver | undefined;
};

const HOUR_MS = 60 * 60 * 1_000;
const HOURS_A_DAY = 24;
const DAY_MS = HOURS_A_DAY * HOUR_MS;
const DELIVERY_INTERVAL_MS = 15_000;

/** Starts what the sign-ups need in the background, regularly; returns the stop. */
export function startSignUpJobs(parts: JobParts): () => Promise<void> {
  const { signUps, retentionDays, deliver, now, every, log } = parts;
  const stops: (() => void)[] = [];
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let hours = 0;

  // Not at the start: a clock that is wrong then, as after a power cut, has an hour to be set.
  repeat(HOUR_MS, tidy);
  if (deliver !== undefined) repeat(DELIVERY_INTERVAL_MS, () => deliver(stopping.signal))();

  return async () => {
    for (const stop of stops) stop();
    stopping.abort();
    await Promise.all(running);
  };

  async function tidy(): Promise<void> {
    hours += 1;
    await signUps.dropSpentForms(now() - FORM_TOKEN_LIFE_MS);
    await signUps.dropSendingLimits(now());
    if (retentionDays !== undefined && hours % HOURS_A_DAY === 1) await purge(retentionDays);
    await signUps.scrubIfOwed();
  }

  async function purge(days: number): Promise<void> {
    const purged = await signUps.purge(now() - days * DAY_MS);
    switch (purged.kind) {
      case 'done':
        if (purged.count > 0) log.info(`Deleted ${purged.count} sign-ups older than ${days} days.`);
        return;
      case 'refused':
        log.error(
          `Deleted nothing: ${purged.old} of ${purged.total} sign-ups seem older than ${days} days, ` +
            'which is more likely a wrong clock. If the clock is right: npm run sign-ups -- purge',
        );
    }
  }

  /** Never two of the same job at once. */
  function repeat(intervalMs: number, job: () => Promise<void>): () => void {
    let isBusy = false;
    const run = () => {
      if (isBusy) return;
      isBusy = true;
      const done = job()
        .catch((cause: unknown) => log.error(`A job on the sign-ups failed: ${String(cause)}`))
        .finally(() => {
          isBusy = false;
          running.delete(done);
        });
      running.add(done);
    };
    stops.push(every(intervalMs, run));
    return run;
  }
}
