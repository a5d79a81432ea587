import { Worker } from 'node:worker_threads';
import { OPENING, type Answer, type Rows, type Statement, type Work } from './sqliteWork.ts';

/** The SQLite thread as the main thread sees it. */
export type SqliteThread = {
  /** One transaction; several that wait at the same time share one commit. */
  readonly write: (statements: readonly Statement[]) => Promise<Rows[]>;
  /** Outside a transaction: a read, VACUUM, a pragma. */
  readonly alone: (statement: Statement) => Promise<Rows>;
  readonly close: () => Promise<void>;
};

type Waiting = {
  readonly resolve: (results: Rows[]) => void;
  readonly reject: (reason: Error) => void;
};

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
export async function startSqliteThread(file: string): Promise<SqliteThread> {
  const worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), { workerData: file });
  const waiting = new Map<number, Waiting>();
  let lastId = OPENING;
  let dead: Error | undefined;

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
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('The sign-up store is closed.')));

  await answered(OPENING);
  return {
    write: (statements) => ask({ id: ++lastId, kind: 'write', statements }),
    alone: async (statement) => only(await ask({ id: ++lastId, kind: 'alone', statement })),
    close: async () => {
      if (dead !== undefined) return;
      await ask({ id: ++lastId, kind: 'close' });
      await worker.terminate();
    },
  };

  function ask(work: Work): Promise<Rows[]> {
    if (dead !== undefined) return Promise.reject(dead);
    const results = answered(work.id);
    worker.postMessage(work);
    return results;
  }

  function answered(id: number): Promise<Rows[]> {
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  }

  function failAll(reason: unknown) {
    dead = reason instanceof Error ? reason : new Error(String(reason));
    for (const { reject } of waiting.values()) reject(dead);
    waiting.clear();
  }
}

function only(results: readonly Rows[]): Rows {
  return results[0] ?? { rows: [], changes: 0 };
}
