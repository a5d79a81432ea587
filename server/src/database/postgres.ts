import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { Dependencies } from '../dependencies.ts';
import { ANSWER_LIMIT_MS, connectionConfig } from './postgresConnection.ts';
import { scrubPostgres } from './scrubPostgres.ts';
import { reasonOf, UnusableStore, type Prepare, type Store } from './store.ts';
import type { Tables } from './tables.ts';

type Pooled = { db: Kysely<Tables>; close: () => Promise<void> };

const CONNECTIONS = 5;
const STATEMENT_LIMIT_MS = 5_000;
// A large store is brought up to date for minutes.
const PREPARE_LIMIT_MS = 30 * 60_000;
// Below the shortest silence that ends a connection.
const IDLE_MS = 5_000;

// Codes of a server that is read-only, as after a failover, or that is leaving
// (https://www.postgresql.org/docs/current/errcodes-appendix.html).
const LEAVING = ['25006', '57P01', '57P02', '57P03'];

/**
 * Connects to PostgreSQL.
 * @param url `postgres://user:password@host:port/database`; `pg` takes what is missing from libpq's
 *   variables, such as PGPASSWORD.
 * @throws Error with one sentence for the owner, without the password.
 */
export async function openPostgres(
  url: string,
  prepare: Prepare,
  sleep: Dependencies['sleep'],
): Promise<Omit<Store, 'check'>> {
  const place = url.replace(/\/\/[^/@]*@/, '//').replace(/\?.*$/, '');
  const address = await prepareDatabase(url, place, prepare);
  let pool = connectPool(address, CONNECTIONS, STATEMENT_LIMIT_MS);
  return {
    engine: 'postgres',
    place,
    run: async (work) => {
      const used = pool;
      const late = sleep(ANSWER_LIMIT_MS).then(() => {
        throw new Error('PostgreSQL did not answer in time.');
      });
      try {
        // What is late may still be done; it was not acknowledged, and a retry makes no second row.
        return await Promise.race([work(used.db), late]);
      } catch (cause) {
        // Connections that are used all the time would stay with the old server for ever.
        if (isLeaving(cause) && used === pool) {
          pool = connectPool(address, CONNECTIONS, STATEMENT_LIMIT_MS);
          void used.close();
        }
        throw cause;
      }
    },
    scrub: () => scrubPostgres(address),
    copyTo: () => Promise.reject(new Error(`Copy a PostgreSQL store with: pg_dump ${place}`)),
    close: () => pool.close(),
  };
}

/**
 * Brings the database up to date.
 * @returns the address to use. With `sslmode=prefer` that is one without TLS where the server offers none,
 *   as for psql and pg_dump (https://www.postgresql.org/docs/current/libpq-ssl.html).
 */
async function prepareDatabase(url: string, place: string, prepare: Prepare): Promise<string> {
  const address = `${url}${url.includes('?') ? '&' : '?'}uselibpqcompat=true`;
  const { db, close } = connectPool(address, 1, PREPARE_LIMIT_MS);
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
    await close();
  }
}

function connectPool(address: string, connections: number, statementMs: number): Pooled {
  const pool = new Pool({
    ...connectionConfig(address, statementMs),
    max: connections,
    idleTimeoutMillis: IDLE_MS,
    // Not as start parameters, which a pooler such as PgBouncer refuses. A role may have turned off
    // waiting for the disk; a visitor is thanked for nothing that a power cut could take.
    onConnect: async (client) => {
      await client.query(`set statement_timeout = ${statementMs}; set synchronous_commit = on`);
    },
  });
  // The death of a connection would end the process if nobody listened: one that waits in the pool
  // is replaced, and the statement that was under way on another one fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    close: () => pool.end().catch(() => {}),
  };
}

function isLeaving(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && LEAVING.includes(String(cause.code));
}
