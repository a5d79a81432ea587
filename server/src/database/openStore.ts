import path from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';
import { openSqlite } from './openSqlite.ts';
import type { Prepare, Store } from './store.ts';

// Writes, because a full disk and a database in recovery still read; another number each time, because SQLite
// does not write what is there already.
const TRIAL = sql`
  insert into jobs values ('check', 0) on conflict (name) do update set at = jobs.at + 1`;

/**
 * Opens the store.
 * @param now milliseconds since 1970.
 * @param user the server makes a store where there is none and brings its tables up to date; a command
 *   of the owner does neither, because a server may be running on it.
 * @throws Error with one sentence for the owner when the store cannot be used.
 */
export async function openStore(
  { DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  now: () => number,
  user: 'server' | 'command' = 'server',
): Promise<Store> {
  const isServer = user === 'server';
  const prepare: Prepare = (db) => migrate(db, now(), isServer);
  const { run, ...engine } = DATABASE_URL
    ? await openPostgres(DATABASE_URL, prepare)
    : await openSqlite(sqliteFile(DATA_DIR), isServer, prepare);
  const query: Store['query'] = (statement) =>
    run(async (db) => (await statement.execute(db)).rows);
  return {
    ...engine,
    transaction: (work) => run((db) => db.transaction().execute(work)),
    query,
    check: () => query(TRIAL),
  };
}

/** Where the sign-ups are without a DATABASE_URL. */
export function sqliteFile(dataDir: string): string {
  return path.resolve(dataDir, 'sign-ups.sqlite');
}
