import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
