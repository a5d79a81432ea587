import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import { UnusableStore } from './store.ts';
import type { Tables } from './tables.ts';

// Of our own, because another program in the same database may use Kysely too.
const TABLE = 'sign_up_migrations';
const LOCK_TABLE = 'sign_up_migration_lock';

/**
 * Brings the tables to the newest version that this program knows, all or nothing. Of several servers
 * that start together one does it, and the others wait.
 * @param now milliseconds since 1970.
 * @param isAllowed whether anything may be changed, which is the server's to do.
 * @throws UnusableStore when the tables are newer than this program, or old and not to be changed.
 */
export async function migrate(
  db: Kysely<Tables>,
  now: () => number,
  isAllowed: boolean,
): Promise<void> {
  const steps = migrations(now);
  const applied = await findApplied(db);
  const newer = applied.find((name) => !(name in steps));
  if (newer !== undefined) {
    throw new UnusableStore(
      `was brought up to date by a newer program (${newer}). Start the newer program, or restore a copy ` +
        'made before the update.',
    );
  }
  if (applied.length === Object.keys(steps).length) return;
  if (!isAllowed) {
    throw new UnusableStore('is not up to date. Start the server once: it brings it up to date.');
  }
  const provider = { getMigrations: async () => steps };
  const tables = { migrationTableName: TABLE, migrationLockTableName: LOCK_TABLE };
  const { error } = await new Migrator({ db, provider, ...tables }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** The names of the steps that were taken. */
async function findApplied(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === TABLE)) return [];
  const withSteps = db.withTables<{ [TABLE]: { name: string } }>();
  return (await withSteps.selectFrom(TABLE).select('name').execute()).map(({ name }) => name);
}
