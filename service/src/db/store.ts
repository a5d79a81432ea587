import type { Compilable, Kysely, QueryResult } from 'kysely';
import type { Tables } from './schema.ts';

/** The one place where sign-ups are kept: an SQLite file or a PostgreSQL database. */
export type Store = {
  /** For single statements; several that belong together go through `atomically`. */
  readonly db: Kysely<Tables>;
  /** What a person is told about where the data is; never holds a password. */
  readonly place: string;
  /** Whether rows can be locked one by one, because several programs write at the same time. */
  readonly locksRows: boolean;
  /** Runs the statements in one transaction: all of them are kept, or none. */
  readonly atomically: (statements: readonly Compilable[]) => Promise<QueryResult<unknown>[]>;
  /**
   * Removes what deleted rows left behind in the database's files.
   * @throws Error when another program holds the file, or there is no space for it.
   */
  readonly scrub: () => Promise<void>;
  /**
   * Writes a complete copy while the store is in use.
   * @param file a path that does not exist yet.
   * @throws Error on PostgreSQL, which has `pg_dump` for it.
   */
  readonly copyTo: (file: string) => Promise<void>;
  /** @throws Error when the store does not answer, or could not write the last time and still cannot. */
  readonly check: () => Promise<void>;
  /** Never rejects. */
  readonly close: () => Promise<void>;
};

/** A store as SQLite or PostgreSQL gives it; its tables may still be missing or old. */
export type Engine = Omit<Store, 'check'>;
