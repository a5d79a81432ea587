import { open, rename, rm } from 'node:fs/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** A delete holds up the sign-ups behind it, so large ones are made in parts of so many rows. */
export const ROWS_PER_DELETE = 25;

/** Where sign-ups and counts are kept: an SQLite file or a PostgreSQL database. */
export type Store = Engine & {
  /**
   * Runs a short transaction. It waits at most four seconds for its turn.
   * @throws Error when the changes were not saved, or it's unknown whether they were.
   */
  write: <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;
  /**
   * Reads, and never writes.
   * @throws Error when the database doesn't answer, or the last write failed.
   */
  check: () => Promise<void>;
  /**
   * Checks, and looks for damage, quickly and then fully. Takes seconds in a large store. Once damage is
   * found, `write` and `check` reject.
   * @throws Error that says what is wrong and what to do.
   */
  inspect: () => Promise<void>;
  /** Whether `inspect` has ended. SQLite's log only grows while it reads. */
  isInspected: () => boolean;
  /** Tries a write after one failed, so that `check` notices when the store works again. */
  retryFailedWrite: () => Promise<void>;
};

/** What SQLite and PostgreSQL do each in their own way. */
export type Engine = {
  engine: 'sqlite' | 'postgres';
  /** The file or address to show to people, without a password. */
  place: string;
  db: Kysely<Database>;
  /** Read-only, on connections of its own: long queries here don't delay `db`. */
  reader: Kysely<Database>;
  /**
   * Removes the bytes of deleted rows by the database's own means.
   * @throws Error when they could not be removed.
   */
  eraseDeleted: () => Promise<void>;
  /** Looks for damage in the files; returns a sentence about it, or undefined. */
  findDamage: (check: 'quick' | 'full') => Promise<string | undefined>;
  /**
   * Writes a complete copy while the store is in use.
   * @throws Error on PostgreSQL, which has `pg_dump`.
   */
  copyTo: (file: string) => Promise<void>;
  /** Never rejects. */
  close: () => Promise<void>;
};

/** Why a store can't be used and what to do. Follows `The sign-up store <place> `. */
export class UnusableStore extends Error {}

/** The message of an error; the code of one without a message, such as an AggregateError. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}

/**
 * Writes a file that gets its name once it is complete and on disk, readable by its owner only. If
 * the program is killed meanwhile, it leaves `<file>.unfinished`, which the next one replaces.
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
