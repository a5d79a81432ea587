import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Content = string | Uint8Array<ArrayBuffer>;

/** A picture or font made by the build. `pages/[...file].ts` serves it at `url`. */
export type GeneratedFile = { url: string; make: () => Content | Promise<Content> };

/** A file that browsers may cache forever: its name follows its content, as in Astro's `_astro/`. */
export function createHashedFile(name: string, content: Content): GeneratedFile {
  const version = hash('sha256', content, 'base64url').slice(0, 8);
  return { url: `/_astro/${name.replace(/(?=\.\w+$)/, `.${version}`)}`, make: () => content };
}

const FOLDER = 'node_modules/.cache/generated';

/** Caches what `make` returned for the same inputs and packages. */
export async function getCached(
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const all = [await readFile('package-lock.json'), ...inputs];
  const key = hash('sha256', all.map((input) => hash('sha256', input)).join());
  const file = join(FOLDER, key);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const made = new Uint8Array(await make());
  await mkdir(FOLDER, { recursive: true });
  // Rename at the end, so that parallel processes never read half a file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}
