import type { StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile } from './sqliteFile.ts';
import { OPENING, type Answer, type Rows, type Statement, type Work } from './sqliteWork.ts';

// The SQLite thread. SQLite's calls block, so they get a thread of their own: on the main one a
// locked file would stop every visitor for as long as the lock lasts. What arrives while the disk is
// busy shares one commit: the disk is waited for once, not once for each sign-up.

// Sign-ups that share one commit, and so one wait for the disk.
const MAX_GROUP = 500;
const MAX_PREPARED = 100;

const port = parentPort;
if (port === null) throw new Error('sqliteWorker.ts runs only as a worker thread.');

const prepared = new Map<string, StatementSync>();
const queue: Work[] = [];
const { db, requireFile } = open(String(workerData));

port.on('message', (work: Work) => {
  // Whatever arrives while the disk is busy is taken together at the next turn.
  if (queue.push(work) === 1) setImmediate(drain);
});

function open(file: string) {
  try {
    const opened = openSqliteFile(file);
    port?.postMessage({ id: OPENING, kind: 'done', results: [] });
    return opened;
  } catch (cause) {
    port?.postMessage(failure(OPENING, cause));
    // Not thrown: an uncaught error travels apart from messages, and may arrive before the reason.
    return process.exit();
  }
}

function drain() {
  while (queue.length > 0) {
    const group = takeWrites();
    if (group.length > 0) commit(group);
    const next = queue[0];
    if (next === undefined || next.kind === 'write') continue;
    queue.shift();
    runAlone(next);
  }
}

function takeWrites(): Work[] {
  const writes: Work[] = [];
  for (const work of queue) {
    if (work.kind !== 'write' || writes.length === MAX_GROUP) break;
    writes.push(work);
  }
  queue.splice(0, writes.length);
  return writes;
}

/** One transaction for the group; a write that fails undoes itself and not its neighbours. */
function commit(group: readonly Work[]) {
  const answers: Answer[] = [];
  try {
    db.exec('begin immediate');
    for (const write of group) answers.push(attempt(write));
    requireFile();
    db.exec('commit');
  } catch (cause) {
    if (db.isTransaction) db.exec('rollback');
    for (const { id } of group) port?.postMessage(failure(id, cause));
    return;
  }
  for (const answer of answers) port?.postMessage(answer);
}

function attempt({ id, statements }: Work): Answer {
  db.exec('savepoint attempt');
  try {
    const results = statements.map(run);
    db.exec('release attempt');
    return { id, kind: 'done', results };
  } catch (cause) {
    // A full disk ends the whole transaction: then nobody in the group may be told "done".
    if (!db.isTransaction) throw cause;
    db.exec('rollback to attempt; release attempt');
    return failure(id, cause);
  }
}

function runAlone({ id, kind, statements }: Work) {
  try {
    if (kind === 'alone') requireFile();
    const results = statements.map(run);
    if (kind === 'close') db.close();
    port?.postMessage({ id, kind: 'done', results });
    if (kind === 'close') port?.close();
  } catch (cause) {
    port?.postMessage(failure(id, cause));
  }
}

function run({ sql, parameters }: Statement): Rows {
  const statement = prepared.get(sql) ?? prepare(sql);
  if (statement.columns().length > 0) {
    const rows = statement.all(...parameters);
    return { rows, numAffectedRows: BigInt(rows.length) };
  }
  return { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) };
}

function prepare(sql: string): StatementSync {
  if (prepared.size >= MAX_PREPARED) prepared.clear();
  const statement = db.prepare(sql);
  prepared.set(sql, statement);
  return statement;
}

function failure(id: number, cause: unknown): Answer {
  const message = cause instanceof Error ? cause.message : String(cause);
  return { id, kind: 'failed', message, code: sqliteCode(cause) };
}

/** SQLite's primary result code (https://sqlite.org/rescode.html), 0 when it is no SQLite error. */
function sqliteCode(cause: unknown): number {
  if (!(cause instanceof Error) || !('errcode' in cause)) return 0;
  return typeof cause.errcode === 'number' ? cause.errcode & 0xff : 0;
}
