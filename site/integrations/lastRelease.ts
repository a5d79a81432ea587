import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Hidden, and so served by no server. */
const LIST = '.release';

/**
 * Keeps the files of the release before for one release: who has its page from a cache still asks for
 * them. What changes is named by its contents, so none stands in the way of a new one.
 * @param folder that is built into; what it holds is read before the build empties it.
 * @returns what puts them back once the build is done.
 */
export async function keepLastRelease(folder: string): Promise<() => Promise<void>> {
  const there = await filesIn(folder);
  // Without a list the folder holds one release alone.
  const list = await readFile(join(folder, LIST), 'utf8').catch(() => there.join('\n'));
  const kept = await Promise.all(
    there
      .filter((file) => list.split('\n').includes(file))
      .map(async (file) => ({ file, bytes: await readFile(join(folder, file)) })),
  );
  return async () => {
    const own = await filesIn(folder);
    await writeFile(join(folder, LIST), own.join('\n'));
    for (const { file, bytes } of kept) {
      if (own.includes(file)) continue;
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), bytes);
    }
  };
}

/** What a page asks for later: scripts, styles and messages, which older releases call words. */
async function filesIn(folder: string): Promise<string[]> {
  const parts = ['_astro', 'messages', 'words'].map(async (part) => {
    const names = await readdir(join(folder, part)).catch(() => []);
    return names.map((name) => `${part}/${name}`);
  });
  return (await Promise.all(parts)).flat();
}
