import { DAY_MS, MINUTE_MS } from '#contract/time.ts';
import type { Dependencies } from './dependencies.ts';
import type { Job } from './repeat.ts';
import { createConfirmationQueries } from './signUp/confirmation/confirmationQueries.ts';
import { createSignUpQueries } from './signUp/signUpQueries.ts';
import { deleteOldCounts } from './visits/dayCounts.ts';

// Lets waiting sign-ups through, and the disk catch up.
const PAUSE_MS = 100;

/** Deletes data past its retention time, a few rows at a time. */
export function createCleanUp({ store, manifest, now, sleep, log }: Dependencies): Job {
  const signUps = createSignUpQueries(store);
  const confirmations = createConfirmationQueries(store);
  const { retentionDays, confirm } = manifest;
  // Before 1970 means nothing.
  const before = (days: number | null) => (days === null ? 0 : now() - days * DAY_MS);

  return {
    name: 'cleaning up',
    intervalMs: MINUTE_MS,
    run: async (stopping) => {
      if (!store.isInspected()) return;
      const repeatWithPauses = async (deletePart: () => Promise<number>) => {
        let count = 0;
        for (let deleted = -1; deleted !== 0 && !stopping.aborted; count += deleted) {
          deleted = await deletePart();
          if (deleted > 0) await sleep(PAUSE_MS, { signal: stopping });
        }
        return count;
      };
      const count =
        (await repeatWithPauses(() => signUps.deleteCreatedBefore(before(retentionDays)))) +
        (await repeatWithPauses(() =>
          signUps.deleteUnconfirmed(before(confirm?.keepDays ?? null)),
        ));
      if (count > 0) log.info('old sign-ups deleted', { count });
      await repeatWithPauses(() => confirmations.deleteOld(now()));
      await repeatWithPauses(() => deleteOldCounts(store, now()));
    },
  };
}
