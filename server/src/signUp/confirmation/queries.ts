import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { DAY_MS, LINK_DAYS } from '#contract/time.ts';
import type { Database } from '../../database/schema.ts';
import type { Store } from '../../database/store.ts';
import { addMessages } from '../../outbox/outbox.ts';
import { applySending, Sending } from '../sending.ts';
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
     * Gives a confirmation the token of the link that is about to be mailed. From then on no other sending
     * replaces what it confirms.
     * @returns undefined if no mail is needed any more: the sign-up was confirmed or forgotten.
     */
    setToken: (id: string, token: string, at: number) =>
      write((trx) =>
        trx
          .updateTable('confirmations')
          .set({ token_hash: hashOf(token), expires_at: at + LINK_DAYS * DAY_MS })
          .where('id', '=', id)
          .where('sign_up_id', 'in', (eb) =>
            eb.selectFrom('sign_ups').select('id').where('confirmed_at', 'is', null),
          )
          .returning('sending')
          .executeTakeFirst(),
      ),

    /** Marks a mail as sent, or as one that never will be: a later sending gets a mail of its own. */
    markSent: (id: string, at: number) =>
      write((trx) =>
        trx.updateTable('confirmations').set({ sent_at: at }).where('id', '=', id).execute(),
      ),

    /**
     * Confirms the sign-up of a link with what its own sending said, and tells the webhooks once.
     * @returns whether the link exists and has not expired.
     */
    confirm: (token: string, at: number, webhooks: readonly string[]): Promise<boolean> =>
      write(async (trx) => {
        const link = await trx
          .selectFrom('confirmations')
          .select(['sign_up_id', 'sending'])
          .where('token_hash', '=', hashOf(token))
          .where('expires_at', '>', at)
          .executeTakeFirst();
        if (link === undefined) return false;
        const sending = link.sending === null ? {} : Sending.parse(JSON.parse(link.sending));
        const confirmed = await applySending(trx, link.sign_up_id, sending, at);
        if (confirmed) await addMessages(trx, webhookMessages(confirmed, webhooks, at));
        return true;
      }),

    /** Deletes confirmations that no longer count. */
    deleteOld: (at: number) =>
      write((trx) =>
        trx
          .deleteFrom('confirmations')
          .where('expires_at', '<=', at)
          .where('created_at', '<=', at - KEPT_DAYS * DAY_MS)
          .execute(),
      ),
  };
}

/**
 * Queues the mail that asks to confirm a sign-up. None is queued for a confirmed sign-up or a mailbox
 * that got enough; a mail that waits for its first try will confirm this sending instead.
 * @param id of the confirmation, new.
 */
export async function queueConfirmation(
  trx: Transaction<Database>,
  id: string,
  signUp: { id: string; mailbox: string; sending: Sending; at: number },
): Promise<void> {
  const { at, mailbox, sending } = signUp;
  const expiresAt = at + LINK_DAYS * DAY_MS;
  await trx
    .insertInto('confirmations')
    .columns(['id', 'sign_up_id', 'mailbox', 'sending', 'created_at', 'expires_at'])
    .expression((eb) => {
      const mailsSince = (time: number) =>
        eb
          .selectFrom('confirmations')
          .select((count) => count.fn.countAll<number>().as('mails'))
          .where('mailbox', '=', mailbox)
          .where('created_at', '>', time);
      return eb
        .selectFrom('sign_ups')
        .select((value) => [
          value.cast<string>(value.val(id), 'text').as('confirmation_id'),
          'sign_ups.id',
          value.cast<string>(value.val(mailbox), 'text').as('mailbox'),
          value.cast<string>(value.val(JSON.stringify(sending)), 'text').as('sending'),
          value.cast<number>(value.val(at), 'bigint').as('created_at'),
          value.cast<number>(value.val(expiresAt), 'bigint').as('expires_at'),
        ])
        .where('sign_ups.id', '=', signUp.id)
        .where('asked_at', 'is not', null)
        .where('confirmed_at', 'is', null)
        .where(mailsSince(at - DAY_MS), '<', MAX_MAILS_A_DAY)
        .where(mailsSince(at - KEPT_DAYS * DAY_MS), '<', MAX_MAILS);
    })
    .onConflict((oc) =>
      oc
        .column('sign_up_id')
        .where('token_hash', 'is', null)
        .doUpdateSet((eb) => ({ sending: eb.ref('excluded.sending') })),
    )
    .execute();
  const payload = JSON.stringify({ email: sending.email, language: sending.language });
  await trx
    .insertInto('outbox')
    .columns([
      'id',
      'kind',
      'destination',
      'sign_up_id',
      'payload',
      'created_at',
      'due_at',
      'expires_at',
    ])
    .expression((eb) =>
      eb
        .selectFrom('confirmations')
        .select((value) => [
          'confirmations.id',
          value.cast<'mail'>(value.val('mail'), 'text').as('kind'),
          value.cast<string>(value.val('mail'), 'text').as('destination'),
          'sign_up_id',
          value.cast<string>(value.val(payload), 'text').as('payload'),
          'created_at',
          'created_at as due_at',
          'expires_at',
        ])
        .where('confirmations.id', '=', id),
    )
    .execute();
}

/** A mailbox in one spelling and without a tag: `ada@example.com` for `ada+news@example.com`. */
export function mailboxOf(emailKey: string): string {
  return emailKey.replace(/\+[^@]*(?=@)/, '');
}

/** A random token has nothing to guess, so its hash needs no salt. */
function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
