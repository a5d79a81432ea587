import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { adoptOldTables, OLD_VERSION } from './adopt.ts';
import { UnusableStore, type Database } from './store.ts';
import { TABLES } from './tables.ts';

const VERSION = 6;
// Of our own, because another program in the same database may use Kysely too.
const NAMES = {
  migrationTableName: 'sign_up_migrations',
  migrationLockTableName: 'sign_up_migration_lock',
};

/**
 * Brings the tables to the version of this program, all or nothing. Of several servers that start
 * together one does it: on PostgreSQL the others wait for its lock, on SQLite they find the file busy
 * and try again.
 * @param now milliseconds since 1970.
 * @param isAllowed whether anything may be changed, which is the server's to do.
 * @throws UnusableStore when the tables are newer than this program, or old and not to be changed.
 */
export async function migrate(db: Database, now: () => number, isAllowed: boolean): Promise<void> {
  const version = await versionOf(db);
  if (version === VERSION) return;
  if (version > VERSION) {
    throw new UnusableStore(
      `was brought up to date by a newer program (version ${version}). Start the newer program, or restore ` +
        'a copy made before the update.',
    );
  }
  if (!isAllowed) {
    throw new UnusableStore('is not up to date. Start the server once: it brings it up to date.');
  }
  if (version !== 0 && version !== OLD_VERSION) {
    throw new UnusableStore(
      `is of version ${version}, and this program adopts version ${OLD_VERSION} alone. Start the release ` +
        'before this one once, then this one.',
    );
  }
  const provider = { getMigrations: async () => migrations(now) };
  const { error } = await new Migrator({ db, provider, ...NAMES }).migrateToLatest();
  if (error !== undefined) throw error;
}

/**
 * The steps that bring a store up to date, by name. Forward only: a new one is added at the end, an old
 * one is never edited, and each writes down its version. Versions 1 to 5 were those of earlier releases.
 */
const migrations = (now: () => number): Record<string, Migration> => ({
  '006-one-server': {
    up: async (db: Database) => {
      const isOld = (await versionOf(db)) === OLD_VERSION;
      if (isOld) await sql`alter table sign_ups rename to old_sign_ups`.execute(db);
      for (const statement of TABLES) await sql.raw(statement).execute(db);
      if (isOld) await adoptOldTables(db);
      // Spellings that were merged left traces, and so did what earlier releases forgot. In a new store
      // nothing is too old, whatever the clock says.
      const job = isOld ? 'traces' : 'tidied';
      await sql`insert into jobs (name, at) values (${job}, ${now()})`.execute(db);
      await sql`insert into schema_versions values (6, ${now()})`.execute(db);
    },
  },
});

/** The last version whose tables were made, 0 before the first. */
async function versionOf(db: Database): Promise<number> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'schema_versions')) return 0;
  const newest = sql<{
    version: number | null;
  }>`select max(version) as version from schema_versions`;
  return (await newest.execute(db)).rows[0]?.version ?? 0;
}
