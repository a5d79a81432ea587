import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FORM_FOLDER, FORM_MANIFEST, FormManifest } from '#contract/formFiles.ts';
import { loadFiles } from '../http/loadFiles.ts';
import { byUrlPath } from '../http/urlPaths.ts';

/** What the build made for the form beside its HTML. */
export type BuiltFiles = Awaited<ReturnType<typeof loadBuiltFiles>>;

/**
 * Reads the form's files from a built site into memory: the addresses that its pages name, and the
 * files by URL path.
 * @throws Error with one line for the owner when they are missing or unreadable.
 */
export async function loadBuiltFiles(siteFolder: string) {
  const folder = join(siteFolder, FORM_FOLDER);
  try {
    const manifest: unknown = JSON.parse(await readFile(join(folder, FORM_MANIFEST), 'utf8'));
    return { named: FormManifest.parse(manifest), files: byUrlPath(await loadFiles(folder)) };
  } catch (cause) {
    const reason = String(cause).replaceAll(/\s+/g, ' ');
    throw new Error(
      `The built site in ${siteFolder} cannot be read (its form: ${reason}). Build it with: npm run build`,
      { cause },
    );
  }
}
