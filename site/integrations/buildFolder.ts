import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { SITE_MANIFEST } from '#contract/siteManifest.ts';

/** Kept for owners who publish the folder as a git branch. */
const GIT = '.git';

/**
 * Refuses a folder that a build must not empty. Accepts folders that are new, empty or contain a manifest.
 * @throws Error with one sentence for the owner.
 */
export async function assertSafeBuildFolder(
  outDir: string,
  { clone, dataDir }: { clone: string; dataDir: string },
): Promise<void> {
  const [folder, data] = [await realPathOf(outDir), await realPathOf(dataDir)];
  if (isWithin(await realPathOf(clone), folder))
    throw new Error(
      `OUT_DIR is ${outDir}, which contains this clone. A build would delete it. Choose a folder that is only for the build.`,
    );
  if (overlap(folder, data) || overlap(outDir, dataDir))
    throw new Error(
      `DATA_DIR is ${dataDir} and OUT_DIR is ${outDir}. A build would delete the sign-ups. Choose two separate folders.`,
    );
  const names = await namesIn(folder);
  if (names.length > 0 && !names.includes(SITE_MANIFEST))
    throw new Error(
      `${outDir} contains files that no build wrote, such as ${names[0]}. A build would delete them. Empty the folder, or set OUT_DIR to another one.`,
    );
  const built = names.length > 0 ? await readdir(folder, { recursive: true }) : [];
  const store = built.find((path) => path.endsWith('.sqlite'));
  if (store !== undefined)
    throw new Error(
      `${join(outDir, store)} may contain sign-ups. A build would delete it. Move it out of this folder.`,
    );
}

/** Empties an accepted folder and marks it immediately, so that an interrupted build isn't refused next time. */
export async function emptyBuildFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Empty: no build is complete yet.
  await writeFile(join(folder, SITE_MANIFEST), '');
  for (const name of await readdir(folder))
    if (name !== SITE_MANIFEST && name !== GIT) await rm(join(folder, name), { recursive: true });
}

/**
 * Returns the path that Astro writes to. If the folder's path only begins like the clone's, Astro looks for packages
 * next to it (`getOutDirWithinCwd`), so such a folder gets another path until this process ends.
 */
export function getAstroOutDir(folder: string, clone = process.cwd()): string {
  if (!folder.startsWith(clone) || isWithin(folder, clone)) return folder;
  const links = mkdtempSync(join(tmpdir(), 'build-'));
  process.on('exit', () => rmSync(links, { recursive: true }));
  symlinkSync(folder, join(links, 'out'), 'junction');
  return join(links, 'out');
}

/** Whether a path is a folder or inside it. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
}

const overlap = (one: string, other: string) => isWithin(one, other) || isWithin(other, one);

/** Lists a folder without git's files. A missing folder is empty. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new Error(`OUT_DIR must be a readable folder (${error.message}).`);
  });
  return names.filter((name) => name !== GIT);
}

/** Resolves symbolic links, even if the last parts of the path don't exist. */
async function realPathOf(path: string): Promise<string> {
  return realpath(path).catch(async () => join(await realPathOf(dirname(path)), basename(path)));
}
