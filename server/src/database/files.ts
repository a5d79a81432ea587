import { existsSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from './store.ts';

export const OWNER_ONLY = 0o600;

/**
 * Writes a file that appears under its name when it is whole and on the disk, readable by its owner
 * only. A program that is killed meanwhile leaves `<file>.unfinished`, which the next one replaces.
 * @param fill writes the contents into an empty file.
 */
export async function writeWholeFile(
  file: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    await (await open(unfinished, 'wx', OWNER_ONLY)).close();
    await fill(unfinished);
    const handle = await open(unfinished, 'r+');
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * Makes a folder for its owner's eyes only, and those above it that are missing. One level at a
 * time: Node's own `recursive` never returns where the system refuses every name, as under `/proc`.
 * @throws Error with one sentence for the owner when it cannot be made.
 */
export async function makeFolder(folder: string): Promise<void> {
  const whole = path.resolve(folder);
  if (existsSync(whole)) return;
  await makeFolder(path.dirname(whole));
  try {
    await mkdir(whole, { mode: 0o700 });
  } catch (cause) {
    // Another program may have made it meanwhile.
    if (existsSync(whole)) return;
    throw new Error(
      `The folder ${whole} cannot be made. Choose another one with DATA_DIR. (${reasonOf(cause)})`,
      { cause },
    );
  }
}

/**
 * Remembers which files stand under these names now.
 * @returns a check that throws once one of them was moved, removed or replaced: what is written to it
 *   would be thanked for and lost.
 */
export function watchFiles(files: readonly string[]): () => void {
  const identity = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;
  const opened = files.map(identity);
  return () => {
    const moved = files.find((file, index) => identity(file) !== opened[index]);
    if (moved === undefined) return;
    throw new Error(`${moved} was moved or replaced. Stop the server, put it back, start again.`);
  };
}
