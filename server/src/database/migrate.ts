import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { emailKey } from '#contract/emailAddress.ts';
import { UnusableStore, type Database } from './store.ts';
import { TABLES } from './tables.ts';

// Of the release before, whose tables are adopted.
const OLD_VERSION = 5;
const OLD_TABLES = 'old_sign_ups webhook_outbox spent_forms sending_limits owed_scrubs'.split(' ');
const COLUMNS_OF_5 = sql.raw(
  'id, email, first_name, experience, consent_version, utm_source, utm_medium, utm_campaign, utm_term, ' +
    'utm_content, language, created_at',
);

type Step = (db: Database, now: number) => Promise<unknown>;
/** A new step is added at the end, under the next number; one that was released is never edited. */
const STEPS: Readonly<Record<string, Step>> = {
  '006-one-server': toOneServer,
  '007-confirmed-sign-ups': addConfirmation,
};
const versionOfStep = (step: string) => Number.parseInt(step, 10);
/** Of the tables that this program reads: that of the last step. */
export const VERSION = Math.max(...Object.keys(STEPS).map(versionOfStep));

/**
 * Brings the tables to the version of this program, all or nothing. Of several servers that start
 * together one does it: on PostgreSQL the others wait for its lock, on SQLite they find the file busy
 * and try again.
 * @param now milliseconds since 1970.
 * @param isAllowed whether anything may be changed, which is the server's to do.
 * @throws UnusableStore when the tables are not of this program, or old and not to be changed.
 */
export async function migrate(db: Database, now: number, isAllowed: boolean): Promise<void> {
  const version = await versionOf(db);
  if (version === VERSION) return;
  if (version !== 0 && (version < OLD_VERSION || version > VERSION)) {
    throw new UnusableStore(
      `is of version ${version}, and this program takes ${OLD_VERSION} to ${VERSION}. For an older store start the ` +
        'release before this one once, then this one; for a newer one its own program.',
    );
  }
  if (!isAllowed) {
    throw new UnusableStore('is not up to date. Start the server once: it brings it up to date.');
  }
  const migrations = Object.entries(STEPS).map(([name, step]) => {
    const up = async (trx: Database) => {
      await step(trx, now);
      await sql`insert into schema_versions values (${versionOfStep(name)}, ${now})`.execute(trx);
    };
    return [name, { up }] as const;
  });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
    // Of our own, because another program in the same database may use Kysely too.
    migrationTableName: 'sign_up_migrations',
    migrationLockTableName: 'sign_up_migration_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/**
 * Makes the tables of version 6, and takes over what those of the release before hold. Rows of one mailbox in
 * two spellings become the oldest of them: that release took a domain in Unicode and in punycode for two.
 * A webhook message for either spelling becomes one for the oldest row.
 */
async function toOneServer(db: Database, now: number): Promise<void> {
  const isOld = (await versionOf(db)) === OLD_VERSION;
  if (isOld) await sql`alter table sign_ups rename to old_sign_ups`.execute(db);
  for (const statement of TABLES) await sql.raw(statement).execute(db);
  const byAge = sql<{ id: string; email: string }>`
    select id, email from old_sign_ups order by created_at, id`;
  for (const { id, email } of isOld ? (await byAge.execute(db)).rows : []) {
    const adopted = sql<{ id: string }>`insert into sign_ups (email_key, ${COLUMNS_OF_5})
      select ${emailKey(email)}, ${COLUMNS_OF_5} from old_sign_ups where id = ${id}
      on conflict (email_key) do update set sendings = sign_ups.sendings + 1 returning id`;
    const oldest = (await adopted.execute(db)).rows[0]?.id;
    await sql`insert into webhook_messages
      select ${oldest}, 'json', attempts, next_attempt_at from webhook_outbox where sign_up_id = ${id}
      on conflict do nothing`.execute(db);
  }
  for (const table of isOld ? OLD_TABLES : [])
    await sql`drop table ${sql.table(table)}`.execute(db);
  // A new store counts as tidied at its start.
  if (!isOld) await sql`insert into jobs values ('tidied', ${now})`.execute(db);
}

/**
 * Makes room for what a sign-up brings from the page, and for links that confirm it. Sign-ups that are there
 * already were not asked to confirm, and stay as they are.
 */
async function addConfirmation(db: Database): Promise<void> {
  const statements = [
    // Of the experiments that ran, such as `hero:b`, with spaces between them.
    'alter table sign_ups add column variants text',
    // Of the advertisement that led here, where the owner keeps such.
    'alter table sign_ups add column click_id text',
    // When a mail was last asked for that confirms it; null: none ever was.
    'alter table sign_ups add column asked_at bigint',
    'alter table sign_ups add column confirmed_at bigint',
    // One for each mail that was tried. Of its link's token only the hash is here: whoever reads the table
    // confirms nobody.
    `create table confirmation_links (
      token_hash text primary key,
      sign_up_id text not null,
      expires_at bigint not null,
      sent_at bigint
    )`,
    'create index confirmation_links_by_sign_up on confirmation_links (sign_up_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The last version whose tables were made, 0 before the first. */
async function versionOf(db: Database): Promise<number> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'schema_versions')) return 0;
  const newest = sql<{ version: number }>`select max(version) as version from schema_versions`;
  return (await newest.execute(db)).rows[0]?.version ?? 0;
}
