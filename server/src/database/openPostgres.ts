import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { reasonOf, UnusableStore, type Database, type Engine, type Prepare } from './store.ts';

const CONNECTIONS = 5;
const STATEMENT_TIMEOUT_MS = 4_000;
const CONNECT_TIMEOUT_MS = 3_000;
// On top of the server's own limit on a statement: a server that does not even tell of it is silent.
const SILENCE_MS = 1_000;
// A large store is brought up to date for minutes.
const PREPARE_TIMEOUT_MS = 30 * 60_000;
// Sign-ups wait while the table is rewritten.
const SCRUB_TIMEOUT_MS = 60_000;
const SCRUB_PAUSES_MS = [200, 200, 200, 200, 200, 200, 200, 0];
// Of a server that is read-only, as after a failover, or that is leaving
// (https://www.postgresql.org/docs/current/errcodes-appendix.html), and what `pg` says of a silent one.
const LEAVING = /^(?:25006|57P0[123]|Query read timeout)$/;

// Every int8 here is a time or a count, far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

/**
 * Connects to PostgreSQL.
 * @param url `postgres://user:password@host:port/database`; `pg` takes what is missing from libpq's
 *   variables, such as PGPASSWORD.
 * @throws Error with one sentence for the owner, without the password.
 */
export async function openPostgres(url: string, prepare: Prepare): Promise<Engine> {
  const place = url.replace(/\/\/[^/@]*@/, '//').replace(/\?.*$/, '');
  const address = await prepareDatabase(url, place, prepare);
  const connect = () => connectPool(address, CONNECTIONS, STATEMENT_TIMEOUT_MS);
  let pool = connect();
  return {
    engine: 'postgres',
    place,
    run: async (work) => {
      const used = pool;
      try {
        return await work(used);
      } catch (cause) {
        // A pool that is busy closes no connection, and would stay with the old server.
        const { code, message } = Object(cause);
        if (used === pool && LEAVING.test(code ?? message)) {
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
  const db = connectPool(address, 1, PREPARE_TIMEOUT_MS);
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

/** Writes the table anew, without what was deleted: a plain VACUUM leaves the bytes where they are. */
async function scrub(address: string): Promise<void> {
  let seenByOthers = 0;
  // The server reports in a sentence how many rows it had to keep; in every language the number comes first.
  const db = connectPool(address, 1, SCRUB_TIMEOUT_MS, ({ detail }) => {
    seenByOthers += Number(/\d+/.exec(detail ?? '')?.[0] ?? 0);
  });
  try {
    // Sign-ups queue behind whoever waits for the whole table.
    await sql`set lock_timeout = '1s'`.execute(db);
    // A sign-up that is being stored at this moment still sees the old rows, for a few milliseconds. So does whoever
    // waits to write in any database of the server, such as another scrub, for as long as its `lock_timeout`.
    for (const pause of SCRUB_PAUSES_MS) {
      seenByOthers = 0;
      await sql`vacuum (full, verbose) sign_ups`.execute(db);
      if (seenByOthers === 0) return;
      await setTimeout(pause);
    }
  } finally {
    await db.destroy();
  }
  throw new Error('Another session of the database still sees the old rows.');
}

/** A pool that connects on demand; `onNotice` receives the server's notices. */
function connectPool(
  address: string,
  max: number,
  statementMs: number,
  onNotice: (notice: { detail?: string | undefined }) => void = () => {},
): Database {
  const pool = new Pool({
    connectionString: address,
    application_name: 'tmx-sign-ups',
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: statementMs + SILENCE_MS,
    onConnect: async (client) => {
      // An error event without a listener would end the process; the statement of a broken connection fails anyway.
      client.on('error', () => {}).on('notice', onNotice);
      // Not as start parameters, which a pooler such as PgBouncer refuses. The role may have turned
      // `synchronous_commit` off, and a power cut would then lose acknowledged sign-ups.
      await client.query(`set statement_timeout = ${statementMs}; set synchronous_commit = on`);
    },
  });
  // The pool replaces an idle connection that breaks.
  pool.on('error', () => {});
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}
