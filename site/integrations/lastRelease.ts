import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_MANIFEST, SiteManifest } from '#contract/siteManifest.ts';

/** Hidden files are never served. */
const LIST = '.release';

/**
 * Keeps the files of the previous release for one more, because cached pages still request them. File names are
 * content hashes, so they don't collide with new ones.
 * @param folder the build folder, read before the build empties it.
 * @param site the new build. A build for another address or kind of server is not a previous release.
 * @returns a function that restores the files after the build.
 */
export async function preserveLastRelease(
  folder: string,
  site: Pick<SiteManifest, 'counting'> & { owner: { siteUrl: string } },
): Promise<() => Promise<void>> {
  const last = await readLastManifest(folder);
  const isRelease =
    last === undefined ||
    (`${last.siteOrigin}${last.base}` === site.owner.siteUrl && last.counting === site.counting);
  const there = isRelease ? filesIn(folder) : [];
  // Without a list the folder has only one release.
  const list = await readFile(join(folder, LIST), 'utf8').catch(() => there.join('\n'));
  const kept = await mkdtemp(join(tmpdir(), 'release-'));
  for (const file of there.filter((file) => list.split('\n').includes(file)))
    await cp(join(folder, file), join(kept, file));
  return async () => {
    await writeFile(join(folder, LIST), filesIn(folder).join('\n'));
    // `cp` refuses a folder that is a link.
    await cp(kept, await realpath(folder), { recursive: true, force: false });
    await rm(kept, { recursive: true });
  };
}

/** Files that pages load later: scripts, styles and messages (`words` in older releases). */
const filesIn = (folder: string) => globSync('{_astro,messages,words}/*', { cwd: folder });

/** Reads the last build's manifest; undefined if there is no readable one. */
export async function readLastManifest(folder: string): Promise<SiteManifest | undefined> {
  try {
    return SiteManifest.parse(JSON.parse(await readFile(join(folder, SITE_MANIFEST), 'utf8')));
  } catch {
    return undefined;
  }
}
