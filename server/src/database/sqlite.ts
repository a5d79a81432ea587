import { existsSync } from 'node:fs';
import { chmod, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Kysely, sql, SqliteAdapter } from 'kysely';
import { GenericSqliteWorkerDialect } from 'kysely-generic-sqlite/worker';
import { createNodeWorkerExecutor } from 'kysely-generic-sqlite/worker-helper-node';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import type { SqliteOptions } from './sqliteWorker.ts';
import { getErrorMessage, UnusableStoreError, writeFileAtomically, type Engine } from './store.ts';

// Commands may lock the file for a moment.
const LOCK_TIMEOUT_MS = 1_500;
// Another server may be migrating a large store.
const STARTUP_LOCK_TIMEOUT_MS = 60_000;
const MAX_ERASE_ATTEMPTS = 20;
const ERASE_RETRY_DELAY_MS = 500;

const CORRUPT = 'is damaged. Move it away and restore a copy from the backups folder.';
/** Messages for the owner, by the worker's error names. */
const ERROR_MESSAGES: Readonly<Record<string, string>> = {
  'SQLite 5': 'is locked by another program. Stop that program, then start again.',
  'SQLite 11': CORRUPT,
  'SQLite 13': 'cannot grow because the disk is full. Free up some space, then start again.',
  'SQLite 26': CORRUPT,
};

/** We use this file if DATABASE_URL isn't set. */
export function getSqlitePath(dataDir: string): string {
  return path.resolve(dataDir, 'sign-ups.sqlite');
}

/**
 * Opens the SQLite file and makes it readable only for its owner. Servers create and migrate the file. Commands don't.
 * @throws Error with a message for the owner.
 */
export async function openSqlite(file: string, isServer: boolean): Promise<Engine> {
  if (!isServer && !existsSync(file)) {
    throw new Error(
      `There are no sign-ups in ${path.dirname(file)}. Set DATA_DIR to the data folder of the server.`,
    );
  }
  const db = connect({
    file,
    readOnly: false,
    lockTimeoutMs: isServer ? STARTUP_LOCK_TIMEOUT_MS : LOCK_TIMEOUT_MS,
    // `synchronous = full` writes commits to disk before we acknowledge them.
    pragmas: [
      'journal_mode = wal',
      'synchronous = full',
      'secure_delete = on',
      'trusted_schema = off',
    ],
  });
  const reader = connect({
    file,
    readOnly: true,
    lockTimeoutMs: LOCK_TIMEOUT_MS,
    pragmas: ['trusted_schema = off'],
  });
  const close = () => Promise.all([db.destroy(), reader.destroy()]);
  try {
    // Don't make this recursive, because Node would never return for a folder in /proc.
    await mkdir(path.dirname(file), { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    // SQLite copies these permissions to its log files.
    await (await open(file, 'a', 0o600)).close();
    await chmod(file, 0o600);
    await migrate(db, isServer);
    await sql`pragma busy_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(db);
  } catch (cause) {
    await close();
    throw new Error(`The sign-up store ${file} ${formatError(cause)}`, { cause });
  }
  return {
    engine: 'sqlite',
    location: file,
    db,
    reader,
    // `secure_delete` overwrites rows in the file, but not in the log, which SQLite can only truncate while no one is
    // reading. Poll with a short timeout, so sign-ups don't have to wait.
    eraseDeleted: async () => {
      await sql`pragma busy_timeout = 100`.execute(db);
      for (let attempt = 0; attempt < MAX_ERASE_ATTEMPTS; attempt += 1) {
        const result = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
        if (result.rows[0]?.busy === 0) return;
        await setTimeout(ERASE_RETRY_DELAY_MS);
      }
      throw new Error('Another program is reading the store.');
    },
    findCorruption: async () => {
      const result = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(
        reader,
      );
      const isIntact = result.rows[0]?.integrity_check === 'ok';
      return isIntact ? undefined : `The sign-up store ${file} ${CORRUPT}`;
    },
    copyTo: (copy) =>
      writeFileAtomically(copy, async (temporaryFile) => {
        await sql`vacuum into ${temporaryFile}`.execute(db);
      }),
    close: async () => {
      await close().catch(() => {});
    },
  };
}

function connect(data: SqliteOptions): Kysely<Database> {
  const worker = () =>
    new Worker(new URL('./sqliteWorker.ts', import.meta.url), { execArgv: [], env: {} });
  return new Kysely<Database>({
    dialect: new TransactionalDialect(createNodeWorkerExecutor({ worker, data })),
  });
}

/** Lets Kysely run migrations in a transaction. Its adapter doesn't declare that SQLite can roll back DDL. */
class TransactionalDialect extends GenericSqliteWorkerDialect<Worker, SqliteOptions> {
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** The message completes a sentence that starts with `The sign-up store <file>`. */
function formatError(cause: unknown): string {
  if (cause instanceof UnusableStoreError) return cause.message;
  return (
    ERROR_MESSAGES[cause instanceof Error ? cause.name : ''] ??
    `cannot be opened for writing. Use chown to give its folder and files to the user who runs this program. (${getErrorMessage(cause)})`
  );
}
