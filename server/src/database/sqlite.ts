import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { OWNER_ONLY, watchFiles, writeWholeFile } from './files.ts';
import { nodeSqliteDialect } from './nodeSqliteDialect.ts';
import { complaint, DAMAGED, whenFree } from './sqliteErrors.ts';
import { UnusableStore, type Database, type Engine, type Prepare } from './store.ts';

// With the time that a commit takes, a visitor is told within two seconds.
const VISITORS_LIMIT_MS = 1_500;
// Another server that starts at the same time may have a large store to bring up to date.
const START_LIMIT_MS = 60_000;

/**
 * Opens the file, readable by its owner only.
 * @param isServer whether to make it where there is none.
 * @throws Error with one sentence for the owner.
 */
export async function openSqlite(
  file: string,
  isServer: boolean,
  prepare: Prepare,
): Promise<Engine> {
  const folder = path.dirname(file);
  if (!isServer && !existsSync(file)) {
    throw new Error(
      `There are no sign-ups in ${folder}. Set DATA_DIR to the folder of the server that keeps them.`,
    );
  }
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // SQLite gives the files that it makes beside this one the same rights.
    await writeFile(file, '', { flag: 'a', mode: OWNER_ONLY });
    await chmod(file, OWNER_ONLY);
    const limit = isServer ? START_LIMIT_MS : VISITORS_LIMIT_MS;
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
    const db = new Kysely<unknown>({ dialect: nodeSqliteDialect(database) });
    await prepare(db);
    return db;
  } catch (cause) {
    database.close();
    throw cause;
  }
}

function createEngine(file: string, db: Database): Engine {
  const requireFiles = watchFiles([file, `${file}-wal`]);
  let last: Promise<unknown> = Promise.resolve();
  /**
   * Runs one work after the other, and lets the server answer others between: SQLite's calls block, and
   * of fifty sign-ups at once each waits for the disk.
   */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(() => nextTurn()).then(work);
    last = mine.catch(() => {});
    return mine;
  };
  const run: Engine['run'] = (work) =>
    whenFree(VISITORS_LIMIT_MS, () =>
      inTurn(async () => {
        const result = await work(db);
        requireFiles();
        return result;
      }),
    );
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
