import { stat } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf, UnusableStore } from './store.ts';

export const DAMAGED = 'is damaged. Move it away and restore a copy from the backups folder.';
const BUSY_CODES = [5, 6];

/** Whether another program holds the file. */
export const isBusy = (cause: unknown): boolean => BUSY_CODES.includes(sqliteCode(cause));

/** Why the file cannot be used and what to do, to follow `The sign-up store <file> `. */
export async function complaint(cause: unknown, file: string): Promise<string> {
  if (cause instanceof UnusableStore) return cause.message;
  if (isBusy(cause)) return 'is held by another program. Stop that program, then start again.';
  switch (sqliteCode(cause)) {
    case 11: // SQLITE_CORRUPT
    case 26: // SQLITE_NOTADB
      return DAMAGED;
    case 13: // SQLITE_FULL
      return 'cannot grow: the disk is full. Free some space, then start again.';
    default:
      return `cannot be opened for writing. ${await advice(file)} (${reasonOf(cause)})`;
  }
}

/** SQLite's primary result code (https://sqlite.org/rescode.html), 0 when it is no SQLite error. */
function sqliteCode(cause: unknown): number {
  if (!(cause instanceof Error) || !('errcode' in cause)) return 0;
  return typeof cause.errcode === 'number' ? cause.errcode & 0xff : 0;
}

/** A copy that was restored as root belongs to root, and so do the files that SQLite makes beside it. */
async function advice(file: string): Promise<string> {
  const user = process.getuid?.();
  const folder = path.dirname(file);
  for (const place of [file, `${file}-wal`, `${file}-shm`, folder]) {
    const owner = await stat(place).catch(() => undefined);
    if (user !== undefined && owner !== undefined && owner.uid !== user) {
      const name = owner.uid === 0 ? 'root' : `user ${owner.uid}`;
      return `${place} belongs to ${name}, but this program runs as user ${user}. As root: chown -R ${user} ${folder}`;
    }
  }
  return 'Check its owner and rights.';
}
