import path from 'node:path';
import { sql } from 'kysely';
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
  { now }: Pick<Dependencies, 'now'>,
  user: 'server' | 'command' = 'server',
): Promise<Store> {
  const isServer = user === 'server';
  const prepare: Prepare = (db) => migrate(db, now, isServer);
  const engine =
    settings.DATABASE_URL === undefined
      ? await openSqlite(sqliteFile(settings.DATA_DIR), isServer, prepare)
      : await openPostgres(settings.DATABASE_URL, prepare);
  // Writes, because a full disk and a database in recovery still read.
  const trial = sql`insert into jobs (name, at) values ('check', 0) on conflict (name) do update set at = 0`;
  return { ...engine, check: () => engine.run((db) => trial.execute(db)) };
}

/** Where the sign-ups are without a DATABASE_URL. */
export function sqliteFile(dataDir: string): string {
  return path.resolve(dataDir, 'sign-ups.sqlite');
}
