import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { parseDatabaseUrl } from '../config.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import { getErrorMessage, UnusableStoreError, type Engine } from './store.ts';

/** For queries that visitors wait for. */
const REQUEST_POOL = { max: 5, statementTimeoutMs: 4_000 };
/** For reports and exports. */
const READER_POOL = { max: 2, statementTimeoutMs: 60_000, isReadOnly: true };
/** For migrations and `vacuum`. If the store is large, they can take minutes. */
const MAINTENANCE_POOL = { max: 1, statementTimeoutMs: 30 * 60_000 };
const CONNECT_TIMEOUT_MS = 3_000;
// Added to the statement timeout. If the database hasn't reported the timeout by then, it's gone.
const TIMEOUT_GRACE_MS = 1_000;
// Error codes for a database that is read-only (after a failover), shutting down, or not responding
// (https://www.postgresql.org/docs/current/errcodes-appendix.html).
const UNAVAILABLE = /^(?:25006|57P0[123]|Query read timeout)$/;
const MAX_VACUUM_ATTEMPTS = 5;
const VACUUM_RETRY_DELAY_MS = 200;
const TABLES_WITH_PERSONAL_DATA: (keyof Database)[] = ['sign_ups', 'outbox', 'confirmations'];

// Our bigint values are times and counts far below 2^53, so we can use numbers.
types.setTypeParser(types.builtins.INT8, Number);

/**
 * Connects to PostgreSQL.
 * @param url such as `postgres://user:password@host:port/database`. `pg` reads missing parts from libpq's environment
 *   variables, such as PGPASSWORD.
 * @throws Error with a message for the owner, without the password.
 */
export async function openPostgres(url: string, isServer: boolean): Promise<Engine> {
  const location = redactUrl(url);
  const connectionString = `${url}${url.includes('?') ? '&' : '?'}uselibpqcompat=true`;
  await prepareDatabase(connectionString, location, isServer);
  const db = connect(connectionString, REQUEST_POOL);
  const reader = connect(connectionString, READER_POOL);
  return {
    engine: 'postgres',
    location,
    db,
    reader,
    eraseDeleted: () => vacuum(connectionString),
    // PostgreSQL checks its files itself.
    findCorruption: async () => undefined,
    copyTo: () => Promise.reject(new Error(`Copy a PostgreSQL store with: pg_dump ${location}`)),
    close: async () => {
      await Promise.allSettled([db.destroy(), reader.destroy()]);
    },
  };
}

/** Removes the user, password, and options. */
function redactUrl(url: string): string {
  const { protocol, host = '', pathname = '' } = parseDatabaseUrl(url) ?? {};
  return `${protocol}//${host}${pathname}`;
}

/** Migrates the database, or checks that it is up to date. */
async function prepareDatabase(
  connectionString: string,
  location: string,
  isServer: boolean,
): Promise<void> {
  const db = connect(connectionString, MAINTENANCE_POOL);
  try {
    const result = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
    const encoding = result.rows[0]?.server_encoding;
    if (encoding !== 'UTF8') {
      throw new UnusableStoreError(
        `uses the encoding ${encoding}. It can't store all names. Create the database with encoding UTF8.`,
      );
    }
    const current = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
    await migrate(db, isServer, current.rows[0]?.schema);
  } catch (cause) {
    const reason = getErrorMessage(cause);
    const message =
      cause instanceof UnusableStoreError
        ? reason
        : `cannot be used. Check DATABASE_URL, and make sure its user can create tables. (${reason})`;
    throw new Error(`The sign-up store ${location} ${message}`, { cause });
  } finally {
    await db.destroy();
  }
}

/**
 * Rewrites the tables with personal data. This is the only way to remove deleted rows from disk immediately.
 * @throws Error if a table was skipped, or another session can still see the deleted rows.
 */
async function vacuum(connectionString: string): Promise<void> {
  let keptRows: number | undefined;
  // With `verbose`, PostgreSQL sends a notice about each rewritten table. In every language, its detail starts with how
  // many deleted rows it had to keep.
  const onNotice = ({ detail = '' }: { detail?: string | undefined }) => {
    const count = /^\D*(\d+)/.exec(detail)?.[1];
    if (count !== undefined) keptRows = Number(count);
  };
  const db = connect(connectionString, { ...MAINTENANCE_POOL, onNotice });
  try {
    // While the vacuum waits for its table lock, it blocks sign-ups, so limit the wait.
    await sql`set lock_timeout = '5s'`.execute(db);
    for (const table of TABLES_WITH_PERSONAL_DATA) {
      for (let attempt = 0; keptRows !== 0; attempt += 1) {
        if (attempt === MAX_VACUUM_ATTEMPTS) {
          throw new Error('Another database session can still see the deleted rows.');
        }
        // A sign-up that's being stored can see the deleted rows for a few milliseconds.
        if (attempt > 0) await setTimeout(VACUUM_RETRY_DELAY_MS);
        await sql`vacuum (full, verbose) ${sql.table(table)}`.execute(db);
        if (keptRows === undefined) {
          throw new Error(`The user of DATABASE_URL must own the table ${table} to vacuum it.`);
        }
      }
      keptRows = undefined;
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

/** Connects on demand. Replaces the pool after a failover. */
function connect(connectionString: string, options: ConnectionOptions): Kysely<Database> {
  let pool = createPool(connectionString, options);
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
      if (!UNAVAILABLE.test(code ?? message)) return;
      // A busy pool never closes its connections, so it would never leave the old server.
      const oldPool = pool;
      pool = createPool(connectionString, options);
      void oldPool.end().catch(() => {});
    },
  });
}

function createPool(connectionString: string, options: ConnectionOptions): Pool {
  const { max, statementTimeoutMs, isReadOnly = false, onNotice = () => {} } = options;
  const pool = new Pool({
    connectionString,
    application_name: 'tmx-sign-ups',
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: statementTimeoutMs + TIMEOUT_GRACE_MS,
    onConnect: async (client) => {
      // Without a listener, an error event would crash the process. The query also rejects.
      client.on('error', () => {}).on('notice', onNotice);
      // PgBouncer rejects startup parameters, so use statements. A role may have `synchronous_commit` off by default. A
      // power failure could then lose acknowledged sign-ups. Parallel workers would let one long query take every core.
      await client.query(
        `set statement_timeout = ${statementTimeoutMs}; set synchronous_commit = on; ` +
          'set max_parallel_workers_per_gather = 0' +
          (isReadOnly ? '; set default_transaction_read_only = on' : ''),
      );
    },
  });
  // Ignore errors on idle connections. The pool replaces them.
  pool.on('error', () => {});
  return pool;
}
