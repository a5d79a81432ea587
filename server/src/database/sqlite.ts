import { existsSync, statSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { makeFolder, OWNER_ONLY, watchFiles, writeWholeFile } from './files.ts';
import { nodeSqliteDialect } from './nodeSqliteDialect.ts';
import { complaint, DAMAGED } from './sqliteErrors.ts';
import { UnusableStore, type Prepare, type Store } from './store.ts';
import type { Tables } from './tables.ts';
import { whenFree } from './whenFree.ts';

type SqliteStore = Omit<Store, 'check'>;

const EMPTY = 'is empty. Restore a copy from the backups folder, or remove the file to begin anew.';
// Another server that starts at the same time may have a large store to bring up to date.
const LOCK_LIMIT_MS = 60_000;

/**
 * Opens the file, readable by its owner only.
 * @param isServer whether to make it where there is none.
 * @throws Error with one sentence for the owner.
 */
export async function openSqlite(
  file: string,
  isServer: boolean,
  prepare: Prepare,
): Promise<SqliteStore> {
  const folder = path.dirname(file);
  if (isServer) await makeFolder(folder);
  else if (!existsSync(file)) {
    throw new Error(
      `There are no sign-ups in ${folder}. Set DATA_DIR to the folder of the server that keeps them.`,
    );
  }
  try {
    if (!isServer) return await openFile(file, prepare);
    return await withLock(path.join(folder, 'sign-ups.lock'), async () => {
      if (!existsSync(file)) await createFile(file);
      return openFile(file, prepare);
    });
  } catch (cause) {
    throw new Error(`The sign-up store ${file} ${complaint(cause)}`, { cause });
  }
}

/** Runs work while no other program does under the same lock; the system ends it with the process. */
async function withLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  await writeFile(lock, '', { flag: 'a', mode: OWNER_ONLY });
  const database = new DatabaseSync(lock, { timeout: 0 });
  try {
    await whenFree(async () => database.exec('begin exclusive'), LOCK_LIMIT_MS);
    return await work();
  } finally {
    database.close();
  }
}

/** Makes the file under its name in one step, so that one of 0 bytes is always one that was cut. */
async function createFile(file: string): Promise<void> {
  await writeWholeFile(file, async (unfinished) => {
    const database = new DatabaseSync(unfinished);
    database.exec('pragma journal_mode = wal');
    database.close();
  });
}

async function openFile(file: string, prepare: Prepare): Promise<SqliteStore> {
  // SQLite would take an empty file for a new database, and nobody would notice the loss.
  if (statSync(file).size === 0) throw new UnusableStore(EMPTY);
  await chmod(file, OWNER_ONLY);
  const database = await whenFree(async () => openChecked(file));
  const requireFiles = watchFiles([file, `${file}-wal`]);
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) });
  const inTurn = createQueue();
  const run: SqliteStore['run'] = (work) =>
    whenFree(() =>
      inTurn(async () => {
        const result = await work(db);
        requireFiles();
        return result;
      }),
    );
  const close = async () => {
    if (database.isOpen) database.close();
  };
  try {
    await run(prepare);
  } catch (cause) {
    await close();
    throw cause;
  }
  return {
    engine: 'sqlite',
    place: file,
    run,
    scrub: () => run(scrub),
    copyTo: (copy) =>
      writeWholeFile(copy, async (unfinished) => {
        await run((db) => sql`vacuum into ${unfinished}`.execute(db));
      }),
    close,
  };
}

/** @throws Error of SQLite when the file is not whole or cannot be written. */
function openChecked(file: string): DatabaseSync {
  // Time-out 0: SQLite itself would wait for a lock by stopping the whole process.
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // FULL: a commit is on the disk before it is acknowledged. secure_delete: deleted rows become
    // zeros. temp_store: a VACUUM must not leave a copy in the system's temporary folder.
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; ' +
        'pragma temp_store = memory; pragma trusted_schema = off;',
    );
    const check = database.prepare('pragma integrity_check(1)').get();
    if (check?.['integrity_check'] !== 'ok') throw new UnusableStore(DAMAGED);
    // Fails now, and not at the first sign-up, when the file cannot be written.
    database.exec('begin immediate; rollback');
    return database;
  } catch (cause) {
    database.close();
    throw cause;
  }
}

/**
 * Runs one work after the other, and lets the server answer others between: SQLite's calls block, and of
 * fifty sign-ups at once each waits for the disk.
 */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(() => nextTurn()).then(work);
    last = mine.catch(() => {});
    return mine;
  };
}

/**
 * Rewrites every page, because half-used ones keep copies of rows that were once moved, and empties the log.
 * Nothing else is done meanwhile: half a second for 300,000 sign-ups.
 */
async function scrub(db: Kysely<Tables>): Promise<void> {
  await sql`vacuum`.execute(db);
  const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
  const [emptied] = (await checkpoint.execute(db)).rows;
  if (emptied?.busy !== 0) throw new Error('Another program is reading the store.');
}
