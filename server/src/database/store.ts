import { open, rename, rm } from 'node:fs/promises';
import type { Kysely, RawBuilder } from 'kysely';

/** What queries run on: all are SQL, and say themselves what their rows are. */
export type Database = Kysely<unknown>;

/** The one place where sign-ups and counts are kept: an SQLite file or a PostgreSQL database. */
export type Store = {
  engine: 'sqlite' | 'postgres';
  /** What a person is told about where the data is; never holds a password. */
  place: string;
  /**
   * Runs queries, all or nothing; the work may be run again, so it changes nothing but the database.
   * @throws Error when they were not kept, or when it is not known whether they were.
   */
  transaction: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  /** Runs one statement in the same way, and returns its rows. */
  query: <Row>(statement: RawBuilder<Row>) => Promise<Row[]>;
  /** @throws Error when the store does not answer, or cannot write, as on a full disk. */
  check: () => Promise<unknown>;
  /**
   * Removes what deleted sign-ups left behind in the database's files.
   * @throws Error when another session still reads them, or there is no space for it.
   */
  scrub: () => Promise<void>;
  /**
   * Writes a complete copy while the store is in use.
   * @throws Error on PostgreSQL, which has `pg_dump` for it.
   */
  copyTo: (file: string) => Promise<void>;
  /** Never rejects. */
  close: () => Promise<void>;
};

/** What each of the two databases does in its own way. */
export type Engine = Omit<Store, 'transaction' | 'query' | 'check'> & {
  run: Store['transaction'];
};

/** Brings the tables up to date, or makes sure that they are. */
export type Prepare = (db: Database) => Promise<void>;

/** Why a store cannot be used and what to do; follows `The sign-up store <place> `. */
export class UnusableStore extends Error {}

/** An error's own words for a person; of one that has none, such as several in one, its code. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}

/**
 * Writes a file that appears under its name when it is whole and on the disk, readable by its owner
 * only. A program that is killed meanwhile leaves `<file>.unfinished`, which the next one replaces.
 * @param fill writes the contents into an empty file.
 */
export async function writeWholeFile(
  file: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    await fill(unfinished);
    await handle.sync();
    await rename(unfinished, file);
  } finally {
    await handle.close();
    await rm(unfinished, { force: true });
  }
}
