import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType, mimes } from 'hono/utils/mime';
import { compress, type Coding } from './contentCodings.ts';

// XML names its own encoding, so the header says none.
const TYPES = { ...mimes, svg: 'image/svg+xml', xml: 'application/xml' };

/** One stored form of a file: its bytes and the strong entity tag of exactly these bytes. */
type Variant = { readonly body: Uint8Array<ArrayBuffer>; readonly etag: string };

export type BuiltFile = {
  readonly type: string;
  readonly cacheControl: string;
  readonly plain: Variant;
  /**
   * Its form in a coding, undefined where that is no smaller, as with pictures and fonts. Made when it
   * is first asked for and kept: to make all forms of all files took three quarters of the time in which
   * a companion starts.
   */
  readonly inCoding: (coding: Coding) => Promise<Variant | undefined>;
};

/**
 * Reads a folder that was built into memory.
 * Hidden files are no part of it, nor are those that are written for hosts.
 * @returns the files by their path in the folder.
 * @throws Error with one line for the owner when the folder is missing or unreadable.
 */
export async function loadFiles(folder: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const contents = await readAll(folder);
  return new Map([...contents].map(([path, bytes]) => [path, siteFile(path, bytes)]));
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

function siteFile(path: string, body: Buffer<ArrayBuffer>): BuiltFile {
  // One that is unknown is only offered as bytes.
  const type = getMimeType(path, TYPES) ?? 'application/octet-stream';
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const forms = new Map<Coding, Promise<Variant | undefined>>();
  async function compressed(coding: Coding): Promise<Variant | undefined> {
    if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) return undefined;
    const bytes = await compress[coding](body);
    // Bytes differ per coding, so the strong tag must differ too.
    return bytes.byteLength < body.byteLength
      ? { body: bytes, etag: `"${tag}-${coding}"` }
      : undefined;
  }
  return {
    type,
    cacheControl: cacheControlOf(path),
    plain: { body, etag: `"${tag}"` },
    inCoding: (coding) => {
      const form = forms.get(coding) ?? compressed(coding);
      forms.set(coding, form);
      return form;
    },
  };
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
