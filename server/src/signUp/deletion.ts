import { sql, type RawBuilder } from 'kysely';
import { emailKey } from '#contract/signUp.ts';
import { reasonOf, type Database, type Store } from '../database/store.ts';

type Job = 'tidied' | 'traces';

/** All SQL that deletes sign-ups. Times are milliseconds since 1970. */
export function createDeletion({ run, scrub }: Store) {
  return {
    /**
     * Deletes one mailbox, by its address in any spelling; says how many rows there were.
     * @throws Error also when the row is deleted and only its bytes are left.
     */
    forget: async (email: string, now: number): Promise<number> => {
      const count = await remove(sql`email_key = ${emailKey(email)}`, now);
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

    /** Deletes what was stored before that time; says how much it was. */
    purge: (before: number, now: number) => remove(sql`created_at < ${before}`, now),

    removeTraces,

    /** When old sign-ups were last deleted; undefined where that is not known. */
    tidiedAt: () => timeOf('tidied'),
    markTidied: (now: number) => run((db) => mark(db, 'tidied', now)),
  };

  /** Deletes rows and what waits of them, and writes down with it that their bytes are to be removed. */
  async function remove(which: RawBuilder<unknown>, now: number): Promise<number> {
    return run((db) =>
      db.transaction().execute(async (trx) => {
        await sql`delete from webhook_messages
          where sign_up_id in (select id from sign_ups where ${which})`.execute(trx);
        const { numAffectedRows } = await sql`delete from sign_ups where ${which}`.execute(trx);
        if (numAffectedRows) await mark(trx, 'traces', now);
        return Number(numAffectedRows);
      }),
    );
  }

  /** Removes what deleted rows left in the database's files, if they left anything. */
  async function removeTraces(): Promise<void> {
    const since = await timeOf('traces');
    if (since === undefined) return;
    await scrub();
    await run((db) => sql`delete from jobs where name = 'traces' and at = ${since}`.execute(db));
  }

  async function timeOf(name: Job): Promise<number | undefined> {
    const job = sql<{ at: number }>`select at from jobs where name = ${name}`;
    return (await run((db) => job.execute(db))).rows[0]?.at;
  }

  async function mark(db: Database, name: Job, at: number): Promise<void> {
    await sql`insert into jobs (name, at) values (${name}, ${at})
      on conflict (name) do update set at = excluded.at`.execute(db);
  }
}
