import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite, getSqlitePath } from './sqlite.ts';
import type { Store } from './store.ts';

// A visitor is waiting.
const TURN_TIMEOUT_MS = 4_000;

/**
 * Opens the store.
 * @param user the server creates and migrates the store. An owner's command does neither, because
 *   a server may be running on it.
 * @throws Error with one sentence for the owner if the store can't be used.
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
  let lastFailure: unknown;
  let damage: Error | undefined;
  let isInspected = false;
  const write: Store['write'] = async (work) => {
    if (damage) throw damage;
    try {
      const result = await db
        .connection()
        .execute((connection) => connection.transaction().execute(work), {
          signal: AbortSignal.timeout(TURN_TIMEOUT_MS),
        });
      lastFailure = undefined;
      return result;
    } catch (cause) {
      lastFailure = cause;
      throw cause;
    }
  };
  const check = async () => {
    if (engine.engine === 'postgres') {
      const mode = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(
        db,
      );
      if (mode.rows[0]?.transaction_read_only === 'on') {
        throw new Error(`The sign-up store ${engine.location} is read-only.`);
      }
    } else {
      await reader.selectFrom('last_run').select('name').limit(1).execute();
    }
    if (damage) throw damage;
    if (lastFailure !== undefined) throw lastFailure;
  };
  return {
    ...engine,
    write,
    check,
    inspect: async () => {
      try {
        await check();
        for (const depth of ['quick', 'full'] as const) {
          const found = await engine.findDamage(depth);
          if (found !== undefined) throw (damage = new Error(found));
        }
      } finally {
        isInspected = true;
      }
    },
    isInspected: () => isInspected,
    retryFailedWrite: async () => {
      if (lastFailure === undefined) return;
      // SQLite skips a write that changes nothing, so change the value each time.
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
