import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { parseDatabaseUrl } from '../config.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import { getErrorMessage, UnusableStoreError, type Engine } from './store.ts';

/** Visitors wait for these. */
const REQUESTS = { max: 5, statementTimeoutMs: 4_000 };
/** For reports and exports. */
const READER = { max: 2, statementTimeoutMs: 60_000, isReadOnly: true };
/** For migrations and `vacuum`, which may take minutes in a large store. */
const MAINTENANCE = { max: 1, statementTimeoutMs: 30 * 60_000 };
const CONNECT_TIMEOUT_MS = 3_000;
// Added to the database's own timeout. A database that doesn't even report the timeout is gone.
const REPLY_GRACE_MS = 1_000;
// Errors of a database that is read-only (as after a failover), shutting down or silent
// (https://www.postgresql.org/docs/current/errcodes-appendix.html).
const UNAVAILABLE = /^(?:25006|57P0[123]|Query read timeout)$/;
const VACUUM_TRIES = 5;
const VACUUM_PAUSE_MS = 200;
const PERSONAL_TABLES = ['sign_ups', 'outbox', 'confirmations'];

// Every int8 is a time or count far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);

/**
 /**
 * Connects to PostgreSQL.
 * @param url such as `postgres://user:password@host:port/database`. `pg` reads missing parts from libpq's variables,
 *   such as PGPASSWORD.
 * @throws Error with one sentence for the owner, without the password.
 */
export async function openPostgres(url: string, isServer: boolean): Promise<Engine> {
  const location = redactAddress(url);
  const address = `${url}${url.includes('?') ? '&' : '?'}uselibpqcompat=true`;
  await prepareDatabase(address, location, isServer);
  const db = connect(address, REQUESTS);
  const reader = connect(address, READER);
  return {
    engine: 'postgres',
    location,
    db,
    reader,
    eraseDeleted: () => vacuum(address),
    // PostgreSQL checks its own files.
    findDamage: async () => undefined,
    copyTo: () => Promise.reject(new Error(`Copy a PostgreSQL store with: pg_dump ${location}`)),
    close: async () => {
      await Promise.allSettled([db.destroy(), reader.destroy()]);
    },
  };
}

/** Removes user, password and options. */
function redactAddress(url: string): string {
  const { protocol, host = '', pathname = '' } = parseDatabaseUrl(url) ?? {};
  return `${protocol}//${host}${pathname}`;
}

/** Migrates the database, or checks that it is up to date. */
async function prepareDatabase(
  address: string,
  location: string,
  isServer: boolean,
): Promise<void> {
  const db = connect(address, MAINTENANCE);
  try {
    const shown = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
    const encoding = shown.rows[0]?.server_encoding;
    if (encoding !== 'UTF8') {
      throw new UnusableStoreError(
        `stores text as ${encoding}, which lacks the letters of most names. Create the database with encoding UTF8.`,
      );
    }
    const current = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
    await migrate(db, isServer, current.rows[0]?.schema);
  } catch (cause) {
    const reason = getErrorMessage(cause);
    const sentence =
      cause instanceof UnusableStoreError
        ? reason
        : `cannot be used. Check DATABASE_URL and that its user may create tables. (${reason})`;
    throw new Error(`The sign-up store ${location} ${sentence}`, { cause });
  } finally {
    await db.destroy();
  }
}

/**
 * Rewrites the tables with personal data. Nothing else removes the bytes of deleted rows immediately.
 * @throws Error if a table was skipped, or another session still sees the deleted rows.
 */
async function vacuum(address: string): Promise<void> {
  let keptRows: number | undefined;
  // `verbose` reports each rewritten table. In every language the detail begins with the number of deleted rows
  // that PostgreSQL had to keep.
  const onNotice = ({ detail = '' }: { detail?: string | undefined }) => {
    const count = /^\D*(\d+)/.exec(detail)?.[1];
    if (count !== undefined) keptRows = Number(count);
  };
  const db = connect(address, { ...MAINTENANCE, onNotice });
  try {
    // Sign-ups queue behind a vacuum that waits for its table lock.
    await sql`set lock_timeout = '5s'`.execute(db);
    for (const table of PERSONAL_TABLES) {
      for (let tries = 0; keptRows !== 0; tries += 1) {
        if (tries === VACUUM_TRIES) {
          throw new Error('Another database session still sees the deleted rows.');
        }
        // A sign-up that began earlier sees them for a few milliseconds.
        if (tries > 0) await setTimeout(VACUUM_PAUSE_MS);
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

/** Connects on demand. After a failover, a new pool replaces the old one. */
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
      if (!UNAVAILABLE.test(code ?? message)) return;
      // A busy pool never closes connections and would stay with the old server.
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
    query_timeout: statementTimeoutMs + REPLY_GRACE_MS,
    onConnect: async (client) => {
      // Without a listener, an error event would end the process. The statement fails anyway.
      client.on('error', () => {}).on('notice', onNotice);
      // PgBouncer refuses start parameters. A role may have `synchronous_commit` off, and a power cut would then
      // lose acknowledged sign-ups.
      await client.query(
        `set statement_timeout = ${statementTimeoutMs}; set synchronous_commit = on` +
          (isReadOnly ? '; set default_transaction_read_only = on' : ''),
      );
    },
  });
  // The pool replaces broken idle connections.
  pool.on('error', () => {});
  return pool;
}
