import type { Kysely } from 'kysely';
import { signUpsMigration } from './migrations/0001SignUps.ts';
import { spentFormsMigration } from './migrations/0002SpentForms.ts';
import { sharedLimitsMigration } from './migrations/0003SharedLimits.ts';
import { languagesMigration } from './migrations/0004Languages.ts';
import { countedVisitsMigration } from './migrations/0005CountedVisits.ts';
import type { Tables } from './schema.ts';
import type { Unmigrated } from './store.ts';

/** Forward only: a new version is added at the end, an old one is never edited. */
export const MIGRATIONS = [
  signUpsMigration,
  spentFormsMigration,
  sharedLimitsMigration,
  languagesMigration,
  countedVisitsMigration,
];

/**
 * Brings the tables to the newest version this program knows; each version is one transaction.
 * @param now milliseconds since 1970.
 * @param migrations of this program, or of an older one.
 * @throws Error when the tables are newer than this program.
 */
export async function migrate(
  store: Unmigrated,
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

  const known = migrations.at(-1)?.version ?? 0;
  const current = await currentVersion(db);
  if (current > known) {
    throw new Error(
      `The sign-up store is of version ${current}, but this program knows only version ${known}. ` +
        'Start the newer program, or restore a copy made before the update.',
    );
  }
  for (const migration of migrations) {
    if (migration.version > current) await apply(store, migration, now());
  }
}

async function apply(store: Unmigrated, migration: (typeof MIGRATIONS)[number], appliedAt: number) {
  const { version } = migration;
  // The version goes in first: of two programs that start together, the second one waits here
  // and then fails on the primary key, before it touches a table.
  const mark = store.db.insertInto('schema_versions').values({ version, applied_at: appliedAt });
  try {
    await store.atomically([mark, ...migration.statements(store.db)]);
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
