import { once } from 'node:events';
import type { SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';

export type SqliteOptions = {
  file: string;
  readOnly: boolean;
  /** How long a statement waits for a lock that another program holds. */
  lockTimeoutMs: number;
  pragmas: readonly string[];
};
export type SqliteRequest =
  | { kind: 'run'; sql: string; parameters: readonly SQLInputValue[] }
  | { kind: 'next' }
  | { kind: 'close' };
export type SqliteReply =
  | { kind: 'rows'; rows: unknown[]; hasMore: boolean; changes?: number | undefined }
  | { kind: 'error'; message: string; errcode?: number };

/** An error of SQLite; `errcode` is an extended result code (https://sqlite.org/rescode.html). */
export class SqliteError extends Error {
  readonly errcode: number;
  constructor(message: string, errcode: number) {
    super(message);
    this.errcode = errcode;
  }
}

/** A Kysely dialect for node:sqlite in a worker thread. The file is opened by the first query. */
export function sqliteInWorker(options: SqliteOptions): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new WorkerDriver(options),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Kysely's adapter doesn't know that SQLite can roll back a migration. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class WorkerDriver implements Driver {
  readonly #options: SqliteOptions;
  #connection: WorkerConnection | undefined;

  constructor(options: SqliteOptions) {
    this.#options = options;
  }

  async init() {
    const worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), {
      workerData: this.#options,
      execArgv: [],
    });
    await once(worker, 'online');
    this.#connection = new WorkerConnection(worker);
  }

  async acquireConnection() {
    if (this.#connection === undefined) throw new Error('The SQLite driver was not initialized.');
    return this.#connection;
  }

  // A transaction takes SQLite's lock at once: to take it later may fail without waiting.
  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(
      CompiledQuery.raw(this.#options.readOnly ? 'begin' : 'begin immediate'),
    );
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection() {}

  async destroy() {
    await this.#connection?.close();
  }
}

/** Kysely runs one query at a time on it. */
class WorkerConnection implements DatabaseConnection {
  readonly #worker: Worker;

  constructor(worker: Worker) {
    this.#worker = worker;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    let reply = await this.#ask({ kind: 'run', sql, parameters: parameters as SQLInputValue[] });
    const { changes } = reply;
    const rows = reply.rows;
    while (reply.hasMore) {
      reply = await this.#ask({ kind: 'next' });
      rows.push(...reply.rows);
    }
    return {
      rows: rows as Row[],
      ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
    };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  async close() {
    const exited = once(this.#worker, 'exit');
    this.#worker.postMessage({ kind: 'close' } satisfies SqliteRequest);
    await exited;
  }

  async #ask(request: SqliteRequest) {
    this.#worker.postMessage(request);
    // `once` rejects when the thread reports an error, as for a file that can't be opened.
    const [reply]: SqliteReply[] = await once(this.#worker, 'message');
    if (reply === undefined) throw new Error('SQLite gave no answer.');
    if (reply.kind === 'error') throw new SqliteError(reply.message, reply.errcode ?? 0);
    return reply;
  }
}
