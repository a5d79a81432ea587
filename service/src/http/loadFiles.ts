import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';

// XML names its own encoding, so the header says none.
const TYPES = { ...mimes, svg: 'image/svg+xml', xml: 'application/xml' };

export type BuiltFile = ReturnType<typeof builtFile>;

/**
 * Reads a folder that was built into memory.
 * @returns the files by their path in the folder.
 * @throws Error with one line for the owner when the folder is missing or unreadable.
 */
export async function loadFiles(folder: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const files = new Map<string, BuiltFile>();
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    // A link is not a file here, so nothing outside the folder is ever read.
    for (const entry of entries.filter((candidate) => candidate.isFile())) {
      const file = join(entry.parentPath, entry.name);
      const path = relative(folder, file).split(sep).join('/');
      if (isPublic(path)) files.set(path, builtFile(path, await readFile(file)));
    }
    return files;
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

function builtFile(path: string, body: Buffer<ArrayBuffer>) {
  return {
    body,
    // What is unknown is only offered as bytes.
    type: getMimeType(path, TYPES) ?? 'application/octet-stream',
    cacheControl: cacheControlOf(path),
    /** Names these bytes and no others. */
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
  };
}

function cacheControlOf(path: string): string {
  // Astro names these files by a hash of their contents.
  if (path.startsWith('_astro/')) return 'public, max-age=31536000, immutable';
  // A shared cache may carry the load: it asks once a minute, answers meanwhile from what it has, and
  // for a day when nobody answers it. Browsers always ask, so that a new release is seen at once.
  const isPictureOrFont = /\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2)$/i.test(path);
  const kept = isPictureOrFont ? 'public, max-age=3600' : 'max-age=0, s-maxage=60';
  return `${kept}, stale-while-revalidate=600, stale-if-error=86400`;
}
