import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { getEmailKey } from '#contract/emailAddress.ts';
import type { Consent } from '#contract/signUpForm.ts';
import type { Database, SignUpRow } from '../database/schema.ts';
import { getErrorMessage, ROWS_PER_DELETE, type Store } from '../database/store.ts';
import { addMessages } from '../outbox/outbox.ts';
import { removeTag, queueConfirmation } from './confirmation/confirmationQueries.ts';
import { confirmSignUp, type Submission } from './submission.ts';
import { buildWebhookMessages } from './webhookBody.ts';

const PAGE_ROWS = 200;

type Condition = (eb: ExpressionBuilder<Database, 'sign_ups'>) => Expression<SqlBool>;
export type SignUpQueries = ReturnType<typeof createSignUpQueries>;

/** One submission of the form. */
export type NewSignUp = {
  /** The row's id if the mailbox is new. */
  id: string;
  confirmationId: string;
  /** The token of its confirmation link. */
  token: string;
  at: number;
  submission: Submission;
  /** Names of the webhooks to message. */
  webhooks: readonly string[];
  /** Whether to ask the visitor to confirm. Webhooks then get their message after that. */
  isConfirmationRequired: boolean;
};

/** All queries on sign-ups. Times are milliseconds since 1970. */
export function createSignUpQueries({ reader, write, eraseDeleted }: Store) {
  return {
    /**
     * Stores a sign-up, or counts another submission of a known mailbox. Both run the same statements, so the response
     * time doesn't reveal which.
     * @throws Error if it was not stored.
     */
    add: ({
      id,
      confirmationId,
      token,
      at,
      submission,
      webhooks,
      isConfirmationRequired,
    }: NewSignUp) =>
      write(async (trx): Promise<void> => {
        const email_key = getEmailKey(submission.email);
        const row = await trx
          .insertInto('sign_ups')
          .values({
            ...submission,
            id,
            email_key,
            asked_at: isConfirmationRequired ? at : null,
            created_at: at,
          })
          .onConflict((oc) =>
            oc.column('email_key').doUpdateSet((eb) => ({
              sendings: eb('sign_ups.sendings', '+', 1),
              // Rows that were never asked stay so: unconfirmed ones are deleted.
              ...(isConfirmationRequired && {
                asked_at: eb
                  .case()
                  .when('sign_ups.asked_at', 'is not', null)
                  .then(at)
                  .else(eb.ref('sign_ups.asked_at'))
                  .end(),
              }),
            })),
          )
          .returningAll()
          .executeTakeFirstOrThrow();
        if (isConfirmationRequired) {
          const signUp = { id: row.id, mailbox: removeTag(email_key), submission, at };
          return queueConfirmation(trx, confirmationId, token, signUp);
        }
        // The owner has turned confirmation off, so a pending sign-up counts as confirmed.
        const confirmed = await confirmSignUp(trx, row.id, submission, at);
        const isNews = row.id === id || confirmed !== undefined;
        return addMessages(trx, buildWebhookMessages(confirmed ?? row, webhooks, at, isNews));
      }),

    /** Stores the consent texts. */
    storeConsents: (consents: readonly Consent[]) =>
      write((trx) =>
        trx
          .insertInto('consents')
          .values([...consents])
          .onConflict((oc) => oc.doNothing())
          .execute(),
      ),

    /** Returns the newest sign-ups first, or that of one mailbox in any spelling. */
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

    /** Yields all sign-ups by time, in pages. */
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
     * Deletes a person by email address in any spelling, with everything queued for them.
     * @returns how many rows there were.
     * @throws Error also if the row is deleted but its bytes are not.
     */
    forget: async (email: string): Promise<number> => {
      const count = await remove((eb) => eb('email_key', '=', getEmailKey(email)));
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

    /** Deletes a few sign-ups stored before a time. Returns how many. */
    deleteCreatedBefore: (time: number) => remove((eb) => eb('created_at', '<', time)),

    /** Deletes a few sign-ups that stayed unconfirmed since a time. Returns how many. */
    deleteUnconfirmed: (askedBefore: number) =>
      remove((eb) => eb.and([eb('confirmed_at', 'is', null), eb('asked_at', '<', askedBefore)])),
  };

  /** Deletes some sign-ups with all their data. Returns how many. */
  function remove(condition: Condition): Promise<number> {
    return write(async (trx) => {
      // Deleting the rows first waits for a form that is being stored, including what it adds.
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
