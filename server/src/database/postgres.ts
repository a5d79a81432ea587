import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { connectPool } from './postgresPool.ts';
import { reasonOf, UnusableStore, type Engine, type Prepare } from './store.ts';

const CONNECTIONS = 5;
const STATEMENT_LIMIT_MS = 4_000;
// A large store is brought up to date for minutes.
const PREPARE_LIMIT_MS = 30 * 60_000;
// Sign-ups wait as long as a table is rewritten.
const SCRUB_LIMIT_MS = 60_000;
const SCRUB_TRIES = 5;
const SCRUB_PAUSE_MS = 200;
// Sign-ups queue behind whoever waits for the whole table.
const LOCK_LIMIT_MS = 1_000;
// Codes of a server that is read-only, as after a failover, or that is leaving
// (https://www.postgresql.org/docs/current/errcodes-appendix.html).
const LEAVING = ['25006', '57P01', '57P02', '57P03'];

/**
 * Connects to PostgreSQL.
 * @param url `postgres://user:password@host:port/database`; `pg` takes what is missing from libpq's
 *   variables, such as PGPASSWORD.
 * @throws Error with one sentence for the owner, without the password.
 */
export async function openPostgres(url: string, prepare: Prepare): Promise<Engine> {
  const place = url.replace(/\/\/[^/@]*@/, '//').replace(/\?.*$/, '');
  const address = await prepareDatabase(url, place, prepare);
  const connect = () => connectPool(address, CONNECTIONS, STATEMENT_LIMIT_MS);
  let pool = connect();
  return {
    engine: 'postgres',
    place,
    run: async (work) => {
      const used = pool;
      try {
        return await work(used);
      } catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
        // Connections that are used all the time would stay with the old server for ever.
        if (LEAVING.includes(code) && used === pool) {
          pool = connect();
          void used.destroy().catch(() => {});
        }
        throw cause;
      }
    },
    scrub: () => scrub(address),
    copyTo: () => Promise.reject(new Error(`Copy a PostgreSQL store with: pg_dump ${place}`)),
    close: () => pool.destroy().catch(() => {}),
  };
}

/**
 * Brings the database up to date.
 * @returns the address to use. With `sslmode=prefer` that is one without TLS where the server offers none,
 *   as for psql and pg_dump (https://www.postgresql.org/docs/current/libpq-ssl.html).
 */
async function prepareDatabase(url: string, place: string, prepare: Prepare): Promise<string> {
  const address = `${url}${url.includes('?') ? '&' : '?'}uselibpqcompat=true`;
  const db = connectPool(address, 1, PREPARE_LIMIT_MS);
  try {
    const shown = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
    const encoding = shown.rows[0]?.server_encoding;
    if (encoding !== 'UTF8') {
      throw new UnusableStore(
        `keeps text as ${encoding}, which lacks the letters of most names. Make a database with the encoding UTF8.`,
      );
    }
    await prepare(db);
    return address;
  } catch (cause) {
    const reason = reasonOf(cause);
    const withoutTls = url.replace('sslmode=prefer', 'sslmode=disable');
    if (reason === 'The server does not support SSL connections' && withoutTls !== url) {
      return await prepareDatabase(withoutTls, place, prepare);
    }
    const sentence =
      cause instanceof UnusableStore
        ? reason
        : `cannot be used. Check DATABASE_URL, and whether its user may make tables. (${reason})`;
    throw new Error(`The sign-up store ${place} ${sentence}`, { cause });
  } finally {
    await db.destroy();
  }
}

/**
 * Writes the table anew, without what was deleted: a plain VACUUM leaves the bytes where they are. What
 * remains is in the server's write-ahead log until it is recycled.
 */
async function scrub(address: string): Promise<void> {
  let seenByOthers = 0;
  // The server says in words how many rows it had to keep; in all its languages the number comes first.
  const db = connectPool(address, 1, SCRUB_LIMIT_MS, ({ detail }) => {
    seenByOthers += Number(/\d+/.exec(detail ?? '')?.[0] ?? 0);
  });
  try {
    await sql`set lock_timeout = ${sql.lit(LOCK_LIMIT_MS)}`.execute(db);
    // Somebody who is signing up at this moment sees the old rows too, but not for long.
    for (let tries = 0; tries < SCRUB_TRIES; tries += 1) {
      seenByOthers = 0;
      await sql`vacuum (full, verbose) sign_ups`.execute(db);
      if (seenByOthers === 0) return;
      await setTimeout(SCRUB_PAUSE_MS);
    }
  } finally {
    await db.destroy();
  }
  throw new Error('Another session of the database still sees the old rows.');
}
