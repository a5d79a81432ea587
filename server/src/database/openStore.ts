import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite, getSqlitePath } from './sqlite.ts';
import type { Store } from './store.ts';

// Keep this short, because a visitor is waiting.
const WRITE_TIMEOUT_MS = 4_000;

/**
 * @param user only the server creates and migrates the store. Commands don't, because a server may be using it.
 * @throws Error with a message for the owner if the store can't be used.
 */
export async function openStore(
  { DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  user: 'server' | 'command' = 'server',
): Promise<Store> {
  const isServer = user === 'server';
  const engine = DATABASE_URL
    ? await openPostgres(DATABASE_URL, isServer)
    : await openSqlite(getSqlitePath(DATA_DIR), isServer);
  const { db, reader } = engine;
  let lastWriteError: unknown;
  let corruption: Error | undefined;
  let isInspected = false;
  const write: Store['write'] = async (callback) => {
    if (corruption) throw corruption;
    try {
      const result = await db
        .connection()
        .execute((connection) => connection.transaction().execute(callback), {
          signal: AbortSignal.timeout(WRITE_TIMEOUT_MS),
        });
      lastWriteError = undefined;
      return result;
    } catch (cause) {
      lastWriteError = cause;
      throw cause;
    }
  };
  const check = async () => {
    if (engine.engine === 'postgres') {
      const result = await sql<{
        transaction_read_only: string;
      }>`show transaction_read_only`.execute(db);
      if (result.rows[0]?.transaction_read_only === 'on') {
        throw new Error(`The sign-up store ${engine.location} is read-only.`);
      }
    } else {
      await reader.selectFrom('last_run').select('name').limit(1).execute();
    }
    if (corruption) throw corruption;
    if (lastWriteError !== undefined) throw lastWriteError;
  };
  return {
    ...engine,
    write,
    check,
    inspect: async () => {
      try {
        await check();
        const message = await engine.findCorruption();
        if (message !== undefined) throw (corruption = new Error(message));
      } finally {
        isInspected = true;
      }
    },
    isInspected: () => isInspected,
    retryFailedWrite: async () => {
      if (lastWriteError === undefined) return;
      // SQLite skips writes that don't change anything, so increment the value.
      await write((trx) =>
        trx
          .insertInto('last_run')
          .values({ name: 'check', at: 0 })
          .onConflict((oc) =>
            oc.column('name').doUpdateSet((eb) => ({ at: eb('last_run.at', '+', 1) })),
          )
          .execute(),
      );
    },
  };
}
