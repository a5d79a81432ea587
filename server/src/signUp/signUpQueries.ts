import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { getEmailKey } from '#contract/emailAddress.ts';
import type { Consent } from '#contract/signUpForm.ts';
import type { Database, SignUpRow } from '../database/schema.ts';
import { getErrorMessage, ROWS_PER_DELETE, type Store } from '../database/store.ts';
import { addMessages } from '../outbox/outbox.ts';
import {
  confirmSignUp,
  queueConfirmation,
  type NewConfirmation,
} from './confirmation/confirmationQueries.ts';
import { buildWebhookMessages } from './webhookBody.ts';

const PAGE_ROWS = 200;

type Condition = (eb: ExpressionBuilder<Database, 'sign_ups'>) => Expression<SqlBool>;
export type SignUpQueries = ReturnType<typeof createSignUpQueries>;

export type NewSignUp = NewConfirmation & {
  /** Only used for new mailboxes. An existing row keeps its ID. */
  id: string;
  webhookNames: readonly string[];
  /** If true, webhooks get their messages only after the visitor has confirmed. */
  isConfirmationRequired: boolean;
};

/** All times are in milliseconds since 1970. */
export function createSignUpQueries(store: Store) {
  const { reader, write, eraseDeleted } = store;
  return {
    /**
     * Stores a new sign-up, or counts another submission from a known mailbox. Both run the same statements, so the
     * response time doesn't reveal which addresses we know.
     * @throws Error if the sign-up wasn't stored.
     */
    add: (signUp: NewSignUp) =>
      write(async (trx): Promise<void> => {
        const { id, submission, submittedAt, isConfirmationRequired } = signUp;
        const asked_at = isConfirmationRequired ? submittedAt : null;
        const email_key = getEmailKey(submission.email);
        const row = await trx
          .insertInto('sign_ups')
          .values({ ...submission, id, email_key, asked_at, created_at: submittedAt })
          .onConflict((oc) =>
            oc.column('email_key').doUpdateSet((eb) => ({
              sendings: eb('sign_ups.sendings', '+', 1),
              // Don't set asked_at on older sign-ups, because they'd be deleted if they were never confirmed.
              ...(isConfirmationRequired && {
                asked_at: eb
                  .case()
                  .when('sign_ups.asked_at', 'is not', null)
                  .then(submittedAt)
                  .else(eb.ref('sign_ups.asked_at'))
                  .end(),
              }),
            })),
          )
          .returningAll()
          .executeTakeFirstOrThrow();
        if (isConfirmationRequired) {
          return queueConfirmation(trx, row, signUp);
        }
        // Confirmation has been turned off, so confirm the sign-up if it's still pending.
        const confirmed = await confirmSignUp(trx, row.id, submission, submittedAt);
        const isDummy = row.id !== id && confirmed === undefined;
        const { webhookNames } = signUp;
        const messages = buildWebhookMessages(confirmed ?? row, webhookNames, submittedAt, isDummy);
        return addMessages(trx, messages);
      }),

    storeConsents: (consents: readonly Consent[]) =>
      write((trx) =>
        trx
          .insertInto('consents')
          .values([...consents])
          .onConflict((oc) => oc.doNothing())
          .execute(),
      ),

    /** Newest first. With `email`, only returns the sign-up of that mailbox, in any spelling. */
    list: (limit: number, email?: string): Promise<SignUpRow[]> =>
      reader
        .selectFrom('sign_ups')
        .selectAll()
        .$if(email !== undefined, (query) =>
          query.where('email_key', '=', getEmailKey(email ?? '')),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** Yields pages of sign-ups, sorted by time. */
    pages: async function* (direction: 'asc' | 'desc'): AsyncGenerator<SignUpRow[]> {
      for (let lastRow: SignUpRow | undefined; ;) {
        const last = lastRow;
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
        lastRow = page.at(-1);
        if (lastRow === undefined) return;
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
     * Deletes a mailbox's sign-up, in any spelling, and everything queued for it.
     * @returns the number of deleted rows.
     * @throws Error even if the row is deleted, but its bytes may still be on disk.
     */
    forget: async (email: string): Promise<number> => {
      const count = await deleteBatch(store, (eb) => eb('email_key', '=', getEmailKey(email)));
      try {
        await eraseDeleted();
      } catch (cause) {
        throw new Error(
          `The sign-up is deleted, but its bytes may still be in the database files. Run the command again. (${getErrorMessage(cause)})`,
          { cause },
        );
      }
      return count;
    },
  };
}

/** Deletes a batch of sign-ups that were created before a time, and returns how many. */
export function deleteCreatedBefore(store: Store, time: number): Promise<number> {
  return deleteBatch(store, (eb) => eb('created_at', '<', time));
}

/** Deletes a batch of unconfirmed sign-ups that we last asked before a time, and returns how many. */
export function deleteUnconfirmed(store: Store, askedBefore: number): Promise<number> {
  return deleteBatch(store, (eb) =>
    eb.and([eb('confirmed_at', 'is', null), eb('asked_at', '<', askedBefore)]),
  );
}

/** Deletes a batch of sign-ups and everything that belongs to them, and returns how many. */
function deleteBatch({ write }: Store, condition: Condition): Promise<number> {
  return write(async (trx) => {
    // Delete the sign-ups first. That waits for forms that are being stored, so we also delete their other rows.
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
