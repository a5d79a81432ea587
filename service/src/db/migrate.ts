import type { Kysely } from 'kysely';
import { MIGRATIONS, type Migration } from './migrations.ts';
import type { Tables } from './schema.ts';
import type { Engine } from './store.ts';

/**
 * Brings the tables to the newest version this program knows; each version is one transaction.
 * @param now milliseconds since 1970.
 * @param migrations of this program, or of an older one.
 * @throws Error when the tables are newer than this program.
 */
export async function migrate(
  store: Engine,
  now: () => number,
  migrations = MIGRATIONS,
): Promise<void> {
  const { db } = store;
  await db.schema
    .createTable('schema_versions')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute()
    // Of two programs that start together, PostgreSQL lets one fail here in spite of "if not
    // exists". Whatever else is wrong shows in the next line.
    .catch(() => {});

  const known = migrations.length;
  const current = await currentVersion(db);
  if (current > known) {
    throw new Error(
      `The sign-up store is of version ${current}, but this program knows only version ${known}. ` +
        'Start the newer program, or restore a copy made before the update.',
    );
  }
  for (const [index, migration] of migrations.entries()) {
    if (index >= current) await apply(store, migration, index + 1, now());
  }
}

async function apply(store: Engine, migration: Migration, version: number, appliedAt: number) {
  // The version goes in first: of two programs that start together, the second one waits here
  // and then fails on the primary key, before it touches a table.
  const mark = store.db.insertInto('schema_versions').values({ version, applied_at: appliedAt });
  try {
    await store.atomically([mark, ...migration(store.db)]);
  } catch (cause) {
    if ((await currentVersion(store.db)) < version) throw cause;
  }
}

async function currentVersion(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('schema_versions')
    .select((select) => select.fn.max('version').as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
}
