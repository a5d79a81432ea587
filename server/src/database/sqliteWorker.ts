import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { QueryResult } from 'kysely';
import { createNodeOnMessageCallback } from 'kysely-generic-sqlite/worker-helper-node';

// Runs SQLite in a thread of its own, because node:sqlite blocks the thread that calls it.

export type SqliteOptions = {
  file: string;
  readOnly: boolean;
  /** How long a statement waits for a lock that another program holds. */
  lockTimeoutMs: number;
  pragmas: readonly string[];
};

createNodeOnMessageCallback<SqliteOptions>(({ file, readOnly, lockTimeoutMs, pragmas }) => {
  const db = nameErrors(() => new DatabaseSync(file, { readOnly, timeout: lockTimeoutMs }));
  // The last statement makes the log.
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
      // A sign-up in a file that was moved away would be acknowledged and lost.
      const moved = files.find((path, index) => inodeOf(path) !== inodes[index]);
      if (moved === undefined || db.isTransaction) return result;
      throw new Error(`${moved} was moved or replaced. Stop the server, put it back, start again.`);
    },
  };

  function run(sql: string, parameters: SQLInputValue[]): QueryResult<unknown> {
    // A full disk ends a transaction by itself. Then there is nothing to roll back.
    if (sql === 'rollback' && !db.isTransaction) return { rows: [] };
    // A transaction takes the lock at once: to take it later may fail without waiting.
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
