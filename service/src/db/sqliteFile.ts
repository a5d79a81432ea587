import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

// A visitor waits this long for a lock that another program holds.
const BUSY_TIMEOUT_MS = 2_000;
const SQLITE_CORRUPT = 11;

/**
 * Opens the file and makes sure that it is whole and can be written.
 * @throws Error of SQLite, with its `errcode`.
 */
export function openSqliteFile(file: string) {
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  // FULL: a commit is on the disk before it is acknowledged. secure_delete: deleted rows become
  // zeros. temp_store: a VACUUM must not leave a copy in the system's temporary folder.
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; ' +
      'pragma temp_store = memory; pragma trusted_schema = off;',
  );
  const check = db.prepare('pragma quick_check(1)').get();
  if (check?.['quick_check'] !== 'ok') {
    throw Object.assign(new Error(String(check?.['quick_check'])), { errcode: SQLITE_CORRUPT });
  }
  // Fails now, and not at the first sign-up, when the file cannot be written.
  db.exec('begin immediate; rollback;');
  const opened = statSync(file);
  return {
    db,
    /** @throws Error when the file was taken away: what is written to it would be thanked for and lost. */
    requireFile: (): void => {
      const { dev, ino } = statSync(file, { throwIfNoEntry: false }) ?? {};
      if (dev === opened.dev && ino === opened.ino) return;
      throw new Error(
        `The sign-up store ${file} is no longer there. Put it back, then restart the service.`,
      );
    },
  };
}
