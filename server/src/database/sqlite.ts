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

// An owner's command may briefly lock the file.
const LOCK_TIMEOUT_MS = 1_500;
// Another server may be migrating a large store.
const START_TIMEOUT_MS = 60_000;
const ERASE_TRIES = 20;
const ERASE_PAUSE_MS = 500;

const DAMAGED = 'is damaged. Move it away and restore a copy from the backups folder.';
/** By the worker's error name. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
  'SQLite 5': 'is locked by another program. Stop that program, then start again.',
  'SQLite 11': DAMAGED,
  'SQLite 13': 'cannot grow because the disk is full. Free some space, then start again.',
  'SQLite 26': DAMAGED,
};

/** The sign-ups file if DATABASE_URL is not set. */
export function getSqlitePath(dataDir: string): string {
  return path.resolve(dataDir, 'sign-ups.sqlite');
}

/**
 * Opens the file so that only its owner can read it. A server creates and migrates it; a command does not.
 * @throws Error with one sentence for the owner.
 */
export async function openSqlite(file: string, isServer: boolean): Promise<Engine> {
  if (!isServer && !existsSync(file)) {
    throw new Error(
      `There are no sign-ups in ${path.dirname(file)}. Set DATA_DIR to the folder of the server that keeps them.`,
    );
  }
  const db = connect({
    file,
    readOnly: false,
    lockTimeoutMs: isServer ? START_TIMEOUT_MS : LOCK_TIMEOUT_MS,
    // FULL: commits reach the disk before they are acknowledged.
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
    // Only the last folder: with `recursive`, Node never returns for a folder in /proc.
    await mkdir(path.dirname(file), { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    // SQLite copies these rights to its log files.
    await (await open(file, 'a', 0o600)).close();
    await chmod(file, 0o600);
    await migrate(db, isServer);
    await sql`pragma busy_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(db);
  } catch (cause) {
    await close();
    throw new Error(`The sign-up store ${file} ${explainError(cause)}`, { cause });
  }
  return {
    engine: 'sqlite',
    location: file,
    db,
    reader,
    // `secure_delete` overwrites deleted rows, but the log still has them. It can only be emptied while nobody reads,
    // and waiting for that would delay sign-ups.
    eraseDeleted: async () => {
      await sql`pragma busy_timeout = 100`.execute(db);
      for (let tries = 0; tries < ERASE_TRIES; tries += 1) {
        const result = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
        if (result.rows[0]?.busy === 0) return;
        await setTimeout(ERASE_PAUSE_MS);
      }
      throw new Error('Another program is reading the store.');
    },
    findDamage: async (check) => {
      const pragma = check === 'quick' ? 'quick_check' : 'integrity_check';
      const result = await sql<Record<string, string>>`pragma ${sql.raw(pragma)}(1)`.execute(
        reader,
      );
      return result.rows[0]?.[pragma] === 'ok' ? undefined : `The sign-up store ${file} ${DAMAGED}`;
    },
    copyTo: (copy) =>
      writeFileAtomically(copy, async (unfinished) => {
        await sql`vacuum into ${unfinished}`.execute(db);
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

/** Kysely's adapter doesn't know that SQLite can roll back DDL. */
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

/** What is wrong and what to do. Follows `The sign-up store <file> `. */
function explainError(cause: unknown): string {
  if (cause instanceof UnusableStoreError) return cause.message;
  return (
    EXPLANATIONS[cause instanceof Error ? cause.name : ''] ??
    `cannot be opened for writing. Use chown to give its folder and all files in it to the user who runs this program. (${getErrorMessage(cause)})`
  );
}
