import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { emailKey } from '#contract/signUp.ts';
import { reasonOf, type Store } from '../database/store.ts';
import type { Tables } from '../database/tables.ts';

const PORTION = 200;

/** All SQL that deletes sign-ups. Times are milliseconds since 1970. */
export function createDeletion({ run, scrub }: Store) {
  return {
    /**
     * Deletes one mailbox, by its address in any spelling; says how many rows there were.
     * @throws Error also when the row is deleted and only its bytes are left.
     */
    forget: async (email: string, now: number): Promise<number> => {
      const count = await run((db) =>
        db.transaction().execute(async (trx) => {
          const rows = trx.selectFrom('sign_ups').select('id');
          const found = await rows.where('email_key', '=', emailKey(email)).execute();
          return remove(trx, found, now);
        }),
      );
      try {
        await removeTraces();
      } catch (cause) {
        throw new Error(
          'The sign-up is deleted, but its bytes are still in the files of the store. The server removes ' +
            `them when it tidies, once a day; or run the command again. (${reasonOf(cause)})`,
          { cause },
        );
      }
      return count;
    },

    /** Deletes what was stored before that time, in portions, between which visitors are served. */
    purge: async (before: number, now: number): Promise<number> => {
      let count = 0;
      for (let last = PORTION; last === PORTION; count += last) {
        await nextTurn();
        last = await run((db) =>
          db.transaction().execute(async (trx) => {
            const rows = trx
              .selectFrom('sign_ups')
              .select('id')
              .orderBy('created_at')
              .limit(PORTION);
            return remove(trx, await rows.where('created_at', '<', before).execute(), now);
          }),
        );
      }
      return count;
    },

    removeTraces,

    /** When old sign-ups were last deleted; undefined where that is not known. */
    tidiedAt: () => run((db) => timeOf(db, 'tidied')),
    markTidied: (now: number) => run((db) => mark(db, 'tidied', now)),
  };

  /** Removes what deleted rows left in the database's files, if they left anything. */
  async function removeTraces(): Promise<void> {
    const since = await run((db) => timeOf(db, 'traces'));
    if (since === undefined) return;
    await scrub();
    await run((db) =>
      db.deleteFrom('jobs').where('name', '=', 'traces').where('at', '=', since).execute(),
    );
  }
}

/** Deletes rows and what waits of them, and writes down with it that their bytes are to be removed. */
async function remove(db: Kysely<Tables>, rows: readonly { id: string }[], now: number) {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await mark(db, 'traces', now);
  await db.deleteFrom('webhook_messages').where('sign_up_id', 'in', ids).execute();
  const deleted = await db.deleteFrom('sign_ups').where('id', 'in', ids).executeTakeFirstOrThrow();
  return Number(deleted.numDeletedRows);
}

type Job = Tables['jobs']['name'];

async function mark(db: Kysely<Tables>, name: Job, at: number): Promise<void> {
  const job = db.insertInto('jobs').values({ name, at });
  await job.onConflict((known) => known.column('name').doUpdateSet({ at })).execute();
}

async function timeOf(db: Kysely<Tables>, name: Job): Promise<number | undefined> {
  const job = db.selectFrom('jobs').select('at').where('name', '=', name);
  return (await job.executeTakeFirst())?.at;
}
