import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import { UnusableStore, type Prepare } from './store.ts';
import type { Tables } from './tables.ts';

// Of our own, because another program in the same database may use Kysely too.
const TABLE = 'sign_up_migrations';
const LOCK_TABLE = 'sign_up_migration_lock';

/**
 * Brings the tables to the newest version that this program knows, all or nothing. Of several servers
 * that start together one does it, and the others wait.
 * @param now milliseconds since 1970.
 */
export function bringUpToDate(now: () => number): Prepare {
  return async (db) => {
    await requireNotNewer(db, now);
    const { error } = await createMigrator(db, now).migrateToLatest();
    if (error !== undefined) throw error;
  };
}

/** @throws UnusableStore when there is anything to bring up to date, which is the server's to do. */
export const requireUpToDate: Prepare = async (db) => {
  const now = () => 0;
  await requireNotNewer(db, now);
  const known = await createMigrator(db, now).getMigrations();
  if (known.every(({ executedAt }) => executedAt !== undefined)) return;
  throw new UnusableStore('is not up to date. Start the server once: it brings it up to date.');
};

async function requireNotNewer(db: Kysely<Tables>, now: () => number): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === TABLE)) return;
  const known = Object.keys(migrations(now));
  const applied = await db
    .withTables<{ [TABLE]: { name: string } }>()
    .selectFrom(TABLE)
    .select('name')
    .where('name', 'not in', known)
    .executeTakeFirst();
  if (applied === undefined) return;
  throw new UnusableStore(
    `was brought up to date by a newer program (${applied.name}). Start the newer program, or restore a ` +
      'copy made before the update.',
  );
}

function createMigrator(db: Kysely<Tables>, now: () => number) {
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations(now) },
    migrationTableName: TABLE,
    migrationLockTableName: LOCK_TABLE,
  });
}
