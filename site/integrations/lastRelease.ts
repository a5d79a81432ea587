import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SITE_MANIFEST, SiteManifest } from '#contract/siteManifest.ts';

/** Hidden, and so served by no server. */
const LIST = '.release';

/**
 * Keeps the files of the release before for one release: pages in caches still ask for them. Files are named
 * by their contents, so none has the name of a new one.
 * @param folder that is built into; what it holds is read before the build empties it.
 * @param site what is built. A build for another address or another kind of server was no release of it, such
 *   as that of `npm start` before one for a static host.
 * @returns what puts them back once the build is done.
 */
export async function keepLastRelease(
  folder: string,
  site: Pick<SiteManifest, 'counting'> & { owner: { siteUrl: string } },
): Promise<() => Promise<void>> {
  const last = (await lastManifest(folder)) ?? { siteOrigin: site.owner.siteUrl, ...site };
  const isRelease = last.siteOrigin === site.owner.siteUrl && last.counting === site.counting;
  const there = isRelease ? filesIn(folder) : [];
  // Without a list the folder holds one release alone.
  const list = await readFile(join(folder, LIST), 'utf8').catch(() => there.join('\n'));
  const kept = await Promise.all(
    there
      .filter((file) => list.split('\n').includes(file))
      .map(async (file) => ({ file, bytes: await readFile(join(folder, file)) })),
  );
  return async () => {
    const own = filesIn(folder);
    await writeFile(join(folder, LIST), own.join('\n'));
    for (const { file, bytes } of kept) {
      if (own.includes(file)) continue;
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), bytes);
    }
  };
}

/** What a page asks for later: scripts, styles and messages, which older releases call words. */
const filesIn = (folder: string) => globSync('{_astro,messages,words}/*', { cwd: folder });

/** The manifest that the last build left in a folder; undefined where there is none that can be read. */
export async function lastManifest(folder: string): Promise<SiteManifest | undefined> {
  try {
    return SiteManifest.parse(JSON.parse(await readFile(join(folder, SITE_MANIFEST), 'utf8')));
  } catch {
    return undefined;
  }
}
