import { stat } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from './reasonOf.ts';
import { SqliteError } from './sqliteThread.ts';

/** The file is there and holds nothing, not even a header. */
export class EmptyFile extends Error {}

/** Why the file cannot be opened and what to do, to follow `The sign-up store <file> `. */
export async function complaint(cause: unknown, file: string): Promise<string> {
  if (cause instanceof EmptyFile) {
    return 'is empty. Restore a copy from the backups folder, or remove the file to begin anew.';
  }
  switch (cause instanceof SqliteError ? cause.code : -1) {
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
      return 'is held by another program. Stop that program, then start again.';
    case 11: // SQLITE_CORRUPT
    case 26: // SQLITE_NOTADB
      return 'is damaged. Move it away and restore a copy from the backups folder.';
    case 13: // SQLITE_FULL
      return 'cannot grow: the disk is full. Free some space, then start again.';
    default:
      return `cannot be opened for writing. ${await advice(file)} (${reasonOf(cause)})`;
  }
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
