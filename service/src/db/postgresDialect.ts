import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Row, RowList, Sql } from 'postgres';

/** A client with one connection; `onClose` is called each time that connection ends. */
export type OpenLine = (onClose: () => void) => Sql;

/**
 * Lets Kysely speak to PostgreSQL over a few lines of one connection each.
 *
 * Not over the client's own pool: a statement sent over a connection that was reserved there and
 * has died in between ends the whole process (github.com/porsager/postgres/issues/1208). Here each
 * line knows that its connection was lost, and says so before anything is written.
 *
 * @param silenceMs how long a statement may go unanswered. A server that vanishes without closing its
 *   connections would hold each line until the system gives up, a quarter of an hour later.
 */
export function postgresDialect(lines: number, open: OpenLine, silenceMs: number): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () =>
      createDriver(Array.from({ length: lines }, () => createLine(open, silenceMs))),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

type Line = DatabaseConnection & {
  /** @throws Error when the connection is lost, also while the statement is under way. */
  readonly send: (statement: string, parameters?: readonly unknown[]) => Promise<RowList<Row[]>>;
  /** Forgets that a connection was lost: the client makes a new one for what comes next. */
  readonly renew: () => void;
  readonly isLost: () => boolean;
  readonly close: () => Promise<void>;
};

const SECONDS_TO_FINISH = 5;

function createLine(open: OpenLine, silenceMs: number): Line {
  let lost = false;
  let fail: ((reason: Error) => void) | undefined;
  let client = connect();

  function connect(): Sql {
    const own = open(() => {
      if (own === client) lose();
    });
    return own;
  }

  function lose(): void {
    lost = true;
    fail?.(new ConnectionLost());
  }

  function hangUp(): void {
    const silent = client;
    client = connect();
    lose();
    void silent.end({ timeout: 0 });
  }

  async function send(statement: string, parameters: readonly unknown[] = []) {
    // Sent over the next connection, the rest of a transaction would stand alone.
    if (lost) throw new ConnectionLost();
    // The client forgets some statements whose connection ends, and their line would wait for ever.
    const loss = new Promise<never>((_, reject) => (fail = reject));
    const silence = setTimeout(hangUp, silenceMs);
    try {
      return await Promise.race([client.unsafe(statement, parameters.map(sqlValue)), loss]);
    } finally {
      clearTimeout(silence);
    }
  }

  return {
    send,
    renew: () => (lost = false),
    isLost: () => lost,
    close: () => client.end({ timeout: SECONDS_TO_FINISH }),
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      const result = await send(sql, parameters);
      // A command that touches no rows has no count, whatever its type says.
      const count: number | null = result.count;
      // The row's type is what the typed query says.
      return { rows: Array.from(result) as R[], numAffectedRows: BigInt(count ?? 0) };
    },
    streamQuery: () => {
      throw new Error('Read page by page: a line answers whole results.');
    },
  };
}

class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  override readonly message = 'The connection to PostgreSQL was lost.';
}

function createDriver(lines: readonly Line[]): Driver {
  const free = [...lines];
  const waiting: ((line: Line) => void)[] = [];
  const lineOf = (connection: DatabaseConnection) =>
    lines.find((line) => line === connection) ?? notOurs();

  return {
    init: () => Promise.resolve(),
    acquireConnection: async () => {
      const line = free.shift() ?? (await new Promise<Line>((resolve) => waiting.push(resolve)));
      line.renew();
      return line;
    },
    releaseConnection: (connection) => {
      const line = lineOf(connection);
      const next = waiting.shift();
      if (next === undefined) free.push(line);
      else next(line);
      return Promise.resolve();
    },
    beginTransaction: async (connection) => {
      await lineOf(connection).send('begin');
    },
    commitTransaction: async (connection) => {
      await lineOf(connection).send('commit');
    },
    // What was begun on a lost connection ended with it.
    rollbackTransaction: async (connection) => {
      const line = lineOf(connection);
      if (!line.isLost()) await line.send('rollback');
    },
    destroy: async () => {
      await Promise.all(lines.map(({ close }) => close()));
    },
  };
}

function sqlValue(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`The store keeps text and numbers only, not a ${typeof value}.`);
}

function notOurs(): never {
  throw new Error('That connection is not one of this store.');
}
