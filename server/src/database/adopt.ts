import { sql } from 'kysely';
import { emailKey } from '#contract/signUp.ts';
import type { Database } from './store.ts';

/** The last version of the release whose tables are adopted. */
export const OLD_VERSION = 5;
const OLD_TABLES = [
  'old_sign_ups',
  'webhook_outbox',
  'spent_forms',
  'sending_limits',
  'owed_scrubs',
];
const COLUMNS = sql.raw(
  'id, email, email_key, first_name, experience, consent_version, utm_source, utm_medium, utm_campaign, ' +
    'utm_term, utm_content, language, created_at',
);

/**
 * Takes over what the tables of the release before hold, and drops them. Rows of one mailbox in two
 * spellings become the oldest of them: that release took a domain in Unicode and in punycode for two.
 */
export async function adoptOldTables(db: Database): Promise<void> {
  await sql`insert into sign_ups (${COLUMNS}) select ${COLUMNS} from old_sign_ups`.execute(db);
  await sql`insert into webhook_messages (sign_up_id, target, attempts, next_attempt_at)
    select sign_up_id, 'json', attempts, next_attempt_at from webhook_outbox`.execute(db);
  const byAge = sql<{ id: string; email: string; email_key: string }>`
    select id, email, email_key from sign_ups order by created_at, id`;
  const { rows } = await byAge.execute(db);
  const oldest = new Map<string, string>();
  for (const { id, email } of rows) {
    const kept = oldest.get(emailKey(email));
    if (kept === undefined) oldest.set(emailKey(email), id);
    else await merge(db, kept, id);
  }
  for (const { id, email, email_key } of rows) {
    const key = emailKey(email);
    if (key === email_key || oldest.get(key) !== id) continue;
    await sql`update sign_ups set email_key = ${key} where id = ${id}`.execute(db);
  }
  for (const table of OLD_TABLES) await sql`drop table ${sql.table(table)}`.execute(db);
}

/** Counts a later row of a mailbox as one more sending of its oldest. */
async function merge(db: Database, oldest: string, later: string): Promise<void> {
  await sql`update sign_ups set sendings = sendings + 1 where id = ${oldest}`.execute(db);
  // Whoever waits for news of one spelling is told of the other: it is the same person.
  await sql`update webhook_messages set sign_up_id = ${oldest} where sign_up_id = ${later}
    and not exists (select 1 from webhook_messages where sign_up_id = ${oldest})`.execute(db);
  await sql`delete from webhook_messages where sign_up_id = ${later}`.execute(db);
  await sql`delete from sign_ups where id = ${later}`.execute(db);
}
