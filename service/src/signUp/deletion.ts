import { emailKey } from './oldSignUp.ts';
import type { Store } from '../db/store.ts';
import { reasonOf } from '../db/reasonOf.ts';

export type Purged =
  | { readonly kind: 'done'; readonly count: number }
  | { readonly kind: 'refused'; readonly old: number; readonly total: number };

const PORTION = 200;
const OWED = { id: 1 };
// Before a time that never comes.
const ALL = Number.MAX_SAFE_INTEGER;

/** All SQL that deletes, or counts. Times are milliseconds since 1970. */
export function createDeletion({ db, atomically, scrub }: Store) {
  return {
    /**
     * Deletes by e-mail address, in any case and however copied; says how many there were.
     * @throws Error also when they are deleted and only their traces are left: these are owed then.
     */
    forget: async (email: string): Promise<number> => {
      const count = await remove(await idsOf(emailKey(email)));
      try {
        await scrubIfOwed();
      } catch (cause) {
        throw new Error(
          'The rows are deleted, but traces of them are still in the files of the store. The service ' +
            `removes them within an hour, or run the command again. (${reasonOf(cause)})`,
          { cause },
        );
      }
      return count;
    },

    /**
     * Deletes what was stored before that time, in portions, so that no visitor waits long.
     * @param evenMost whether more than half may go; else a clock that is wrong would delete them.
     */
    purge: async (before: number, evenMost = false): Promise<Purged> => {
      const total = await countOf(ALL);
      const old = await countOf(before);
      // Whoever would delete the newest one would delete all of them.
      if (!evenMost && old > total / 2) return { kind: 'refused', old, total };
      let count = 0;
      for (;;) {
        const ids = await oldest(before);
        if (ids.length === 0) break;
        count += await remove(ids);
      }
      await scrubIfOwed();
      return { kind: 'done', count };
    },

    /** Forgets who sent forms, as soon as it no longer limits anybody. */
    dropSendingLimits: async (before: number): Promise<void> => {
      await db.deleteFrom('sending_limits').where('full_at', '<', before).execute();
    },

    /** Deletes the marks of forms that were sent before that time. */
    dropSpentForms: async (before: number): Promise<void> => {
      for (;;) {
        const forms = db.selectFrom('spent_forms').select('form_key');
        const portion = forms.where('spent_at', '<', before).limit(PORTION);
        const { numDeletedRows } = await db
          .deleteFrom('spent_forms')
          .where('form_key', 'in', portion)
          .executeTakeFirstOrThrow();
        if (numDeletedRows < PORTION) return;
      }
    },

    scrubIfOwed,
    count: () => countOf(ALL),
  };

  async function idsOf(key: string): Promise<string[]> {
    const found = db.selectFrom('sign_ups').select('id').where('email_key', '=', key);
    return (await found.execute()).map(({ id }) => id);
  }

  async function oldest(before: number): Promise<string[]> {
    const found = db.selectFrom('sign_ups').select('id').where('created_at', '<', before);
    return (await found.orderBy('created_at').limit(PORTION).execute()).map(({ id }) => id);
  }

  async function countOf(before: number): Promise<number> {
    const { count } = await db
      .selectFrom('sign_ups')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('created_at', '<', before)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** What is deleted and that its traces are still to be removed are written together. */
  async function remove(ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    const [, , deleted] = await atomically([
      db
        .insertInto('owed_scrubs')
        .values(OWED)
        .onConflict((conflict) => conflict.doNothing()),
      db.deleteFrom('webhook_outbox').where('sign_up_id', 'in', ids),
      db.deleteFrom('sign_ups').where('id', 'in', ids),
    ]);
    return Number(deleted?.numAffectedRows ?? 0);
  }

  /** Removes the traces that an earlier deletion left behind because something was in its way. */
  async function scrubIfOwed(): Promise<void> {
    const owed = await db.selectFrom('owed_scrubs').select('id').executeTakeFirst();
    if (owed === undefined) return;
    await scrub();
    await atomically([db.deleteFrom('owed_scrubs')]);
  }
}
