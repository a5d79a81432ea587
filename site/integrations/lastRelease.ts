import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Hidden, and so served by no companion. */
const LIST = '.release';

/**
 * Keeps the files of the release before for one release: who has its page from a cache still asks for
 * them. They are named by their contents, so none stands in the way of a new one.
 * @param folder that is built into; what it holds is read before the build empties it.
 * @returns what puts them back once the build is done.
 */
export async function keepLastRelease(folder: string): Promise<() => Promise<void>> {
  const files = join(folder, '_astro');
  const there = await readdir(files).catch(() => []);
  // Without a list the folder holds one release alone.
  const list = await readFile(join(folder, LIST), 'utf8').catch(() => there.join('\n'));
  const kept = await Promise.all(
    there
      .filter((name) => list.split('\n').includes(name))
      .map(async (name) => ({ name, bytes: await readFile(join(files, name)) })),
  );
  return async () => {
    const own = await readdir(files);
    await writeFile(join(folder, LIST), own.join('\n'));
    for (const { name, bytes } of kept) {
      if (!own.includes(name)) await writeFile(join(files, name), bytes);
    }
  };
}
