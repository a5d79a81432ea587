import { DAY_MS, MINUTE_MS } from '#contract/time.ts';
import type { Dependencies } from './dependencies.ts';
import type { Job } from './repeat.ts';
import { deleteOldConfirmations } from './signUp/confirmation/confirmationQueries.ts';
import { deleteCreatedBefore, deleteUnconfirmed } from './signUp/signUpQueries.ts';
import { deleteOldCounts } from './visits/dayCounts.ts';

// Gives sign-ups a turn between batches.
const PAUSE_MS = 100;

/** Deletes data past its retention period in small batches. */
export function createCleanUpJob({ store, manifest, now, sleep, log }: Dependencies): Job {
  const { retentionDays, confirm } = manifest;
  // A cutoff in 1970 means nothing is deleted.
  const getCutoff = (days: number | null) => (days === null ? 0 : now() - days * DAY_MS);

  return {
    name: 'cleaning up',
    intervalMs: MINUTE_MS,
    run: async (shutdownSignal) => {
      if (!store.isInspected()) return;
      const deleteInBatches = async (deleteBatch: () => Promise<number>) => {
        let count = 0;
        for (let deleted = -1; deleted !== 0 && !shutdownSignal.aborted; count += deleted) {
          deleted = await deleteBatch();
          if (deleted > 0) await sleep(PAUSE_MS, { signal: shutdownSignal });
        }
        return count;
      };
      const createdBefore = getCutoff(retentionDays);
      const askedBefore = getCutoff(confirm?.keepDays ?? null);
      const count =
        (await deleteInBatches(() => deleteCreatedBefore(store, createdBefore))) +
        (await deleteInBatches(() => deleteUnconfirmed(store, askedBefore)));
      if (count > 0) log.info('old sign-ups deleted', { count });
      await deleteInBatches(() => deleteOldConfirmations(store, now()));
      await deleteInBatches(() => deleteOldCounts(store, now()));
    },
  };
}
