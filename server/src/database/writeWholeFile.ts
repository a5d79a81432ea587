import { open, rename, rm } from 'node:fs/promises';

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
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    await fill(unfinished);
    await handle.sync();
    await rename(unfinished, file);
  } finally {
    await handle.close();
    await rm(unfinished, { force: true });
  }
}
