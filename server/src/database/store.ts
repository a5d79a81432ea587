import { open, rename, rm } from 'node:fs/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** A delete delays sign-ups behind it, so large ones run in parts. */
export const ROWS_PER_DELETE = 25;

/** Where sign-ups and counts are kept: an SQLite file or a PostgreSQL database. */
export type Store = Engine & {
  /**
   * Runs a short transaction. Waits at most four seconds for its turn.
   * @throws Error if the changes were not saved, or it is unknown whether they were.
   */
  write: <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;
  /**
   * Checks the store without writing.
   * @throws Error if the database doesn't answer, or the last write failed.
   */
  check: () => Promise<void>;
  /**
   * Checks the store for damage, first quickly, then fully. Takes seconds in a large store. If it finds damage,
   * `write` and `check` reject from then on.
   * @throws Error that says what is wrong and what to do.
   */
  inspect: () => Promise<void>;
  /** Whether `inspect` has ended. SQLite's log can't shrink while it reads. */
  isInspected: () => boolean;
  /** Repeats a write after one failed, so that `check` notices a recovery. */
  retryFailedWrite: () => Promise<void>;
};

/** What differs between SQLite and PostgreSQL. */
export type Engine = {
  engine: 'sqlite' | 'postgres';
  /** The file or address to show, without a password. */
  location: string;
  db: Kysely<Database>;
  /** Read-only, with its own connections: long queries don't delay `db`. */
  reader: Kysely<Database>;
  /**
   * Removes the bytes of deleted rows.
   * @throws Error if it could not.
   */
  eraseDeleted: () => Promise<void>;
  /** Returns a sentence about damage in the files, or undefined. */
  findDamage: (check: 'quick' | 'full') => Promise<string | undefined>;
  /**
   * Writes a complete copy while the store is in use.
   * @throws Error on PostgreSQL, which has `pg_dump`.
   */
  copyTo: (file: string) => Promise<void>;
  /** Never rejects. */
  close: () => Promise<void>;
};

/** What is wrong with a store and what to do. Follows `The sign-up store <location> `. */
export class UnusableStoreError extends Error {}

/** Returns an error's message, or its code if it has none, such as an AggregateError. */
export function getErrorMessage(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}

/**
 * Writes a file that only its owner can read, and renames it to its name once it is complete and on disk. If killed,
 * leaves `<file>.unfinished`, which the next call replaces.
 * @param fill writes the contents into an empty file.
 */
export async function writeFileAtomically(
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
