import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { FORM_FOLDER, FORM_MANIFEST, FORM_WORDS, FormManifest } from '#contract/formFiles.ts';
import { FormLanguages } from '#contract/formWords.ts';
import { loadFiles } from '../http/loadFiles.ts';
import { byUrlPath } from '../http/urlPaths.ts';

export type BuiltFiles = Awaited<ReturnType<typeof loadBuiltFiles>>;

/**
 * Reads the form's files from a built site into memory: the addresses that its pages name, the files
 * by URL path, and the words of each language.
 * @throws Error with one line for the owner when they are missing, unreadable or not what they should be.
 */
export async function loadBuiltFiles(siteFolder: string) {
  const folder = join(siteFolder, FORM_FOLDER);
  try {
    return {
      named: await readParsed(join(folder, FORM_MANIFEST), FormManifest),
      languages: await readParsed(join(folder, FORM_WORDS), FormLanguages),
      files: byUrlPath(await loadFiles(folder)),
    };
  } catch (cause) {
    const reason = String(cause).replaceAll(/\s+/g, ' ');
    throw new Error(
      `The built site in ${siteFolder} cannot be read (its form: ${reason}). Build it with: npm run build`,
      { cause },
    );
  }
}

/** @throws Error that names the file and what of it does not fit. */
async function readParsed<S extends z.ZodMiniType>(file: string, schema: S): Promise<z.output<S>> {
  const read = schema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${file} does not fit: ${faults.join('; ')}`);
}
