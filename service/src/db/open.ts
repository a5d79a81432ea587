import path from 'node:path';
import { migrate } from './migrate.ts';
import { connectPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export type StoreSettings = {
  /** `postgres://…`; without it, an SQLite file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
};

/**
 * Opens the store and brings its tables up to date.
 * @param now milliseconds since 1970.
 * @throws Error with one line for the owner when the store cannot be opened, is damaged, cannot
 *   be written to, or is newer than this program.
 */
export async function openStore(settings: StoreSettings, now: () => number): Promise<Store> {
  const store =
    settings.databaseUrl === undefined
      ? await openSqlite(sqliteFile(settings.dataDir))
      : await connectPostgres(settings.databaseUrl);
  try {
    await migrate(store, now);
  } catch (cause) {
    await store.close();
    throw cause;
  }
  return store;
}

/** Where the sign-ups are without a DATABASE_URL. */
export function sqliteFile(dataDir: string): string {
  return path.resolve(dataDir, 'sign-ups.sqlite');
}
