import type { Dependencies } from '../dependencies.ts';
import type { SignUps } from './signUps.ts';

type TidyParts = Pick<Dependencies, 'now' | 'log'> & {
  signUps: Pick<SignUps, 'tidiedAt' | 'markTidied' | 'purge' | 'removeTraces'>;
  /** Undefined: kept until forgotten. */
  retentionDays: number | undefined;
};

const DAY_MS = 24 * 60 * 60 * 1_000;
const LONGEST_PAUSE_MS = 3 * DAY_MS;

/**
 * Tidies once a day, by the clock and over restarts: deletes the sign-ups that are older than the owner
 * wants to keep them, and removes the bytes that earlier deletions left. To be called often.
 *
 * A clock that jumped would delete everybody. So after a jump nothing is deleted: where the last time is
 * not known, lies ahead, or lies more than three days back. The next time is a day later.
 */
export function createTidy({ signUps, retentionDays, now, log }: TidyParts) {
  return async (): Promise<void> => {
    const time = now();
    const last = await signUps.tidiedAt();
    const isJump = last === undefined || last > time || time - last > LONGEST_PAUSE_MS;
    if (!isJump && time - last < DAY_MS) return;

    if (retentionDays !== undefined && isJump) {
      log.error('old sign-ups not deleted: the clock jumped, or this is the first time', {
        last: last === undefined ? null : new Date(last).toISOString(),
        next: new Date(time + DAY_MS).toISOString(),
      });
    } else if (retentionDays !== undefined) {
      const count = await signUps.purge(time - retentionDays * DAY_MS, time);
      if (count > 0) log.info('old sign-ups deleted', { count, olderThanDays: retentionDays });
    }
    await signUps.markTidied(time);
    await signUps.removeTraces();
  };
}
