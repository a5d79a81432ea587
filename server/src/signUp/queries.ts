import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { emailKey } from '#contract/emailAddress.ts';
import type { Consent } from '#contract/signUpForm.ts';
import type { Database, SignUpRow } from '../database/schema.ts';
import { reasonOf, type Store } from '../database/store.ts';
import { addMessages } from '../outbox/outbox.ts';
import { mailboxOf, queueConfirmation } from './confirmation/queries.ts';
import { applySending, type Sending } from './sending.ts';
import { webhookMessages } from './webhookBody.ts';

const PAGE_ROWS = 1_000;
// A delete holds up the sign-ups behind it.
const ROWS_PER_DELETE = 100;

type Condition = (eb: ExpressionBuilder<Database, 'sign_ups'>) => Expression<SqlBool>;
export type SignUpQueries = ReturnType<typeof createSignUpQueries>;

/** One sending of the form. */
export type NewSignUp = {
  /** Of the row, if the mailbox is new. */
  id: string;
  confirmationId: string;
  at: number;
  sending: Sending;
  /** The names of the webhooks to tell. */
  webhooks: readonly string[];
  /** Whether the visitor is asked to confirm; webhooks are told after that. */
  isAsked: boolean;
};

/** All queries on sign-ups. Times are milliseconds since 1970. */
export function createSignUpQueries({ db, reader, write, eraseDeleted }: Store) {
  return {
    /**
     * Stores a sign-up, or counts another sending of a known mailbox. Both run the same statements, so
     * that the time of the answer doesn't tell which.
     * @throws Error if it was not stored.
     */
    add: ({ id, confirmationId, at, sending, webhooks, isAsked }: NewSignUp): Promise<void> =>
      write(async (trx) => {
        const email_key = emailKey(sending.email);
        const row = await trx
          .insertInto('sign_ups')
          .values((eb) => ({
            ...sending,
            id,
            email_key,
            asked_at: isAsked ? at : null,
            // A row older than the last cleanup would be deleted at the next: the clock may be behind.
            created_at: eb.fn.coalesce(
              eb
                .selectFrom('last_run')
                .select('at')
                .where('name', '=', 'cleanup')
                .where('at', '>', at),
              eb.cast<number>(eb.val(at), 'bigint'),
            ),
          }))
          .onConflict((oc) =>
            oc.column('email_key').doUpdateSet((eb) => ({
              sendings: eb('sign_ups.sendings', '+', 1),
              // One that was never asked stays so: unconfirmed sign-ups are deleted.
              asked_at: eb
                .case()
                .when(eb.and([eb('sign_ups.asked_at', 'is not', null), eb.val(isAsked)]))
                .then(at)
                .else(eb.ref('sign_ups.asked_at'))
                .end(),
            })),
          )
          .returningAll()
          .executeTakeFirstOrThrow();
        if (isAsked) {
          const mailbox = mailboxOf(email_key);
          return queueConfirmation(trx, confirmationId, { id: row.id, mailbox, sending, at });
        }
        // The owner has stopped to ask: who was asked before counts as confirmed.
        const confirmed = await applySending(trx, row.id, sending, at);
        const isNews = row.id === id || confirmed !== undefined;
        return addMessages(trx, webhookMessages(confirmed ?? row, webhooks, at), isNews);
      }),

    /** Stores the words that visitors agree to. */
    keepConsents: (consents: readonly Consent[]) =>
      write((trx) =>
        trx
          .insertInto('consents')
          .values([...consents])
          .onConflict((oc) => oc.doNothing())
          .execute(),
      ),

    /** The newest sign-ups first, or that of one mailbox, in any spelling. */
    list: (limit: number, email?: string): Promise<SignUpRow[]> =>
      reader
        .selectFrom('sign_ups')
        .selectAll()
        .$if(email !== undefined, (query) => query.where('email_key', '=', emailKey(email ?? '')))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** All sign-ups, by time, in pages. */
    pages: async function* (direction: 'asc' | 'desc'): AsyncGenerator<SignUpRow[]> {
      for (let after: SignUpRow | undefined; ;) {
        const last = after;
        const page = await reader
          .selectFrom('sign_ups')
          .selectAll()
          .$if(last !== undefined, (query) =>
            query.where((eb) =>
              eb(
                eb.refTuple('created_at', 'id'),
                direction === 'asc' ? '>' : '<',
                eb.tuple(eb.cast<number>(eb.val(last?.created_at ?? 0), 'bigint'), last?.id ?? ''),
              ),
            ),
          )
          .orderBy('created_at', direction)
          .orderBy('id', direction)
          .limit(PAGE_ROWS)
          .execute();
        if (page.length > 0) yield page;
        after = page.at(-1);
        if (after === undefined) return;
      }
    },

    count: async (): Promise<number> => {
      const { count } = await reader
        .selectFrom('sign_ups')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /**
     * Deletes a person by e-mail address, in any spelling, with all that waits.
     * @returns how many rows there were.
     * @throws Error also when the row is deleted, but its bytes are not.
     */
    forget: async (email: string): Promise<number> => {
      const count = await remove((eb) => eb('email_key', '=', emailKey(email)));
      try {
        await eraseDeleted();
      } catch (cause) {
        throw new Error(
          `The sign-up is deleted, but its bytes may still be in the database's files. Run the command again. (${reasonOf(cause)})`,
          { cause },
        );
      }
      return count;
    },

    /**
     * Deletes what was stored before a time, and what was last asked to be confirmed before another
     * time and was not; a part at a time, so that sign-ups don't wait.
     * @returns how many rows it deleted.
     */
    deleteOld: async (createdBefore: number, askedBefore: number): Promise<number> => {
      const old: Condition = (eb) => eb('created_at', '<', createdBefore);
      const unconfirmed: Condition = (eb) =>
        eb.and([eb('confirmed_at', 'is', null), eb('asked_at', '<', askedBefore)]);
      let count = 0;
      for (const condition of [old, unconfirmed]) {
        let deleted: number;
        do {
          deleted = await remove(condition);
          count += deleted;
        } while (deleted === ROWS_PER_DELETE);
      }
      return count;
    },

    /** When old sign-ups were last deleted; undefined if unknown. */
    lastCleanup: async (): Promise<number | undefined> => {
      const row = await db
        .selectFrom('last_run')
        .select('at')
        .where('name', '=', 'cleanup')
        .executeTakeFirst();
      return row?.at;
    },

    markCleanup: (at: number) =>
      write((trx) =>
        trx
          .insertInto('last_run')
          .values({ name: 'cleanup', at })
          .onConflict((oc) => oc.column('name').doUpdateSet({ at }))
          .execute(),
      ),
  };

  /** Deletes some sign-ups with all that belongs to them; returns how many. */
  function remove(condition: Condition): Promise<number> {
    // Not `write`: its time limit is for visitors.
    return db.transaction().execute(async (trx) => {
      // First the rows themselves: that waits for a form that is being stored, and for what it adds.
      const deleted = await trx
        .deleteFrom('sign_ups')
        .where('id', 'in', (eb) =>
          eb.selectFrom('sign_ups').select('id').where(condition).limit(ROWS_PER_DELETE),
        )
        .where(condition)
        .returning('id')
        .execute();
      const ids = deleted.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await trx.deleteFrom('outbox').where('sign_up_id', 'in', ids).execute();
      await trx.deleteFrom('confirmations').where('sign_up_id', 'in', ids).execute();
      return ids.length;
    });
  }
}
