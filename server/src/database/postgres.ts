import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { parseDatabaseUrl } from '../config.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import { reasonOf, UnusableStore, type Engine } from './store.ts';

/** For visitors: they wait no longer. */
const REQUESTS = { max: 5, statementTimeoutMs: 4_000 };
/** For reports and exports. */
const READER = { max: 2, statementTimeoutMs: 60_000, isReadOnly: true };
/** For migrations and `vacuum`, which may take minutes in a large store. */
const MAINTENANCE = { max: 1, statementTimeoutMs: 30 * 60_000 };
const CONNECT_TIMEOUT_MS = 3_000;
// After the database's own timeout of a statement: a server that doesn't even report it is gone.
const SILENCE_MS = 1_000;
// A server that became read-only, as after a failover, or is shutting down
// (https://www.postgresql.org/docs/current/errcodes-appendix.html), and pg's error for a silent one.
const LEAVING = /^(?:25006|57P0[123]|Query read timeout)$/;
const VACUUM_TRIES = 5;
const VACUUM_PAUSE_MS = 200;
const PERSONAL_TABLES = ['sign_ups', 'outbox', 'confirmations'];

// Every int8 is a time or a count, far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

/**
 * Connects to PostgreSQL.
 * @param url such as `postgres://user:password@host:port/database`; `pg` takes what is missing from
 *   libpq's variables, such as PGPASSWORD.
 * @throws Error with one sentence for the owner, without the password.
 */
export async function openPostgres(url: string, isServer: boolean): Promise<Engine> {
  const place = placeOf(url);
  const address = `${url}${url.includes('?') ? '&' : '?'}uselibpqcompat=true`;
  await prepareDatabase(address, place, isServer);
  const db = connect(address, REQUESTS);
  const reader = connect(address, READER);
  return {
    engine: 'postgres',
    place,
    db,
    reader,
    eraseDeleted: () => vacuum(address),
    // PostgreSQL checks its own files.
    findDamage: async () => undefined,
    copyTo: () => Promise.reject(new Error(`Copy a PostgreSQL store with: pg_dump ${place}`)),
    close: async () => {
      await Promise.allSettled([db.destroy(), reader.destroy()]);
    },
  };
}

/** The address without user, password and options. */
function placeOf(url: string): string {
  const { protocol, host = '', pathname = '' } = parseDatabaseUrl(url) ?? {};
  return `${protocol}//${host}${pathname}`;
}

/** Migrates the database, or checks that it is up to date. */
async function prepareDatabase(address: string, place: string, isServer: boolean): Promise<void> {
  const db = connect(address, MAINTENANCE);
  try {
    const shown = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
    const encoding = shown.rows[0]?.server_encoding;
    if (encoding !== 'UTF8') {
      throw new UnusableStore(
        `keeps text as ${encoding}, which lacks the letters of most names. Make a database with the encoding UTF8.`,
      );
    }
    const current = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
    await migrate(db, isServer, current.rows[0]?.schema);
  } catch (cause) {
    const reason = reasonOf(cause);
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
 * Rewrites the tables with personal data: only that removes the bytes of deleted rows at once.
 * @throws Error when a table was skipped, or another session still sees the deleted rows.
 */
async function vacuum(address: string): Promise<void> {
  let kept: number | undefined;
  // With `verbose` PostgreSQL reports each table that it rewrote. In every language the detail begins with
  // the number of deleted rows that it had to keep.
  const onNotice = ({ detail = '' }: { detail?: string | undefined }) => {
    const count = /^\D*(\d+)/.exec(detail)?.[1];
    if (count !== undefined) kept = Number(count);
  };
  const db = connect(address, { ...MAINTENANCE, onNotice });
  try {
    // Sign-ups queue behind a vacuum that waits for the whole table.
    await sql`set lock_timeout = '5s'`.execute(db);
    for (const table of PERSONAL_TABLES) {
      for (let tries = 0; kept !== 0; tries += 1) {
        if (tries === VACUUM_TRIES) {
          throw new Error('Another session of the database still sees the deleted rows.');
        }
        // A sign-up that began before sees them for some milliseconds.
        if (tries > 0) await setTimeout(VACUUM_PAUSE_MS);
        await sql`vacuum (full, verbose) ${sql.table(table)}`.execute(db);
        if (kept === undefined) {
          throw new Error(`The user of DATABASE_URL must own the table ${table} to vacuum it.`);
        }
      }
      kept = undefined;
    }
  } finally {
    await db.destroy();
  }
}

type ConnectionOptions = {
  max: number;
  statementTimeoutMs: number;
  isReadOnly?: boolean;
  onNotice?: (notice: { detail?: string | undefined }) => void;
};

/** Connects when a query needs it. After a failover, new connections replace the old ones. */
function connect(address: string, options: ConnectionOptions): Kysely<Database> {
  let pool = createPool(address, options);
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        connect: () => pool.connect(),
        end: () => pool.end(),
      },
    }),
    log: (event) => {
      if (event.level === 'query') return;
      const { code, message } = Object(event.error);
      if (!LEAVING.test(code ?? message)) return;
      // A busy pool closes no connection, and would stay with the old server.
      const old = pool;
      pool = createPool(address, options);
      void old.end().catch(() => {});
    },
  });
}

function createPool(address: string, options: ConnectionOptions): Pool {
  const { max, statementTimeoutMs, isReadOnly = false, onNotice = () => {} } = options;
  const pool = new Pool({
    connectionString: address,
    application_name: 'tmx-sign-ups',
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: statementTimeoutMs + SILENCE_MS,
    onConnect: async (client) => {
      // An error event without a listener would end the process; the statement fails anyway.
      client.on('error', () => {}).on('notice', onNotice);
      // Not as start parameters, which a pooler such as PgBouncer refuses. The role may have turned
      // `synchronous_commit` off, and a power cut would then lose acknowledged sign-ups.
      await client.query(
        `set statement_timeout = ${statementTimeoutMs}; set synchronous_commit = on` +
          (isReadOnly ? '; set default_transaction_read_only = on' : ''),
      );
    },
  });
  // The pool replaces an idle connection that breaks.
  pool.on('error', () => {});
  return pool;
}
