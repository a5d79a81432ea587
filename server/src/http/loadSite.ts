import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_MANIFEST, SiteManifest, type SiteFile } from '#contract/siteManifest.ts';

export type Encoding = SiteFile['encodings'][number];

/** A file of the built site: its description, and its bytes in each form that the build made. */
export type LoadedFile = SiteFile & { bytes: Buffer; compressed: ReadonlyMap<Encoding, Buffer> };

export type Site = Awaited<ReturnType<typeof loadSite>>;

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Reads the built site into memory, as its manifest lists it. A build that is made in the same folder
 * while the server runs therefore changes nothing until the next start: page, policy and files always
 * fit each other.
 * @throws Error with one line for the owner when the folder holds no built site, or is unreadable.
 */
export async function loadSite(folder: string) {
  try {
    const manifest = SiteManifest.parse(
      JSON.parse(await readFile(join(folder, SITE_MANIFEST), 'utf8')),
    );
    const files = await Promise.all(manifest.files.map((file) => loadFile(folder, file)));
    return {
      manifest,
      /** By the path at which it answers: no path of a request is ever decoded or joined. */
      byUrl: new Map(files.flatMap((file) => file.urls.map((url) => [url, file] as const))),
      byPath: new Map(files.map((file) => [file.path, file] as const)),
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `There is no built site in ${folder}. Build it with: npm run build (${reason})`,
      { cause },
    );
  }
}

async function loadFile(folder: string, file: SiteFile): Promise<LoadedFile> {
  const path = join(folder, file.path);
  const compressed = file.encodings.map(
    async (encoding) => [encoding, await readFile(`${path}${SUFFIX[encoding]}`)] as const,
  );
  return {
    ...file,
    bytes: await readFile(path),
    compressed: new Map(await Promise.all(compressed)),
  };
}
