import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely';

/** Kysely's own SQLite dialect over node:sqlite. */
export function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  const dialect = new SqliteDialect({ database: likeBetterSqlite(database) });
  // Kysely does not expect SQLite to undo a half-made migration, which it can.
  const adapter = new SqliteAdapter();
  Object.defineProperty(adapter, 'supportsTransactionalDdl', { value: true });
  dialect.createAdapter = () => adapter;
  return dialect;
}

/** Kysely knows better-sqlite3, which names the same things otherwise. */
function likeBetterSqlite(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (given) => {
      // A full disk ends a transaction by itself; there is nothing left to roll back then.
      const isOver = given === 'rollback' && !database.isTransaction;
      const statement = database.prepare(isOver ? 'select 1' : given);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
