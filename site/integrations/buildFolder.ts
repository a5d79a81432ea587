import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { SITE_MANIFEST } from '#contract/siteManifest.ts';

/** Don't delete this, because some owners publish the folder as a Git branch. */
const GIT = '.git';

/**
 * Checks that it's safe for a build to empty a folder: it has to be new, empty, or a previous build.
 * @throws Error with the problem and how to fix it.
 */
export async function assertSafeBuildFolder(
  outDir: string,
  { project, dataDir }: { project: string; dataDir: string },
): Promise<void> {
  const [folder, data] = [await resolveRealPath(outDir), await resolveRealPath(dataDir)];
  if (isWithin(await resolveRealPath(project), folder))
    throw new Error(
      `OUT_DIR is ${outDir}, which contains this project. The build would delete it. Set OUT_DIR to a separate folder.`,
    );
  if (isOverlapping(folder, data) || isOverlapping(outDir, dataDir))
    throw new Error(
      `DATA_DIR is ${dataDir} and OUT_DIR is ${outDir}. The build would delete the sign-ups. Set them to two separate folders.`,
    );
  const entries = await listBuildFolder(folder);
  if (entries.length > 0 && !entries.includes(SITE_MANIFEST))
    throw new Error(
      `${outDir} contains files that aren't from a build, such as ${entries[0]}. The build would delete them. Empty the folder, or set OUT_DIR to another one.`,
    );
  const builtFiles = entries.length > 0 ? await readdir(folder, { recursive: true }) : [];
  const database = builtFiles.find((path) => path.endsWith('.sqlite'));
  if (database !== undefined)
    throw new Error(
      `${join(outDir, database)} may contain sign-ups. The build would delete it. Move it out of this folder.`,
    );
}

/** Writes the manifest first, so the next build accepts the folder even if this one is interrupted. */
export async function emptyBuildFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // The manifest is empty until the build is complete.
  await writeFile(join(folder, SITE_MANIFEST), '');
  for (const name of await readdir(folder))
    if (name !== SITE_MANIFEST && name !== GIT) await rm(join(folder, name), { recursive: true });
}

/**
 * Astro (`getOutDirWithinCwd`) mistakes a sibling folder like `/page-dist` for part of the project `/page`, and then
 * can't resolve packages. As a workaround, this returns a temporary symbolic link to the folder.
 */
export function getAstroOutDir(folder: string, project = process.cwd()): string {
  if (!folder.startsWith(project) || isWithin(folder, project)) return folder;
  const linkFolder = mkdtempSync(join(tmpdir(), 'build-'));
  process.on('exit', () => rmSync(linkFolder, { recursive: true }));
  const link = join(linkFolder, 'out');
  symlinkSync(folder, link, 'junction');
  return link;
}

/** Returns whether a path is inside a folder, or the folder itself. */
export function isWithin(path: string, folder: string): boolean {
  const relativePath = relative(folder, path);
  return !isAbsolute(relativePath) && relativePath.split(sep)[0] !== '..';
}

const isOverlapping = (a: string, b: string) => isWithin(a, b) || isWithin(b, a);

/** Lists a folder without `.git`. A folder that doesn't exist counts as empty. */
async function listBuildFolder(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new Error(`OUT_DIR must be a readable folder (${error.message}).`);
  });
  return names.filter((name) => name !== GIT);
}

/** Resolves symbolic links, even if the last part of the path doesn't exist. */
async function resolveRealPath(path: string): Promise<string> {
  return realpath(path).catch(async () =>
    join(await resolveRealPath(dirname(path)), basename(path)),
  );
}
