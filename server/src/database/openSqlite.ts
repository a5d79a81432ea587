import { existsSync, statSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { overNodeSqlite } from './overNodeSqlite.ts';
import { reasonOf, UnusableStore, writeWholeFile } from './store.ts';
import type { Database, Engine, Prepare } from './store.ts';

// A visitor waits for this and for one commit: two seconds at most.
const VISITORS_TIMEOUT_MS = 1_500;
// Another server that starts at the same time may have a large store to bring up to date.
const START_TIMEOUT_MS = 60_000;
const STEP_MS = 50;

const DAMAGED = 'is damaged. Move it away and restore a copy from the backups folder.';
const HELD = 'is held by another program. Stop that program, then start again.';
/** By SQLite's primary result codes (https://sqlite.org/rescode.html). */
const COMPLAINTS: Readonly<Record<number, string>> = {
  5: HELD,
  11: DAMAGED,
  13: 'cannot grow: the disk is full. Free some space, then start again.',
  26: DAMAGED,
};

/**
 * Opens the file, readable by its owner only; makes it where there is none, if a server asks.
 * @throws Error with one sentence for the owner.
 */
export async function openSqlite(
  file: string,
  isServer: boolean,
  prepare: Prepare,
): Promise<Engine> {
  if (!isServer && !existsSync(file)) {
    throw new Error(
      `There are no sign-ups in ${path.dirname(file)}. Set DATA_DIR to the folder of the server that keeps them.`,
    );
  }
  try {
    // The last folder alone: asked for all, Node never answers where there can be none, as in /proc.
    await mkdir(path.dirname(file), { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    const limit = isServer ? START_TIMEOUT_MS : VISITORS_TIMEOUT_MS;
    return createEngine(file, await whenFree(limit, () => openFile(file, prepare)));
  } catch (cause) {
    throw new Error(`The sign-up store ${file} ${complaint(cause)}`, { cause });
  }
}

/** @throws Error of SQLite when the file is not whole or cannot be written. */
async function openFile(file: string, prepare: Prepare): Promise<Database> {
  // Time-out 0: SQLite itself would wait for a lock by stopping the whole process.
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // SQLite gives the files that it makes beside this one the same rights.
    await chmod(file, 0o600);
    // FULL: a commit is on the disk before it is acknowledged. secure_delete: deleted rows become
    // zeros. temp_store: a VACUUM must not leave a copy in the system's temporary folder.
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; ' +
        'pragma temp_store = memory; pragma trusted_schema = off;',
    );
    const check = database.prepare('pragma integrity_check(1)').get();
    if (check?.['integrity_check'] !== 'ok') throw new UnusableStore(DAMAGED);
    const db = overNodeSqlite(database);
    await prepare(db);
    return db;
  } catch (cause) {
    database.close();
    throw cause;
  }
}

function createEngine(file: string, db: Database): Engine {
  const files = [file, `${file}-wal`];
  const identity = (each: string) => statSync(each, { throwIfNoEntry: false })?.ino;
  const opened = files.map(identity);
  let last: Promise<unknown> = Promise.resolve();
  // Calls run one after the other, and the server handles other requests between them: SQLite blocks the
  // process, and each of fifty sign-ups at once waits for the disk.
  const run: Engine['run'] = async (work) => {
    const result = await whenFree(VISITORS_TIMEOUT_MS, () => {
      const mine = last.then(() => nextTurn()).then(() => work(db));
      last = mine.catch(() => {});
      return mine;
    });
    // A sign-up in a file that was moved away would be acknowledged and lost.
    const moved = files.find((each, index) => identity(each) !== opened[index]);
    if (moved === undefined) return result;
    throw new Error(`${moved} was moved or replaced. Stop the server, put it back, start again.`);
  };
  return {
    engine: 'sqlite',
    place: file,
    run,
    scrub: () => run(scrub),
    copyTo: (copy) =>
      writeWholeFile(copy, async (unfinished) => {
        await run((all) => sql`vacuum into ${unfinished}`.execute(all));
      }),
    close: () => db.destroy(),
  };
}

/**
 * Rewrites every page, because half-used ones keep copies of rows that were once moved, and empties the log.
 * Nothing else is done meanwhile: half a second for 300,000 sign-ups.
 */
async function scrub(db: Database): Promise<void> {
  await sql`vacuum`.execute(db);
  const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
  const [emptied] = (await checkpoint.execute(db)).rows;
  if (emptied?.busy !== 0) throw new Error('Another program is reading the store.');
}

/** Why the file cannot be used and what to do; follows `The sign-up store <file> `. */
function complaint(cause: unknown): string {
  if (cause instanceof UnusableStore) return cause.message;
  const code = cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) & 0xff : 0;
  // A copy that was restored as root belongs to root, and so do the files that SQLite makes beside it.
  return (
    COMPLAINTS[code] ??
    `cannot be opened for writing. Give it, its folder and all in it to the user who runs this program, with chown. (${reasonOf(cause)})`
  );
}

/** Repeats work while another program holds SQLite's lock, without blocking the process. */
async function whenFree<Result>(limitMs: number, work: () => Promise<Result>): Promise<Result> {
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
