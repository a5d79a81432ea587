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
  if (overlap(folder, data) || overlap(outDir, dataDir))
    throw new Error(
      `DATA_DIR is ${dataDir} and OUT_DIR is ${outDir}. A build would delete the sign-ups: choose folders that lie apart.`,
    );
  const names = await namesIn(folder);
  if (names.length > 0 && !names.includes(SITE_MANIFEST))
    throw new Error(
      `${outDir} holds files that no build wrote, such as ${names[0]}. A build would delete them: empty the folder, or choose another as OUT_DIR.`,
    );
  const built = names.length > 0 ? await readdir(folder, { recursive: true }) : [];
  const store = built.find((path) => path.endsWith('.sqlite'));
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

const overlap = (one: string, other: string) => isWithin(one, other) || isWithin(other, one);

/** What is in a folder besides git; nothing where there is no folder yet. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new Error(`OUT_DIR must be a folder that can be read (${error.message}).`);
  });
  return names.filter((name) => name !== GIT);
}

/** A path without symbolic links, also where its last parts do not exist yet. */
async function realPathOf(path: string): Promise<string> {
  return realpath(path).catch(async () => join(await realPathOf(dirname(path)), basename(path)));
}
