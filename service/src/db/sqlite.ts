import { existsSync } from 'node:fs';
import { chmod, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Kysely } from 'kysely';
import { makeFolder } from './makeFolder.ts';
import { makeOnce } from './makeOnce.ts';
import type { Tables } from './schema.ts';
import { complaint, EmptyFile } from './sqliteComplaint.ts';
import { sqliteDialect, statementOf } from './sqliteDialect.ts';
import { CHECKPOINT, startSqliteThread, type SqliteThread } from './sqliteThread.ts';
import type { Engine } from './store.ts';

/**
 * Opens the file, or makes it, readable by its owner only.
 * @throws Error with one line for the owner.
 */
export async function openSqlite(file: string): Promise<Engine> {
  const thread = await openThread(file);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(thread) });
  return {
    db,
    place: file,
    locksRows: false,
    atomically: (queries) => thread.write(queries.map((query) => statementOf(query.compile()))),
    scrub: () => scrub(thread),
    copyTo: (copy) => copyTo(thread, copy),
    close: () => thread.close(),
  };
}

async function openThread(file: string): Promise<SqliteThread> {
  try {
    await makeFolder(path.dirname(file));
    // A file of 0 bytes is always one that was cut.
    if (!existsSync(file))
      await makeOnce(file, async (own) => (await startSqliteThread(own)).close());
    await restrict(file);
    return await startSqliteThread(file);
  } catch (cause) {
    throw new Error(`The sign-up store ${file} ${await complaint(cause, file)}`, { cause });
  }
}

/** SQLite gives its log and its index file the mode of the main file. */
async function restrict(file: string) {
  const handle = await open(file, 'r+');
  try {
    await handle.chmod(0o600);
    if ((await handle.stat()).size === 0) throw new EmptyFile();
  } finally {
    await handle.close();
  }
}

/** Rewrites every page, so that no trace stays in a half-used one, and empties the log. */
async function scrub(thread: SqliteThread) {
  await thread.alone({ sql: 'vacuum', parameters: [] });
  const [emptied] = await thread.alone(CHECKPOINT);
  if (!isComplete(emptied?.rows[0])) throw new Error('Another program is reading the store.');
}

function isComplete(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'busy' in row && row.busy === 0;
}

/** Under another name until it is whole and on the disk: a half copy never looks like a copy. */
async function copyTo(thread: SqliteThread, copy: string) {
  await makeFolder(path.dirname(copy));
  const unfinished = `${copy}.unfinished`;
  try {
    // VACUUM INTO writes into an empty file too, and so keeps the mode it was made with.
    await (await open(unfinished, 'w', 0o600)).close();
    await thread.alone({ sql: 'vacuum into ?', parameters: [unfinished] });
    const handle = await open(unfinished, 'r+');
    await handle.sync();
    await handle.close();
    await chmod(unfinished, 0o600);
    await rename(unfinished, copy);
  } finally {
    // Half a copy would hold what is left of a full disk.
    await rm(unfinished, { force: true });
  }
}
