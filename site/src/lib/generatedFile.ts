import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Content = string | Uint8Array<ArrayBuffer>;

/** A picture or font that the build generates. `pages/[...file].ts` serves it at `url`. */
export type GeneratedFile = { url: string; make: () => Content | Promise<Content> };

/** Creates a file with a content hash in its name. Browsers can cache it forever, like other files in `_astro/`. */
export function createHashedFile(name: string, content: Content): GeneratedFile {
  const version = hash('sha256', content, 'base64url').slice(0, 8);
  return { url: `/_astro/${name.replace(/(?=\.\w+$)/, `.${version}`)}`, make: () => content };
}

const CACHE_FOLDER = 'node_modules/.cache/generated';

/** Calls `make` and caches its output. For the same inputs and package versions, returns the cached output. */
export async function getCached(
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const allInputs = [await readFile('package-lock.json'), ...inputs];
  const key = hash('sha256', allInputs.map((input) => hash('sha256', input)).join());
  const file = join(CACHE_FOLDER, key);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const output = new Uint8Array(await make());
  await mkdir(CACHE_FOLDER, { recursive: true });
  // Write to a temporary file first so that parallel processes never read a partial file.
  const temporaryFile = `${file}.${randomUUID()}`;
  await writeFile(temporaryFile, output);
  await rename(temporaryFile, file);
  return output;
}
