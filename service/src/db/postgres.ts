import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { reasonOf } from './reasonOf.ts';
import type { Tables } from './schema.ts';
import type { Engine } from './store.ts';

type Limits = { readonly connections: number; readonly statementMs: number };

const USUAL: Limits = { connections: 5, statementMs: 5_000 };
// A large table is vacuumed for minutes, while nobody waits for it.
const SCRUB: Limits = { connections: 1, statementMs: 30 * 60_000 };
// Beyond the server's own limit on a statement, for a server that is silent.
const SILENCE_MS = 1_000;
// Below the shortest silence that ends a connection.
const IDLE_MS = 5_000;
// With the wait for a free connection, all that a visitor waits.
const ANSWER_TIMEOUT_MS = 8_000;

/**
 * Connects to PostgreSQL.
 * @param url `postgres://user:password@host:port/database`; `pg` takes what is missing from libpq's
 *   variables, such as PGPASSWORD.
 * @throws Error with one line for the owner, without the password.
 */
export async function connectPostgres(url: string): Promise<Engine> {
  const place = withoutPassword(url);
  const db = openPool(url, USUAL);
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    const reason = reasonOf(cause);
    throw new Error(`The sign-up store ${place} does not answer. Check DATABASE_URL. (${reason})`, {
      cause,
    });
  }
  return {
    db,
    place,
    locksRows: true,
    atomically: (queries) =>
      inTime(
        db.transaction().execute(async (transaction) => {
          const results = [];
          for (const query of queries) {
            results.push(await transaction.executeQuery(query.compile()));
          }
          return results;
        }),
      ),
    scrub: () => scrub(url),
    copyTo: () => Promise.reject(new Error(`Copy a PostgreSQL store with: pg_dump ${place}`)),
    close: () => db.destroy().catch(() => {}),
  };
}

function openPool(url: string, { connections, statementMs }: Limits): Kysely<Tables> {
  const address = new URL(url);
  // sslmode means what it means to psql and pg_dump.
  address.searchParams.set('uselibpqcompat', 'true');
  const pool = new Pool({
    connectionString: address.href,
    application_name: 'tmx-sign-ups',
    max: connections,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: statementMs,
    stream: () => impatientSocket(statementMs + SILENCE_MS),
    types: {
      // Every int8 here is a time or a count, far below 2^53.
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? Number : types.getTypeParser(type, format),
    },
  });
  // The death of a connection would end the process if nobody listened: one that waits in the pool
  // is replaced, and the statement that was under way on another one fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * A server that vanishes without closing its connections would hold each of them until the system
 * gives up, a quarter of an hour later. `pg`'s own limit on a query answers the caller only: the
 * connection would go back to the pool, deaf as it is.
 */
function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => {
    socket.destroy(new Error('PostgreSQL is silent.'));
  });
}

async function scrub(url: string): Promise<void> {
  const db = openPool(url, SCRUB);
  try {
    await sql`vacuum sign_ups`.execute(db);
    await sql`vacuum webhook_outbox`.execute(db);
  } finally {
    await db.destroy();
  }
}

function withoutPassword(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/** What is late may still be done; it was not acknowledged, and a retry makes no second row. */
function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = pause(ANSWER_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error('PostgreSQL did not answer in time.');
  });
  return Promise.race([work, late]);
}
