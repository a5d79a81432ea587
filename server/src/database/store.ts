import { open, rename, rm } from 'node:fs/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Keep delete batches small, because each batch blocks sign-ups. */
export const ROWS_PER_DELETE = 25;

/** Stores sign-ups and counts in a SQLite file or a PostgreSQL database. */
export type Store = Engine & {
  /**
   * Runs a short transaction. Waits up to four seconds for a free connection.
   * @throws Error if the changes weren't (or may not have been) saved.
   */
  write: <Result>(callback: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;
  /**
   * Checks the store without writing.
   * @throws Error if the database doesn't respond, or the last write failed.
   */
  check: () => Promise<void>;
  /**
   * Checks the store for corruption, which takes seconds if the store is large. If it's corrupt, `write` and `check`
   * reject from then on.
   * @throws Error with a message for the owner.
   */
  inspect: () => Promise<void>;
  /** Returns whether `inspect` is done. Until then, SQLite can't truncate its log. */
  isInspected: () => boolean;
  /** Writes again if the last write failed, so `check` notices when the store recovers. */
  retryFailedWrite: () => Promise<void>;
};

/** The parts of a store that depend on the database engine. */
export type Engine = {
  engine: 'sqlite' | 'postgres';
  /** File or URL for messages, without a password. */
  location: string;
  db: Kysely<Database>;
  /** Read-only. Uses separate connections, so long queries don't delay `db`. */
  reader: Kysely<Database>;
  /**
   * Erases deleted rows from disk.
   * @throws Error if some of their bytes may still be there.
   */
  eraseDeleted: () => Promise<void>;
  /** Returns an error message if the files are corrupt. */
  findCorruption: () => Promise<string | undefined>;
  /**
   * Copies the store while it's in use.
   * @throws Error on PostgreSQL, because `pg_dump` already does that.
   */
  copyTo: (file: string) => Promise<void>;
  /** Never rejects. */
  close: () => Promise<void>;
};

/** The message completes a sentence that starts with `The sign-up store <location>`. */
export class UnusableStoreError extends Error {}

/** Falls back to the error's code if the message is empty, as in an AggregateError. */
export function getErrorMessage(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}

/**
 * Writes a file that only its owner can read. Writes to `<file>.unfinished` and renames it once it's on disk, so `file`
 * is always complete.
 * @param writeContent receives the path of the empty temporary file.
 */
export async function writeFileAtomically(
  file: string,
  writeContent: (temporaryFile: string) => Promise<void>,
): Promise<void> {
  const temporaryFile = `${file}.unfinished`;
  await rm(temporaryFile, { force: true });
  const handle = await open(temporaryFile, 'wx', 0o600);
  try {
    await writeContent(temporaryFile);
    await handle.sync();
    await rename(temporaryFile, file);
  } finally {
    await handle.close();
    await rm(temporaryFile, { force: true });
  }
}
