import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { SqliteOptions, SqliteReply, SqliteRequest } from './sqliteDialect.ts';

// Runs SQLite in a thread of its own: node:sqlite blocks the thread it is called from.

const ROWS_PER_REPLY = 1_000;

const { file, readOnly, lockTimeoutMs, pragmas }: SqliteOptions = workerData;
const files = [file, `${file}-wal`];
const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;
let opened: { database: DatabaseSync; inodes: (number | undefined)[] } | undefined;
/** The rows of the last statement that were not sent yet. */
let unsent: unknown[] = [];

parentPort?.on('message', (request: SqliteRequest) => {
  if (request.kind === 'close') {
    opened?.database.close();
    return parentPort?.close();
  }
  parentPort?.postMessage(reply(request));
});

function reply(request: Exclude<SqliteRequest, { kind: 'close' }>): SqliteReply {
  if (request.kind === 'next') return nextRows();
  try {
    const { database, inodes } = (opened ??= openDatabase());
    const changes = run(database, request);
    // A sign-up in a file that was moved away would be acknowledged and lost.
    const moved = database.isTransaction
      ? undefined
      : files.find((path, index) => inodeOf(path) !== inodes[index]);
    if (moved === undefined) return { ...nextRows(), changes };
    const message = `${moved} was moved or replaced. Stop the server, put it back, start again.`;
    return { kind: 'error', message };
  } catch (cause) {
    const { message, errcode } = Object(cause);
    return { kind: 'error', message, errcode };
  }
}

function openDatabase() {
  const database = new DatabaseSync(file, { readOnly, timeout: lockTimeoutMs });
  try {
    for (const pragma of pragmas) database.exec(`pragma ${pragma}`);
    // The log is made by the first statement.
    database.prepare('select count(*) from sqlite_schema').get();
  } catch (cause) {
    database.close();
    throw cause;
  }
  return { database, inodes: files.map(inodeOf) };
}

/** Runs one statement; returns how many rows it changed. */
function run(
  database: DatabaseSync,
  { sql, parameters }: Extract<SqliteRequest, { kind: 'run' }>,
): number | undefined {
  // A full disk ends a transaction by itself. Then there is nothing to roll back.
  if (sql === 'rollback' && !database.isTransaction) return undefined;
  const statement = database.prepare(sql);
  unsent = [];
  if (statement.columns().length === 0) return Number(statement.run(...parameters).changes);
  unsent = statement.all(...parameters);
  return undefined;
}

/** Large results go in parts, because the receiving thread is blocked while it reads one. */
function nextRows(): Extract<SqliteReply, { kind: 'rows' }> {
  const rows = unsent.splice(0, ROWS_PER_REPLY);
  return { kind: 'rows', rows, hasMore: unsent.length > 0 };
}
