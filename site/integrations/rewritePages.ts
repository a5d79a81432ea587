import { readFile, readdir, writeFile } from 'node:fs/promises';

/**
 * Changes the page in each of its languages, in the folder of a build.
 * @param change its HTML as it was; returns it as it is to be.
 */
export async function rewritePages(
  folder: URL,
  change: (html: string) => string | Promise<string>,
): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => /^(?:[^/.]+[/\\])?index\.html$/.test(name))) {
    const page = new URL(file, folder);
    await writeFile(page, await change(await readFile(page, 'utf8')));
  }
}
