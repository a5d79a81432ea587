import { sql, type Kysely } from 'kysely';

/** Creates the tables from release 1.0.0 unless they exist. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const textColumns =
    'first_name experience utm_source utm_medium utm_campaign utm_term utm_content variants click_id';
  let signUps = schema
    .createTable('sign_ups')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('consent_version', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sendings', 'bigint', (column) => column.notNull().defaultTo(1))
    .addColumn('asked_at', 'bigint')
    .addColumn('confirmed_at', 'bigint');
  for (const name of textColumns.split(' ')) signUps = signUps.addColumn(name, 'text');
  await signUps.execute();
  await schema
    .createIndex('sign_ups_by_time')
    .ifNotExists()
    .on('sign_ups')
    .columns(['created_at', 'id'])
    .execute();
  await schema
    .createTable('confirmation_links')
    .ifNotExists()
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('sign_up_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .execute();
  await schema
    .createTable('consents')
    .ifNotExists()
    .addColumn('version', 'text', (column) => column.primaryKey())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('webhook_messages')
    .ifNotExists()
    .addColumn('sign_up_id', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('webhook_messages_pkey', ['sign_up_id', 'target'])
    .execute();
  await schema
    .createTable('jobs')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('counted_visits')
    .ifNotExists()
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('counted_visits_pkey', ['day', 'name'])
    .execute();
  await schema
    .createTable('schema_versions')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  // Release 1.0.0 recorded its migrations in these tables.
  for (const table of ['sign_up_migrations', 'sign_up_migration_lock']) {
    await sql`drop table if exists ${sql.table(table)}`.execute(db);
  }
}
