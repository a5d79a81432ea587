import { setTimeout } from 'node:timers/promises';
import { reasonOf, UnusableStore } from './store.ts';

export const DAMAGED = 'is damaged. Move it away and restore a copy from the backups folder.';
const HELD = 'is held by another program. Stop that program, then start again.';
/** By SQLite's primary result codes (https://sqlite.org/rescode.html). */
const COMPLAINTS: Readonly<Record<number, string>> = {
  5: HELD,
  11: DAMAGED,
  13: 'cannot grow: the disk is full. Free some space, then start again.',
  26: DAMAGED,
};
const STEP_MS = 50;

/** Why the file cannot be used and what to do, to follow `The sign-up store <file> `. */
export function complaint(cause: unknown): string {
  if (cause instanceof UnusableStore) return cause.message;
  const code = cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) & 0xff : 0;
  // A copy that was restored as root belongs to root, and so do the files that SQLite makes beside it.
  return (
    COMPLAINTS[code] ??
    `cannot be opened for writing. Give it, its folder and all in it to the user who runs this program, with chown. (${reasonOf(cause)})`
  );
}

/**
 * Runs SQLite work again while another program holds the lock, and lets everybody else be served between
 * the tries.
 * @throws what SQLite says when the time is over.
 */
export async function whenFree<Result>(
  limitMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + limitMs;
  for (;;) {
    try {
      return await work();
    } catch (cause) {
      if (complaint(cause) !== HELD || performance.now() > end) throw cause;
    }
    await setTimeout(STEP_MS);
  }
}
