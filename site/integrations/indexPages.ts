import { readdir } from 'node:fs/promises';

/** The page in each of its languages, in the folder of a build. */
export async function indexPages(folder: URL): Promise<URL[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => /^(?:[^/.]+[/\\])?index\.html$/.test(file))
    .map((file) => new URL(file, folder));
}
