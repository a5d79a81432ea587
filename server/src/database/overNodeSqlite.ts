import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import type { Database } from './store.ts';

/** Kysely does not expect SQLite to undo a half-made migration, which it can. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Kysely with its own SQLite dialect, which knows better-sqlite3, over node:sqlite. */
export function overNodeSqlite(database: DatabaseSync): Database {
  const prepare = (given: string) => {
    // A full disk ends a transaction by itself; there is nothing left to roll back then.
    const isOver = given === 'rollback' && !database.isTransaction;
    const statement = database.prepare(isOver ? 'select 1' : given);
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
      run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
      iterate: (values: readonly unknown[]) => statement.iterate(...(values as SQLInputValue[])),
    };
  };
  const dialect = new SqliteDialect({ database: { close: () => database.close(), prepare } });
  dialect.createAdapter = () => new TransactionalAdapter();
  return new Kysely<unknown>({ dialect });
}
