import { readFile, readdir, writeFile } from 'node:fs/promises';

/**
 * Changes pages in the folder of a build.
 * @param which of them, by their path in it.
 * @param change a page's HTML as it was; returns it as it is to be.
 */
export async function rewritePages(
  folder: URL,
  which: RegExp,
  change: (html: string) => string | Promise<string>,
): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => which.test(name))) {
    const page = new URL(file, folder);
    await writeFile(page, await change(await readFile(page, 'utf8')));
  }
}
