import fs from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './schema.ts';
import { UnusableStoreError } from './store.ts';

/** The schema version of release 1.0.0. The first migration upgrades it. */
const OLD_VERSION = 7;
const MIGRATION_TABLE = 'store_migrations';

/**
 * Migrates the tables, all or nothing. If several servers start together, one migrates and the others wait.
 * @param isServer commands only check.
 * @param schema where PostgreSQL creates tables, so that brands can share a database.
 * @throws UnusableStoreError if another release owns the tables, or a command finds them outdated.
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
    // Another program in the database may use Kysely's default names.
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: 'store_migration_lock',
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
  const all = await db.introspection.getTables();
  const tables = all.filter((table) => schema === undefined || table.schema === schema);
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
    if (version !== OLD_VERSION) {
      throw new UnusableStoreError(
        `has version ${version}. This release upgrades only version ${OLD_VERSION} (release 1.0.0). Start release 1.0.0 on it once, then this one.`,
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
