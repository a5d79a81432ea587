import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_MANIFEST, SiteManifest, type SiteFile } from '#contract/siteManifest.ts';

/** A file with its content in each encoding. */
export type LoadedFile = SiteFile & {
  bytes: Partial<Record<'identity' | 'br' | 'gzip', Buffer<ArrayBuffer>>>;
};

export type Site = Awaited<ReturnType<typeof loadSite>>;

const EXTENSIONS = { br: '.br', gzip: '.gz' } as const;

/**
 * Loads the built site into memory. New builds only take effect after a restart, so pages, security policies, and files
 * always match.
 * @throws Error with a message for the owner if there's no built site in the folder, or it isn't readable.
 */
export async function loadSite(folder: string) {
  const read = (path: string) => readFile(join(folder, path));
  const load = async (file: SiteFile): Promise<LoadedFile> => {
    const bytes: LoadedFile['bytes'] = { identity: await read(file.path) };
    for (const encoding of file.encodings) {
      bytes[encoding] = await read(`${file.path}${EXTENSIONS[encoding]}`);
    }
    return { ...file, bytes };
  };
  try {
    const manifest = SiteManifest.parse(JSON.parse(String(await read(SITE_MANIFEST))));
    const files = await Promise.all(manifest.files.map(load));
    return {
      manifest,
      /** We never derive a file path from a request, so path traversal isn't possible. */
      byUrl: new Map(files.flatMap((file) => file.urls.map((url) => [url, file] as const))),
      byPath: new Map(files.map((file) => [file.path, file] as const)),
    };
  } catch (cause) {
    const advice = `There is no built site in ${folder}. Build it with: npm run build`;
    throw new Error(`${advice} (${cause instanceof Error ? cause.message : ''})`, { cause });
  }
}
