import path from 'node:path';
import { migrate } from './migrate.ts';
import { connectPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Engine, Store } from './store.ts';

type StoreSettings = {
  /** `postgres://…`; without it, an SQLite file in `DATA_DIR`. */
  readonly DATABASE_URL?: string | undefined;
  readonly DATA_DIR: string;
};

/**
 * Opens the store and brings its tables up to date.
 * @param now milliseconds since 1970.
 * @throws Error with one line for the owner when the store cannot be opened, is damaged, cannot
 *   be written to, or is newer than this program.
 */
export async function openStore(settings: StoreSettings, now: () => number): Promise<Store> {
  const engine =
    settings.DATABASE_URL === undefined
      ? await openSqlite(sqliteFile(settings.DATA_DIR))
      : await connectPostgres(settings.DATABASE_URL);
  try {
    await migrate(engine, now);
  } catch (cause) {
    await engine.close();
    throw cause;
  }
  return watchWrites(engine);
}

/** A full disk still reads: so the check writes, once a write has failed. */
function watchWrites(engine: Engine): Store {
  const { db } = engine;
  let hasFailed = false;

  const atomically: Store['atomically'] = async (statements) => {
    try {
      const results = await engine.atomically(statements);
      hasFailed = false;
      return results;
    } catch (cause) {
      hasFailed = true;
      throw cause;
    }
  };
  return {
    ...engine,
    atomically,
    check: async () => {
      await db.selectFrom('schema_versions').select('version').limit(1).execute();
      if (!hasFailed) return;
      const trial = { form_key: 'trial', mark: '', spent_at: 0 };
      await atomically([
        db.deleteFrom('spent_forms').where('form_key', '=', trial.form_key),
        db.insertInto('spent_forms').values(trial),
      ]);
    },
  };
}

/** Where the sign-ups are without a DATABASE_URL. */
export function sqliteFile(dataDir: string): string {
  return path.resolve(dataDir, 'sign-ups.sqlite');
}
