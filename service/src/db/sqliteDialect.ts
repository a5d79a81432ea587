import type { SQLInputValue } from 'node:sqlite';
import {
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { SqliteThread } from './sqliteThread.ts';
import type { Statement } from './sqliteWork.ts';

/** Lets Kysely speak to the SQLite thread; transactions go through `Store.atomically`. */
export function sqliteDialect(thread: SqliteThread): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(thread),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function createDriver(thread: SqliteThread): Driver {
  const connection = createConnection(thread);
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: () => thread.close(),
  };
}

function createConnection(thread: SqliteThread): DatabaseConnection {
  return {
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      const statement = statementOf(query);
      const isRead = SelectQueryNode.is(query.query);
      const [result] = await (isRead ? thread.alone(statement) : thread.write([statement]));
      // The row's type is what the typed query says; the database is this program's own.
      return (result ?? { rows: [] }) as QueryResult<Row>;
    },
    streamQuery: () => {
      throw new Error('Read page by page: the SQLite thread answers whole results.');
    },
  };
}

function refuse(): Promise<void> {
  return Promise.reject(new Error('Use store.atomically for statements that belong together.'));
}

/** @throws TypeError on a value that is neither text nor a number nor null. */
export function statementOf({ sql, parameters }: CompiledQuery): Statement {
  return { sql, parameters: parameters.map(sqlValue) };
}

function sqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`The store keeps text and numbers only, not a ${typeof value}.`);
}
