import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { DAY_MS, LINK_EXPIRY_DAYS } from '#contract/time.ts';
import type { ConfirmationRow, Database, NewOutboxRow, SignUpRow } from '../../database/schema.ts';
import { ROWS_PER_DELETE, type Store } from '../../database/store.ts';
import { addMessages } from '../../outbox/outbox.ts';
import { Submission } from '../submission.ts';
import { buildWebhookMessages } from '../webhookBody.ts';

// All times are in milliseconds since 1970.

// Limit the number of emails per mailbox, because anyone can submit someone else's address.
const MAX_EMAILS_PER_DAY = 3;
const MAX_EMAILS = 10;
/** Confirmations count toward the email limits for this long. */
const RETENTION_DAYS = 30;

export type NewConfirmation = {
  confirmationId: string;
  /** For the confirmation link. */
  token: string;
  submittedAt: number;
  submission: Submission;
};

/**
 * Stores the token of a link that we're about to email. After that, new submissions don't change what the link confirms.
 * @returns the submission that the link will confirm, or undefined if we don't need to send the email because the sign-up
 *   was confirmed or deleted, another email will confirm it, or the mailbox has reached its limit.
 */
export function setToken(
  { write }: Store,
  id: string,
  token: string,
  now: number,
): Promise<Submission | undefined> {
  return write(async (trx) => {
    const confirmation = await trx
      .selectFrom('confirmations')
      .innerJoin('sign_ups', 'sign_ups.id', 'confirmations.sign_up_id')
      .select(['confirmations.id', 'confirmations.created_at', 'mailbox'])
      .where('confirmations.id', '=', id)
      .where('asked_at', 'is not', null)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (confirmation === undefined || (await hasReachedEmailLimit(trx, confirmation))) {
      await deleteIfUnsent(trx, id);
      return undefined;
    }
    const { submission } = await trx
      .updateTable('confirmations')
      .set({ token_hash: hashToken(token), expires_at: now + LINK_EXPIRY_DAYS * DAY_MS })
      .where('id', '=', id)
      .returning('submission')
      .executeTakeFirstOrThrow();
    return Submission.parse(JSON.parse(submission));
  });
}

/** Deletes a confirmation unless we've tried to send its email. The next submission then gets a new one. */
export function cancelUnsent({ write }: Store, id: string): Promise<void> {
  return write((trx) => deleteIfUnsent(trx, id));
}

/**
 * Confirms a sign-up with the submission that its link was emailed for, and queues its webhook messages once.
 * @returns whether the link exists and hasn't expired.
 */
export function confirmByToken(
  { write }: Store,
  token: string,
  now: number,
  webhookNames: readonly string[],
): Promise<boolean> {
  return write(async (trx) => {
    const link = await trx
      .selectFrom('confirmations')
      .select(['sign_up_id', 'submission'])
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (link === undefined) return false;
    const submission = Submission.parse(JSON.parse(link.submission));
    const row = await confirmSignUp(trx, link.sign_up_id, submission, now);
    if (row) await addMessages(trx, buildWebhookMessages(row, webhookNames, now));
    return true;
  });
}

/**
 * Confirms a pending sign-up and overwrites its fields with the confirmed submission.
 * @returns the updated row, or undefined if the sign-up wasn't pending.
 */
export function confirmSignUp(
  trx: Transaction<Database>,
  id: string,
  submission: Submission,
  now: number,
): Promise<SignUpRow | undefined> {
  return trx
    .updateTable('sign_ups')
    .set({ ...submission, confirmed_at: now })
    .where('id', '=', id)
    .where('asked_at', 'is not', null)
    .where('confirmed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a batch of confirmations past their retention period, and returns how many. */
export function deleteOldConfirmations({ write }: Store, now: number): Promise<number> {
  return write(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('confirmations')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('confirmations')
          .select('id')
          .where('created_at', '<=', now - RETENTION_DAYS * DAY_MS)
          .limit(ROWS_PER_DELETE),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}

/**
 * Queues an email that asks a visitor to confirm. If there's already an unsent one, that one will confirm this submission.
 * We check the email limit when we send, so storing takes the same time for every address.
 */
export async function queueConfirmation(
  trx: Transaction<Database>,
  { id: sign_up_id, email_key }: SignUpRow,
  { confirmationId: id, token, submission, submittedAt: created_at }: NewConfirmation,
): Promise<void> {
  const expires_at = created_at + LINK_EXPIRY_DAYS * DAY_MS;
  await trx
    .insertInto('confirmations')
    .values({
      id,
      sign_up_id,
      mailbox: removeTag(email_key),
      submission: JSON.stringify(submission),
      created_at,
      expires_at,
    })
    .onConflict((oc) =>
      oc
        .column('sign_up_id')
        .where('token_hash', 'is', null)
        .doUpdateSet((eb) => ({ submission: eb.ref('excluded.submission') })),
    )
    .execute();
  // If there was a conflict, no confirmation has this ID. Queue the message anyway, so both cases run the same
  // statements. `setToken` won't find a row, so we won't send an email.
  const payload = JSON.stringify({ token });
  const mail: NewOutboxRow = {
    id,
    kind: 'mail',
    destination: 'mail',
    sign_up_id,
    payload,
    created_at,
    due_at: created_at,
    expires_at,
  };
  await addMessages(trx, [mail]);
}

/** Keeps confirmations with a token, because their email may have been sent. */
async function deleteIfUnsent(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .deleteFrom('confirmations')
    .where('id', '=', id)
    .where('token_hash', 'is', null)
    .execute();
}

/** Counts both sent and queued emails. */
async function hasReachedEmailLimit(
  trx: Transaction<Database>,
  { id, mailbox, created_at }: Pick<ConfirmationRow, 'id' | 'mailbox' | 'created_at'>,
): Promise<boolean> {
  const earlier = await trx
    .selectFrom('confirmations')
    .select('created_at')
    .where('mailbox', '=', mailbox)
    .where('created_at', '<=', created_at)
    .where('id', '!=', id)
    .limit(MAX_EMAILS)
    .orderBy('created_at', 'desc')
    .execute();
  const lastDay = earlier.filter((mail) => mail.created_at > created_at - DAY_MS);
  return lastDay.length >= MAX_EMAILS_PER_DAY || earlier.length >= MAX_EMAILS;
}

/** `ada+news@example.com` becomes `ada@example.com`. */
function removeTag(emailKey: string): string {
  return emailKey.replace(/\+[^@]*(?=@)/, '');
}

/** Tokens are random, so we don't need a salt. */
function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
