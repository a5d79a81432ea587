import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { SITE_MANIFEST } from '#contract/siteManifest.ts';

/** Stays, for those who publish the folder as a branch. */
const GIT = '.git';

/**
 * Refuses a folder that a build must not empty. It may empty one that is new, empty or holds a manifest.
 * @throws Error with one sentence for the owner.
 */
export async function refuseBuildFolder(
  outDir: string,
  { clone, dataDir }: { clone: string; dataDir: string },
): Promise<void> {
  const [folder, data] = [await realPathOf(outDir), await realPathOf(dataDir)];
  if (isWithin(await realPathOf(clone), folder))
    throw new Error(
      `OUT_DIR is ${outDir}, which holds this clone. A build would delete it: choose a folder for the build alone.`,
    );
  if (isWithin(folder, data) || isWithin(data, folder))
    throw new Error(
      `DATA_DIR is ${dataDir} and OUT_DIR is ${outDir}. A build would delete the sign-ups: choose folders that lie apart.`,
    );
  const files = await filesIn(folder);
  if (files.length > 0 && !files.includes(SITE_MANIFEST))
    throw new Error(
      `${outDir} holds files that no build wrote, such as ${files[0]}. A build would delete them: empty the folder, or choose another as OUT_DIR.`,
    );
  const store = files.find((file) => file.endsWith('.sqlite'));
  if (store !== undefined)
    throw new Error(
      `${join(outDir, store)} may hold sign-ups. A build would delete it: move it out of this folder.`,
    );
}

/** Empties a folder that was not refused, and marks it from the start: an interrupted build must not be refused. */
export async function emptyBuildFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Empty, because it describes no complete build yet.
  await writeFile(join(folder, SITE_MANIFEST), '');
  for (const name of await readdir(folder))
    if (name !== SITE_MANIFEST && name !== GIT) await rm(join(folder, name), { recursive: true });
}

/**
 * The path by which Astro writes to a folder. Astro looks for packages beside the folder when its path only begins
 * like that of the clone (`getOutDirWithinCwd`), so such a folder gets another path until this process ends.
 */
export function pathForAstro(folder: string, clone = process.cwd()): string {
  if (!folder.startsWith(clone) || isWithin(folder, clone)) return folder;
  const links = mkdtempSync(join(tmpdir(), 'build-'));
  process.on('exit', () => rmSync(links, { recursive: true }));
  symlinkSync(folder, join(links, 'out'), 'junction');
  return join(links, 'out');
}

/** Whether a path is a folder or lies in it. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
}

/** The paths in a folder and below, without those of git; none where there is no folder yet. */
async function filesIn(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new Error(`OUT_DIR must be a folder that can be read (${error.message}).`);
  });
  return paths.filter((path) => path.split(sep)[0] !== GIT);
}

/** A path without symbolic links, also where its last parts do not exist yet. */
async function realPathOf(path: string): Promise<string> {
  return realpath(path).catch(async () => join(await realPathOf(dirname(path)), basename(path)));
}
