import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { QueryResult } from 'kysely';
import { createNodeOnMessageCallback } from 'kysely-generic-sqlite/worker-helper-node';

// node:sqlite blocks its thread, so SQLite runs in a worker.

export type SqliteOptions = {
  file: string;
  readOnly: boolean;
  /** How long a statement waits for a lock that another program holds. */
  lockTimeoutMs: number;
  pragmas: readonly string[];
};

createNodeOnMessageCallback<SqliteOptions>(({ file, readOnly, lockTimeoutMs, pragmas }) => {
  const db = nameErrors(() => new DatabaseSync(file, { readOnly, timeout: lockTimeoutMs }));
  // The last statement creates the log.
  nameErrors(() => {
    for (const pragma of pragmas) db.exec(`pragma ${pragma}`);
    db.prepare('select count(*) from sqlite_schema').get();
  });
  const files = [file, `${file}-wal`];
  const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;
  const inodes = files.map(inodeOf);

  return {
    db,
    close: () => db.close(),
    query: (_isSelect, sql, parameters) => {
      const result = nameErrors(() => run(sql, parameters as SQLInputValue[]));
      // Otherwise a sign-up in a moved file would be acknowledged and lost.
      const moved = files.find((path, index) => inodeOf(path) !== inodes[index]);
      if (moved === undefined || db.isTransaction) return result;
      throw new Error(
        `${moved} was moved or replaced. Stop the server, put the file back, then start again.`,
      );
    },
  };

  function run(sql: string, parameters: SQLInputValue[]): QueryResult<unknown> {
    // A full disk already ended the transaction.
    if (sql === 'rollback' && !db.isTransaction) return { rows: [] };
    // Take the write lock at the start: upgrading a read lock later fails without waiting.
    const statement = db.prepare(sql === 'begin' && !readOnly ? 'begin immediate' : sql);
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) };
    return { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) };
  }
});

/** Puts SQLite's primary result code (https://sqlite.org/rescode.html) into the name of an error. */
function nameErrors<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    const { message, errcode = 0 } = Object(cause);
    throw Object.assign(new Error(message), { name: `SQLite ${errcode & 0xff}` });
  }
}
