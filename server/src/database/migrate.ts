import fs from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './schema.ts';
import { UnusableStoreError } from './store.ts';

/** Schema version of release 1.0.0. The first migrations upgrade it. */
const RELEASE_1_VERSION = 7;
const MIGRATION_TABLE = 'store_migrations';

/**
 * Migrates the tables in a single transaction. If several servers start at once, one of them migrates while the others
 * wait.
 * @param isServer if false, only checks that all migrations have run.
 * @param schema PostgreSQL schema for the tables. Several sites can share a database if each has its own schema.
 * @throws UnusableStoreError if the tables belong to another release, or are outdated and this isn't a server.
 */
export async function migrate(
  db: Kysely<Database>,
  isServer: boolean,
  schema?: string,
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: new FileMigrationProvider({
      fs,
      path,
      migrationFolder: path.join(import.meta.dirname, 'migrations'),
    }),
    // Another program may use Kysely's default names in the same database.
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: 'store_migration_lock',
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
  const allTables = await db.introspection.getTables();
  const tables = allTables.filter((table) => schema === undefined || table.schema === schema);
  const hasTable = (name: string) => tables.some((table) => table.name === name);
  const migrations = await migrator.getMigrations();
  if (hasTable(MIGRATION_TABLE)) {
    const known = migrations.map(({ name }) => sql.lit(name));
    const unknown = await sql<{ name: string }>`
      select name from ${sql.table(MIGRATION_TABLE)} where name not in (${sql.join(known)})`.execute(
      db,
    );
    if (unknown.rows.length > 0) {
      throw new UnusableStoreError(
        'belongs to a newer release. Start that release, or restore a copy from before the upgrade.',
      );
    }
  } else if (hasTable('schema_versions')) {
    const newest = await sql<{ version: number }>`
      select max(version) as version from schema_versions`.execute(db);
    const version = newest.rows[0]?.version;
    if (version !== RELEASE_1_VERSION) {
      throw new UnusableStoreError(
        `has version ${version}, but this release can only upgrade version ${RELEASE_1_VERSION} (release 1.0.0). Start release 1.0.0 on it once, then start this release.`,
      );
    }
  }
  if (migrations.every(({ executedAt }) => executedAt !== undefined)) return;
  if (!isServer) {
    throw new UnusableStoreError('is not up to date. Start the server once to upgrade it.');
  }
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
