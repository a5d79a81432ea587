import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { DAY_MS, LINK_DAYS } from '#contract/time.ts';
import type { ConfirmationRow, Database } from '../../database/schema.ts';
import { ROWS_PER_DELETE, type Store } from '../../database/store.ts';
import { addMessages } from '../../outbox/outbox.ts';
import { confirmWith, Submission } from '../submission.ts';
import { webhookMessages } from '../webhookBody.ts';

// Strangers who send forms with somebody's address must not fill the mailbox.
const MAX_MAILS_A_DAY = 3;
const MAX_MAILS = 10;
/** Rows are kept so long, to count the mails that a mailbox got. */
const KEPT_DAYS = 30;

export type ConfirmationQueries = ReturnType<typeof createConfirmationQueries>;

/** All queries on confirmations. Times are milliseconds since 1970. */
export function createConfirmationQueries({ write }: Pick<Store, 'write'>) {
  return {
    /**
     * Gives a confirmation the token of the link that is about to be mailed. From then on no other submission
     * replaces what it confirms.
     * @returns what the link will confirm; undefined if no mail is needed, because the sign-up was confirmed
     *   or forgotten, another mail will confirm it, or the mailbox got enough.
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
          .set({ token_hash: hashOf(token), expires_at: at + LINK_DAYS * DAY_MS })
          .where('id', '=', id)
          .returning('submission')
          .executeTakeFirstOrThrow();
        return Submission.parse(JSON.parse(submission));
      }),

    /** Drops a confirmation whose mail was never tried, so that a later submission gets one. */
    drop: (id: string) => write((trx) => dropWaiting(trx, id)),

    /**
     * Confirms the sign-up of a link with what its own submission said, and tells the webhooks once.
     * @returns whether the link exists and has not expired.
     */
    confirm: (token: string, at: number, webhooks: readonly string[]): Promise<boolean> =>
      write(async (trx) => {
        const link = await trx
          .selectFrom('confirmations')
          .select(['sign_up_id', 'submission'])
          .where('token_hash', '=', hashOf(token))
          .where('expires_at', '>', at)
          .executeTakeFirst();
        if (link === undefined) return false;
        const submission = Submission.parse(JSON.parse(link.submission));
        const confirmed = await confirmWith(trx, link.sign_up_id, submission, at);
        if (confirmed) await addMessages(trx, webhookMessages(confirmed, webhooks, at));
        return true;
      }),

    /** Deletes a few confirmations that no longer count; returns how many. */
    deleteOld: (at: number): Promise<number> =>
      write(async (trx) => {
        const deleted = await trx
          .deleteFrom('confirmations')
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('confirmations')
              .select('id')
              .where('created_at', '<=', at - KEPT_DAYS * DAY_MS)
              .limit(ROWS_PER_DELETE),
          )
          .executeTakeFirst();
        return Number(deleted.numDeletedRows);
      }),
  };
}

/**
 * Queues the mail that asks to confirm a sign-up. A mail that waits for its first try will confirm this submission
 * instead. Whether the mailbox may get a mail is decided when it is sent, so that storing takes the same time for
 * every address.
 * @param id of the confirmation, new.
 */
export async function queueConfirmation(
  trx: Transaction<Database>,
  id: string,
  token: string,
  signUp: { id: string; mailbox: string; submission: Submission; at: number },
): Promise<void> {
  const { id: sign_up_id, mailbox, submission, at: created_at } = signUp;
  const expires_at = created_at + LINK_DAYS * DAY_MS;
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

/** A link that may have been mailed stays. */
async function dropWaiting(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .deleteFrom('confirmations')
    .where('id', '=', id)
    .where('token_hash', 'is', null)
    .execute();
}

/** Whether the mailbox of a confirmation got, or will get, as many mails as it may. */
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

/** A mailbox in one spelling and without a tag: `ada@example.com` for `ada+news@example.com`. */
export function mailboxOf(emailKey: string): string {
  return emailKey.replace(/\+[^@]*(?=@)/, '');
}

/** A random token has nothing to guess, so its hash needs no salt. */
function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
