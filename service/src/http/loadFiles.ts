import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { CODINGS, compress, type Coding } from './contentCodings.ts';
import { contentTypeOf } from './contentTypes.ts';

/** One stored form of a file: its bytes and the strong entity tag of exactly these bytes. */
export type Variant = { readonly body: Uint8Array<ArrayBuffer>; readonly etag: string };

export type BuiltFile = {
  readonly type: string;
  readonly cacheControl: string;
  readonly plain: Variant;
  readonly coded: ReadonlyMap<Coding, Variant>;
};

/**
 * Reads a folder that was built into memory, compressed in every form that a client may ask for.
 * Hidden files are no part of it, nor are those that are written for hosts.
 * @returns the files by their path in the folder.
 * @throws Error with one line for the owner when the folder is missing or unreadable.
 */
export async function loadFiles(folder: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const files = new Map<string, BuiltFile>();
  // One file after the other: each compressor holds its window from the moment it is made, and all
  // files at once took two gigabytes.
  for (const [path, bytes] of await readAll(folder)) files.set(path, await siteFile(path, bytes));
  return files;
}

async function readAll(folder: string): Promise<ReadonlyMap<string, Buffer<ArrayBuffer>>> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const contents = new Map<string, Buffer<ArrayBuffer>>();
    // A link is not a file here, so nothing outside the folder is ever read.
    for (const entry of entries.filter((candidate) => candidate.isFile())) {
      const file = join(entry.parentPath, entry.name);
      const path = relative(folder, file).split(sep).join('/');
      if (isPublic(path)) contents.set(path, await readFile(file));
    }
    return contents;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The built site in ${folder} cannot be read (${reason}). Build it with: npm run build`,
      { cause: error },
    );
  }
}

/** Files for hosts (`_headers`, `_redirects`) and hidden files are no part of the site. */
function isPublic(path: string): boolean {
  if (path === '_headers' || path === '_redirects') return false;
  return path.split('/').every((part) => !part.startsWith('.') || part === '.well-known');
}

async function siteFile(path: string, body: Buffer<ArrayBuffer>): Promise<BuiltFile> {
  const { type, compressible } = contentTypeOf(path);
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const coded = new Map<Coding, Variant>();
  const all = compressible
    ? await Promise.all(
        CODINGS.map(async (coding) => [coding, await compress[coding](body)] as const),
      )
    : [];
  for (const [coding, bytes] of all) {
    // Bytes differ per coding, so the strong tag must differ too.
    if (bytes.byteLength < body.byteLength)
      coded.set(coding, { body: bytes, etag: `"${tag}-${coding}"` });
  }
  return { type, cacheControl: cacheControlOf(path), plain: { body, etag: `"${tag}"` }, coded };
}

// A shared cache may carry the load: it asks once a minute, answers meanwhile from what it has, and
// for a day when nobody answers it. Browsers always ask, so that a new release is seen at once.
const SHARED = 's-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

function cacheControlOf(path: string): string {
  // Astro names these files by a hash of their contents.
  if (path.startsWith('_astro/')) return 'public, max-age=31536000, immutable';
  return /\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2)$/i.test(path)
    ? 'public, max-age=3600, stale-while-revalidate=600, stale-if-error=86400'
    : `max-age=0, ${SHARED}`;
}
