import { chmod, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Kysely } from 'kysely';
import { makeFolder } from './makeFolder.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect, statementOf } from './sqliteDialect.ts';
import { SqliteError, startSqliteThread, type SqliteThread } from './sqliteThread.ts';
import type { Store } from './store.ts';

/**
 * Opens the file, or makes it, readable by its owner only.
 * @throws Error with one line for the owner.
 */
export async function openSqlite(file: string): Promise<Store> {
  const thread = await openThread(file);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(thread) });
  return {
    db,
    place: file,
    atomically: async (queries) => {
      const results = await thread.write(queries.map((query) => statementOf(query.compile())));
      return results.map(({ rows, changes }) => ({ rows, numAffectedRows: BigInt(changes) }));
    },
    scrub: () => scrub(thread),
    copyTo: (copy) => copyTo(thread, copy),
    close: () => thread.close(),
  };
}

async function openThread(file: string): Promise<SqliteThread> {
  try {
    await makeFolder(path.dirname(file));
    // SQLite gives its log and its index file the mode of the main file.
    const handle = await open(file, 'a', 0o600);
    await handle.chmod(0o600);
    await handle.close();
    return await startSqliteThread(file);
  } catch (cause) {
    throw new Error(`The sign-up store ${file} ${complaint(cause)}`, { cause });
  }
}

function complaint(cause: unknown): string {
  switch (cause instanceof SqliteError ? cause.code : -1) {
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
      return 'is held by another program. Stop that program, then start again.';
    case 11: // SQLITE_CORRUPT
    case 26: // SQLITE_NOTADB
      return 'is damaged. Move it away and restore a copy from the backups folder.';
    case 13: // SQLITE_FULL
      return 'cannot grow: the disk is full. Free some space, then start again.';
    default:
      return `cannot be opened for writing. Check its owner and rights. (${reasonOf(cause)})`;
  }
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** Rewrites every page, so that no trace stays in a half-used one, and empties the log. */
async function scrub(thread: SqliteThread) {
  await thread.alone({ sql: 'vacuum', parameters: [] });
  const { rows } = await thread.alone({ sql: 'pragma wal_checkpoint(truncate)', parameters: [] });
  if (!isComplete(rows[0])) {
    throw new Error(
      'The rows are deleted, but another program is reading the store, so their traces are still in ' +
        'its log file. Run the command again when that program is done.',
    );
  }
}

function isComplete(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'busy' in row && row.busy === 0;
}

/** Under another name until it is whole and on the disk: a half copy never looks like a copy. */
async function copyTo(thread: SqliteThread, copy: string) {
  await makeFolder(path.dirname(copy));
  const unfinished = `${copy}.unfinished`;
  await rm(unfinished, { force: true });
  // VACUUM INTO writes into an empty file too, and so keeps the mode it was made with.
  await (await open(unfinished, 'wx', 0o600)).close();
  await thread.alone({ sql: 'vacuum into ?', parameters: [unfinished] });
  const handle = await open(unfinished, 'r+');
  await handle.sync();
  await handle.close();
  await chmod(unfinished, 0o600);
  await rename(unfinished, copy);
}
