import { statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';

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
