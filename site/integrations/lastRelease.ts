import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_MANIFEST, SiteManifest } from '#contract/siteManifest.ts';

/** Lists the files in the latest release. The server never serves hidden files. */
const RELEASE_LIST = '.release';

/**
 * Preserves files from the previous release, because cached pages still request them. They don't collide with new files
 * because their names contain content hashes.
 * @param folder the build folder. Call this before the build empties it.
 * @param site the new build. If its URL or `counting` differs, the folder contains a different site.
 * @returns a function that restores the files after the build.
 */
export async function preserveLastRelease(
  folder: string,
  site: Pick<SiteManifest, 'counting'> & { owner: { siteUrl: string } },
): Promise<() => Promise<void>> {
  const last = await readLastManifest(folder);
  const isSameSite =
    last === undefined ||
    (`${last.siteOrigin}${last.base}` === site.owner.siteUrl && last.counting === site.counting);
  const files = isSameSite ? findLoadedFiles(folder) : [];
  // If there's no list, the folder only contains one release.
  const list = await readFile(join(folder, RELEASE_LIST), 'utf8').catch(() => files.join('\n'));
  const backup = await mkdtemp(join(tmpdir(), 'release-'));
  for (const file of files.filter((file) => list.split('\n').includes(file)))
    await cp(join(folder, file), join(backup, file));
  return async () => {
    await writeFile(join(folder, RELEASE_LIST), findLoadedFiles(folder).join('\n'));
    // `cp` fails if the target folder is a symbolic link.
    await cp(backup, await realpath(folder), { recursive: true, force: false });
    await rm(backup, { recursive: true });
  };
}

/** Pages load these scripts, styles, and messages (`words` in older releases). */
const findLoadedFiles = (folder: string) => globSync('{_astro,messages,words}/*', { cwd: folder });

/** Returns the manifest of the last build, or undefined if it's missing or invalid. */
export async function readLastManifest(folder: string): Promise<SiteManifest | undefined> {
  try {
    return SiteManifest.parse(JSON.parse(await readFile(join(folder, SITE_MANIFEST), 'utf8')));
  } catch {
    return undefined;
  }
}
