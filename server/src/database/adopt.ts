import { sql, type Kysely } from 'kysely';
import { emailKey } from '#contract/signUp.ts';
import { UnusableStore } from './store.ts';
import type { Tables } from './tables.ts';

/** The last version of the release whose tables are adopted. */
const OLD_VERSION = 5;
const PAGE_SIZE = 1_000;

type OldTables = {
  old_sign_ups: Omit<Tables['sign_ups'], 'sendings'> & { submission_key: string };
  webhook_outbox: Omit<Tables['webhook_messages'], 'target'>;
};
const KEPT_COLUMNS = [
  'id',
  'email',
  'email_key',
  'first_name',
  'experience',
  'consent_version',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'language',
  'created_at',
] as const satisfies (keyof OldTables['old_sign_ups'])[];

/**
 * Makes room for the new tables if the store is one of the release before.
 * @returns whether it is.
 * @throws UnusableStore when it is older than that.
 */
export async function renameOldTables(db: Kysely<Tables>): Promise<boolean> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'schema_versions')) return false;
  const { version } = await db
    .selectFrom('schema_versions')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  // A first start that was killed may have left nothing but this table.
  if (version === null) return false;
  if (version !== OLD_VERSION) {
    throw new UnusableStore(
      `is of version ${version}, and this program adopts version ${OLD_VERSION} alone. Start the release ` +
        'before this one once, then this one.',
    );
  }
  await db.schema.alterTable('sign_ups').renameTo('old_sign_ups').execute();
  return true;
}

/**
 * Takes over what the renamed tables hold, and drops them. Rows of one mailbox in two spellings become
 * the oldest of them: earlier releases took a domain in Unicode and in punycode for two.
 */
export async function adoptOldTables(db: Kysely<Tables>): Promise<void> {
  const old = db.withTables<OldTables>();
  await old
    .insertInto('sign_ups')
    .columns([...KEPT_COLUMNS])
    .expression(old.selectFrom('old_sign_ups').select([...KEPT_COLUMNS]))
    .execute();
  await old
    .insertInto('webhook_messages')
    .columns(['sign_up_id', 'target', 'attempts', 'next_attempt_at'])
    .expression(
      old
        .selectFrom('webhook_outbox')
        .select(['sign_up_id', sql.lit('json').as('target'), 'attempts', 'next_attempt_at']),
    )
    .execute();
  for await (const { id, key } of changedKeys(db)) await changeKey(db, id, key);

  for (const table of [
    'old_sign_ups',
    'webhook_outbox',
    'spent_forms',
    'sending_limits',
    'owed_scrubs',
  ]) {
    await db.schema.dropTable(table).execute();
  }
}

/** The sign-ups whose mailbox has another key now. */
async function* changedKeys(db: Kysely<Tables>) {
  for (let after = ''; ;) {
    const page = await db
      .selectFrom('sign_ups')
      .select(['id', 'email', 'email_key'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    for (const { id, email, email_key } of page) {
      if (emailKey(email) !== email_key) yield { id, key: emailKey(email) };
    }
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

async function changeKey(db: Kysely<Tables>, id: string, key: string): Promise<void> {
  const spellings = await db
    .selectFrom('sign_ups')
    .select(['id', 'sendings'])
    .where((where) => where.or([where('id', '=', id), where('email_key', '=', key)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const [oldest, ...others] = spellings;
  if (oldest === undefined) return;
  for (const other of others) {
    await moveMessages(db, other.id, oldest.id);
    await db.deleteFrom('sign_ups').where('id', '=', other.id).execute();
  }
  const sendings = spellings.reduce((sum, spelling) => sum + spelling.sendings, 0);
  await db
    .updateTable('sign_ups')
    .set({ email_key: key, sendings })
    .where('id', '=', oldest.id)
    .execute();
}

/** Whoever waits for news of one spelling is told of the other: it is the same person. */
async function moveMessages(db: Kysely<Tables>, from: string, to: string): Promise<void> {
  const messages = db.selectFrom('webhook_messages').where('sign_up_id', '=', from);
  await db
    .insertInto('webhook_messages')
    .columns(['sign_up_id', 'target', 'attempts', 'next_attempt_at'])
    .expression(
      messages.select((column) => [
        column.val(to).as('sign_up_id'),
        'target',
        'attempts',
        'next_attempt_at',
      ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.deleteFrom('webhook_messages').where('sign_up_id', '=', from).execute();
}
