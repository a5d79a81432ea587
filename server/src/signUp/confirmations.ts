import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { DAY_MS, LINK_DAYS } from '#contract/time.ts';
import type { Database, Store } from '../database/store.ts';

/** The name by which a mail waits among the webhooks' messages. */
export const MAIL = 'mail';
// Whoever sends forms with somebody else's address fills no mailbox.
const MAILS_A_DAY = 3;

export type Confirmations = ReturnType<typeof createConfirmations>;

/**
 * All SQL on what confirms sign-ups. Of a link's token only its hash is stored: whoever reads the store can
 * confirm nobody. Times are milliseconds since 1970.
 */
export function createConfirmations({ transaction, query }: Store) {
  return {
    /** Keeps the link of a mail that is about to be sent, good for `LINK_DAYS`. */
    addLink: (signUpId: string, token: string, at: number) =>
      query(sql`insert into confirmation_links (token_hash, sign_up_id, expires_at)
        values (${hashOf(token)}, ${signUpId}, ${at + LINK_DAYS * DAY_MS})`),

    markSent: (token: string, at: number) =>
      query(sql`update confirmation_links set sent_at = ${at}
        where token_hash = ${hashOf(token)}`),

    /**
     * Confirms the sign-up of a link, at the first time; what is to be told of it is queued then.
     * @param targets the webhooks that are told, by name.
     * @returns whether there is such a link, and it is still good.
     */
    confirm: (token: string, at: number, targets: readonly string[]): Promise<boolean> =>
      transaction(async (trx) => {
        const found = await sql<{ id: string }>`select sign_up_id as id from confirmation_links
            where token_hash = ${hashOf(token)} and expires_at > ${at}`.execute(trx);
        const [link] = found.rows;
        if (link === undefined) return false;
        const changed = await sql<{ asked_at: number | null }>`update sign_ups
            set confirmed_at = ${at} where id = ${link.id} and confirmed_at is null
            returning asked_at`.execute(trx);
        // One that was stored without being asked was told of at once.
        const isNews = changed.rows.some(({ asked_at }) => asked_at !== null);
        for (const target of isNews ? targets : []) {
          await sql`insert into webhook_messages values (${link.id}, ${target}, 0, 0)`.execute(trx);
        }
        return true;
      }),

    dropExpired: (at: number) =>
      query(sql`delete from confirmation_links where expires_at <= ${at}`),
  };
}

/** Queues a mail for a mailbox, unless one waits already or it got as many as it may within a day. */
export async function queueMail(db: Database, signUpId: string, at: number): Promise<void> {
  const sent = sql`select count(*) from confirmation_links
    where sign_up_id = ${signUpId} and sent_at > ${at - DAY_MS}`;
  await sql`insert into webhook_messages select id, ${MAIL}, 0, 0 from sign_ups
    where id = ${signUpId} and (${sent}) < ${sql.lit(MAILS_A_DAY)} on conflict do nothing`.execute(
    db,
  );
}

/** A random token has nothing to guess, and so its hash needs no salt. */
const hashOf = (token: string) => hash('sha256', token, 'base64url');
