import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { QueryResult } from 'kysely';
import { createNodeOnMessageCallback } from 'kysely-generic-sqlite/worker-helper-node';

// Runs SQLite in a worker thread, because node:sqlite is synchronous.

export type SqliteOptions = {
  file: string;
  readOnly: boolean;
  /** How long a statement may wait for another process to release a lock. */
  lockTimeoutMs: number;
  pragmas: readonly string[];
};

createNodeOnMessageCallback<SqliteOptions>(({ file, readOnly, lockTimeoutMs, pragmas }) => {
  const db = withSqliteErrorNames(() => {
    const database = new DatabaseSync(file, { readOnly, timeout: lockTimeoutMs });
    for (const pragma of pragmas) database.exec(`pragma ${pragma}`);
    // This makes SQLite create the log file, so we can read its inode below.
    database.prepare('select count(*) from sqlite_schema').get();
    return database;
  });
  const files = [file, `${file}-wal`];
  const getInode = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;
  const inodes = files.map(getInode);

  return {
    db,
    close: () => db.close(),
    query: (_isSelect, sql, parameters) => {
      const result = withSqliteErrorNames(() => run(sql, parameters as SQLInputValue[]));
      // Without this check, we could acknowledge sign-ups that went to a file that has been moved or deleted.
      const moved = files.find((path, index) => getInode(path) !== inodes[index]);
      if (moved === undefined || db.isTransaction) return result;
      throw new Error(
        `${moved} was moved or replaced. Stop the server, put the file back, then start again.`,
      );
    },
  };

  function run(sql: string, parameters: SQLInputValue[]): QueryResult<unknown> {
    // If the disk is full, SQLite has already rolled back the transaction.
    if (sql === 'rollback' && !db.isTransaction) return { rows: [] };
    // Take the write lock right away, because upgrading a read lock later fails without waiting.
    const statement = db.prepare(sql === 'begin' && !readOnly ? 'begin immediate' : sql);
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) };
    return { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) };
  }
});

/** Sets the name of errors to SQLite's primary result code (https://sqlite.org/rescode.html), e.g. `SQLite 5`. */
function withSqliteErrorNames<Result>(callback: () => Result): Result {
  try {
    return callback();
  } catch (cause) {
    const { message, errcode = 0 } = Object(cause);
    throw Object.assign(new Error(message), { name: `SQLite ${errcode & 0xff}` });
  }
}
