import path from 'node:path';
import type { Dependencies } from '../dependencies.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Prepare, Store } from './store.ts';

type Settings = {
  /** `postgres://…`; without it, an SQLite file in `DATA_DIR`. */
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
};

/**
 * Opens the store.
 * @param user the server makes a store where there is none and brings its tables up to date; a command
 *   of the owner does neither, because a server may be running on it.
 * @throws Error with one sentence for the owner when the store cannot be opened, is missing or damaged,
 *   cannot be written to, or is newer than this program.
 */
export async function openStore(
  settings: Settings,
  { now, sleep }: Pick<Dependencies, 'now' | 'sleep'>,
  user: 'server' | 'command' = 'server',
): Promise<Store> {
  const isServer = user === 'server';
  const prepare: Prepare = (db) => migrate(db, now, isServer);
  const engine =
    settings.DATABASE_URL === undefined
      ? await openSqlite(sqliteFile(settings.DATA_DIR), isServer, prepare)
      : await openPostgres(settings.DATABASE_URL, prepare, sleep);

  // A full disk and a database in recovery still read: once anything has failed, the check writes.
  let hasFailed = false;
  const run: Store['run'] = async (work) => {
    try {
      return await engine.run(work);
    } catch (cause) {
      hasFailed = true;
      throw cause;
    }
  };
  const check = async () => {
    await run(async (db) => {
      if (!hasFailed) return db.selectFrom('jobs').select('name').limit(1).execute();
      const trial = db.insertInto('jobs').values({ name: 'check', at: 0 });
      return trial.onConflict((row) => row.column('name').doUpdateSet({ at: 0 })).execute();
    });
    hasFailed = false;
  };
  return { ...engine, run, check };
}

/** Where the sign-ups are without a DATABASE_URL. */
export function sqliteFile(dataDir: string): string {
  return path.resolve(dataDir, 'sign-ups.sqlite');
}
