import { reasonOf, UnusableStore } from './store.ts';

export const DAMAGED = 'is damaged. Move it away and restore a copy from the backups folder.';

/** Whether another program holds the file. */
export const isBusy = (cause: unknown): boolean => [5, 6].includes(sqliteCode(cause));

/** Why the file cannot be used and what to do, to follow `The sign-up store <file> `. */
export function complaint(cause: unknown): string {
  if (cause instanceof UnusableStore) return cause.message;
  if (isBusy(cause)) return 'is held by another program. Stop that program, then start again.';
  switch (sqliteCode(cause)) {
    case 11: // SQLITE_CORRUPT
    case 26: // SQLITE_NOTADB
      return DAMAGED;
    case 13: // SQLITE_FULL
      return 'cannot grow: the disk is full. Free some space, then start again.';
    default:
      // A copy that was restored as root belongs to root, and so do the files that SQLite makes beside it.
      return `cannot be opened for writing. Give it, its folder and all in it to the user who runs this program, with chown. (${reasonOf(cause)})`;
  }
}

/** SQLite's primary result code (https://sqlite.org/rescode.html), 0 when it is no SQLite error. */
function sqliteCode(cause: unknown): number {
  if (!(cause instanceof Error) || !('errcode' in cause)) return 0;
  return typeof cause.errcode === 'number' ? cause.errcode & 0xff : 0;
}
