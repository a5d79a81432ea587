import { Worker } from 'node:worker_threads';
import { OPENING, type Answer, type Rows, type Statement, type Work } from './sqliteWork.ts';

/** Writes the log back into the main file, and empties it. */
export const CHECKPOINT: Statement = { sql: 'pragma wal_checkpoint(truncate)', parameters: [] };

/** The SQLite thread as the main thread sees it; one that dies is started again when it is needed. */
export type SqliteThread = Awaited<ReturnType<typeof startSqliteThread>>;

/** An SQLite error; `code` is the primary result code (https://sqlite.org/rescode.html). */
export class SqliteError extends Error {
  readonly code: number;
  constructor(message: string, code: number) {
    super(message);
    this.name = 'SqliteError';
    this.code = code;
  }
}

/**
 * Starts the thread and opens the file.
 * @throws SqliteError when the file cannot be opened.
 */
export async function startSqliteThread(file: string) {
  let isClosed = false;
  let connection: ReturnType<typeof openConnection> | undefined;

  await connect();
  return {
    /** One transaction; several that wait at the same time share one commit. */
    write: (statements: readonly Statement[]) => ask('write', statements),
    /** Outside a transaction: a read, VACUUM, a pragma. */
    alone: (statement: Statement) => ask('alone', [statement]),
    /** Never rejects: what could not be written back stays in SQLite's log for the next start. */
    close: async (): Promise<void> => {
      isClosed = true;
      const open = await connection?.catch(() => undefined);
      await open?.ask('close', [CHECKPOINT]).catch(() => {});
      await open?.end();
    },
  };

  async function ask(kind: Work['kind'], statements: readonly Statement[]): Promise<Rows[]> {
    if (isClosed) throw new Error('The sign-up store is closed.');
    return (await connect()).ask(kind, statements);
  }

  function connect() {
    connection ??= openConnection(file, () => (connection = undefined));
    return connection;
  }
}

async function openConnection(file: string, onEnd: () => void) {
  const worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), { workerData: file });
  const waiting = new Map<number, PromiseWithResolvers<Rows[]>>();
  let lastId = OPENING;
  let reason: unknown = new Error('The SQLite thread ended.');

  worker.on('message', (answer: Answer) => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    switch (answer.kind) {
      case 'done':
        return asker?.resolve(answer.results);
      case 'failed':
        return asker?.reject(new SqliteError(answer.message, answer.code));
    }
  });
  worker.on('error', (cause) => (reason = cause));
  worker.on('exit', () => {
    onEnd();
    for (const { reject } of waiting.values()) reject(reason);
  });

  await answered(OPENING);
  return {
    ask: (kind: Work['kind'], statements: readonly Statement[]) => {
      const work: Work = { id: ++lastId, kind, statements };
      const results = answered(work.id);
      worker.postMessage(work);
      return results;
    },
    end: () => worker.terminate(),
  };

  function answered(id: number): Promise<Rows[]> {
    const asker = Promise.withResolvers<Rows[]>();
    waiting.set(id, asker);
    return asker.promise;
  }
}
