import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { DAY_MS, LINK_EXPIRY_DAYS } from '#contract/time.ts';
import type { ConfirmationRow, Database } from '../../database/schema.ts';
import { ROWS_PER_DELETE, type Store } from '../../database/store.ts';
import { addMessages } from '../../outbox/outbox.ts';
import { confirmSignUp, Submission } from '../submission.ts';
import { buildWebhookMessages } from '../webhookBody.ts';

// Strangers can submit someone else's address, so limit the mails to a mailbox.
const MAX_MAILS_A_DAY = 3;
const MAX_MAILS = 10;
/** Rows are kept this long to count a mailbox's mails. */
const RETENTION_DAYS = 30;

export type ConfirmationQueries = ReturnType<typeof createConfirmationQueries>;

/** All queries on confirmations. Times are milliseconds since 1970. */
export function createConfirmationQueries({ write }: Pick<Store, 'write'>) {
  return {
    /**
     * Stores the token of the link that is about to be mailed. Later submissions no longer replace what it confirms.
     * @returns what the link will confirm. Undefined if no mail is needed: the sign-up was confirmed or forgotten,
     *   another mail will confirm it, or the mailbox got enough mails.
     */
    setToken: (id: string, token: string, at: number): Promise<Submission | undefined> =>
      write(async (trx) => {
        const waiting = await trx
          .selectFrom('confirmations')
          .innerJoin('sign_ups', 'sign_ups.id', 'confirmations.sign_up_id')
          .select(['confirmations.id', 'confirmations.created_at', 'mailbox'])
          .where('confirmations.id', '=', id)
          .where('asked_at', 'is not', null)
          .where('confirmed_at', 'is', null)
          .executeTakeFirst();
        if (waiting === undefined || (await hasEnough(trx, waiting))) {
          await dropWaiting(trx, id);
          return undefined;
        }
        const { submission } = await trx
          .updateTable('confirmations')
          .set({ token_hash: hashToken(token), expires_at: at + LINK_EXPIRY_DAYS * DAY_MS })
          .where('id', '=', id)
          .returning('submission')
          .executeTakeFirstOrThrow();
        return Submission.parse(JSON.parse(submission));
      }),

    /** Drops a confirmation whose mail was never tried, so that a later submission gets one. */
    drop: (id: string) => write((trx) => dropWaiting(trx, id)),

    /**
     * Confirms a link's sign-up with its own submission, and messages the webhooks once.
     * @returns whether the link exists and has not expired.
     */
    confirm: (token: string, at: number, webhooks: readonly string[]): Promise<boolean> =>
      write(async (trx) => {
        const link = await trx
          .selectFrom('confirmations')
          .select(['sign_up_id', 'submission'])
          .where('token_hash', '=', hashToken(token))
          .where('expires_at', '>', at)
          .executeTakeFirst();
        if (link === undefined) return false;
        const submission = Submission.parse(JSON.parse(link.submission));
        const confirmed = await confirmSignUp(trx, link.sign_up_id, submission, at);
        if (confirmed) await addMessages(trx, buildWebhookMessages(confirmed, webhooks, at));
        return true;
      }),

    /** Deletes a few expired confirmations. Returns how many. */
    deleteOld: (at: number): Promise<number> =>
      write(async (trx) => {
        const deleted = await trx
          .deleteFrom('confirmations')
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('confirmations')
              .select('id')
              .where('created_at', '<=', at - RETENTION_DAYS * DAY_MS)
              .limit(ROWS_PER_DELETE),
          )
          .executeTakeFirst();
        return Number(deleted.numDeletedRows);
      }),
  };
}

/**
 * Queues the mail that asks to confirm a sign-up. If an unsent mail is waiting, it will confirm this submission
 * instead. The mailbox's limit is checked when sending, so storing takes the same time for every address.
 * @param id of the new confirmation.
 */
export async function queueConfirmation(
  trx: Transaction<Database>,
  id: string,
  token: string,
  signUp: { id: string; mailbox: string; submission: Submission; at: number },
): Promise<void> {
  const { id: sign_up_id, mailbox, submission, at: created_at } = signUp;
  const expires_at = created_at + LINK_EXPIRY_DAYS * DAY_MS;
  const row = { id, sign_up_id, mailbox, submission: JSON.stringify(submission) };
  await trx
    .insertInto('confirmations')
    .values({ ...row, created_at, expires_at })
    .onConflict((oc) =>
      oc
        .column('sign_up_id')
        .where('token_hash', 'is', null)
        .doUpdateSet((eb) => ({ submission: eb.ref('excluded.submission') })),
    )
    .execute();
  const payload = JSON.stringify({ token });
  const mail = { id, kind: 'mail', destination: 'mail', sign_up_id, payload } as const;
  await addMessages(trx, [{ ...mail, created_at, due_at: created_at, expires_at }]);
}

/** Keeps a link that may have been mailed. */
async function dropWaiting(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .deleteFrom('confirmations')
    .where('id', '=', id)
    .where('token_hash', 'is', null)
    .execute();
}

/** Whether a mailbox has reached its limit of mails, sent or queued. */
async function hasEnough(
  trx: Transaction<Database>,
  { id, mailbox, created_at }: Pick<ConfirmationRow, 'id' | 'mailbox' | 'created_at'>,
): Promise<boolean> {
  const earlier = await trx
    .selectFrom('confirmations')
    .select('created_at')
    .where('mailbox', '=', mailbox)
    .where('created_at', '<=', created_at)
    .where('id', '!=', id)
    .limit(MAX_MAILS)
    .orderBy('created_at', 'desc')
    .execute();
  const today = earlier.filter((mail) => mail.created_at > created_at - DAY_MS);
  return today.length >= MAX_MAILS_A_DAY || earlier.length >= MAX_MAILS;
}

/** Removes the tag: `ada@example.com` for `ada+news@example.com`. */
export function removeTag(emailKey: string): string {
  return emailKey.replace(/\+[^@]*(?=@)/, '');
}

/** Random tokens can't be guessed, so the hash needs no salt. */
function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
