import { sql, type Kysely } from 'kysely';
import { emailKey } from '#contract/signUp.ts';
import { UnusableStore } from './store.ts';
import type { Tables } from './tables.ts';

/** The last version of the release whose tables are adopted. */
const OLD_VERSION = 5;
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
 * Makes room for the new tables if the store is one of the release before.
 * @returns whether it is.
 * @throws UnusableStore when it is older than that.
 */
export async function renameOldTables(db: Kysely<Tables>): Promise<boolean> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'schema_versions')) return false;
  const versions = db
    .selectFrom('schema_versions')
    .select(({ fn }) => fn.max('version').as('last'));
  const { last } = await versions.executeTakeFirstOrThrow();
  // A first start that was killed may have left nothing but this table.
  if (last === null) return false;
  if (last !== OLD_VERSION) {
    throw new UnusableStore(
      `is of version ${last}, and this program adopts version ${OLD_VERSION} alone. Start the release before ` +
        'this one once, then this one.',
    );
  }
  await db.schema.alterTable('sign_ups').renameTo('old_sign_ups').execute();
  return true;
}

/**
 * Takes over what the old tables hold, and drops them. Rows of one mailbox in two spellings become the
 * oldest of them: earlier releases took a domain in Unicode and in punycode for two.
 */
export async function adoptOldTables(db: Kysely<Tables>): Promise<void> {
  await sql`insert into sign_ups (${COLUMNS}) select ${COLUMNS} from old_sign_ups`.execute(db);
  await sql`insert into webhook_messages (sign_up_id, target, attempts, next_attempt_at)
    select sign_up_id, 'json', attempts, next_attempt_at from webhook_outbox`.execute(db);
  const rows = await db.selectFrom('sign_ups').select(['id', 'email', 'email_key']).execute();
  for (const { id, email, email_key } of rows) {
    if (emailKey(email) !== email_key) await changeKey(db, id, emailKey(email));
  }
  for (const table of OLD_TABLES) await db.schema.dropTable(table).execute();
}

async function changeKey(db: Kysely<Tables>, id: string, email_key: string): Promise<void> {
  const spellings = await db
    .selectFrom('sign_ups')
    .select(['id', 'sendings'])
    .where((where) => where.or([where('id', '=', id), where('email_key', '=', email_key)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const [oldest, ...others] = spellings;
  if (oldest === undefined) return;
  for (const other of others) {
    // Whoever waits for news of one spelling is told of the other: it is the same person.
    await sql`update webhook_messages set sign_up_id = ${oldest.id} where sign_up_id = ${other.id}
      and not exists (select 1 from webhook_messages where sign_up_id = ${oldest.id})`.execute(db);
    await db.deleteFrom('webhook_messages').where('sign_up_id', '=', other.id).execute();
    await db.deleteFrom('sign_ups').where('id', '=', other.id).execute();
  }
  const sendings = spellings.reduce((sum, spelling) => sum + spelling.sendings, 0);
  await db
    .updateTable('sign_ups')
    .set({ email_key, sendings })
    .where('id', '=', oldest.id)
    .execute();
}
