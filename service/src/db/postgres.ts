import { Kysely, sql } from 'kysely';
import postgres from 'postgres';
import { postgresDialect } from './postgresDialect.ts';
import type { OpenLine } from './postgresDialect.ts';
import type { Tables } from './schema.ts';
import type { Store } from './store.ts';

const MAX_CONNECTIONS = 5;
const CONNECT_TIMEOUT_SECONDS = 5;
const RECONNECT_SECONDS = 0.2;
const STATEMENT_TIMEOUT_MS = 5_000;
// Beyond the server's own limit, for a server that is silent.
const SILENCE_MS = 6_000;
// With the wait for a free line, all that a visitor waits.
const ANSWER_TIMEOUT_MS = 8_000;
// PostgreSQL's number for int8 (pg_type.dat). Every int8 here is a time or a count, far below 2^53.
const INT8 = 20;

/**
 * Connects to PostgreSQL.
 * @param url `postgres://user:password@host:port/database`.
 * @throws Error with one line for the owner, without the password.
 */
export async function connectPostgres(url: string): Promise<Store> {
  const place = withoutPassword(url);
  const open: OpenLine = (onClose) =>
    postgres(url, {
      max: 1,
      onclose: onClose,
      connect_timeout: CONNECT_TIMEOUT_SECONDS,
      // The client's own grows to 20 s: longer than any visitor waits for a database that is back.
      backoff: () => RECONNECT_SECONDS,
      connection: { application_name: 'tmx-sign-ups', statement_timeout: STATEMENT_TIMEOUT_MS },
      types: { int8: { to: INT8, from: [INT8], parse: Number, serialize: String } },
      onnotice: () => {},
    });
  const db = new Kysely<Tables>({ dialect: postgresDialect(MAX_CONNECTIONS, open, SILENCE_MS) });
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The sign-up store ${place} does not answer. Check DATABASE_URL. (${reason})`, {
      cause,
    });
  }
  return {
    db,
    place,
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
    scrub: async () => {
      await sql`vacuum sign_ups`.execute(db);
      await sql`vacuum webhook_outbox`.execute(db);
    },
    copyTo: () => {
      const advice = `Copy a PostgreSQL store with: pg_dump ${place}`;
      return Promise.reject(new Error(advice));
    },
    close: () => db.destroy(),
  };
}

function withoutPassword(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/** What is late may still be done; it was not acknowledged, and a retry makes no second row. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error('PostgreSQL did not answer in time.'));
  }, ANSWER_TIMEOUT_MS);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
