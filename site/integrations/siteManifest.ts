import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType, mimes } from 'hono/utils/mime';
import { SITE_MANIFEST, type SiteFile, type SiteManifest } from '#contract/siteManifest.ts';
import { BUTTONS } from '#contract/visits.ts';
import { splitSiteUrl } from '../src/lib/splitSiteUrl.ts';
import { getResponseHeaders, type HeadersName } from './responseHeaders.ts';

/** What is known about a build before reading its files. */
export type SiteMetadata = Omit<
  SiteManifest,
  'siteOrigin' | 'base' | 'formOrigin' | 'buttons' | 'headers' | 'files'
> &
  Parameters<typeof getResponseHeaders>[1];

// XML declares its own encoding.
const TYPES = { ...mimes, svg: 'image/svg+xml', xml: 'application/xml' };
const hardGzip = (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });
/** Brotli's default is the highest level. Each file is compressed only once. */
const FORMS = [
  { encoding: 'br', suffix: '.br', compress: promisify(brotliCompress) },
  { encoding: 'gzip', suffix: '.gz', compress: hardGzip },
] as const;
const TRACKED = /<(?:a|button|summary)\s[^>]*\bdata-track="([^"]*)"/g;
/** Excludes hidden files and host files such as `_headers`. */
const FILES = ['**/*.*', '.well-known/*'];
/** Not served by path: error pages, the report, and mails. */
const NO_ADDRESS = /(?:^|\/)(?:404|431|500|report)\.html$|^mail\//;

/**
 * The last build step: compresses files that get smaller, and lists all files and headers for the server.
 * @param folder the built site.
 */
export async function writeSiteManifest(
  folder: string,
  facts: SiteMetadata,
): Promise<SiteManifest> {
  const paths = globSync(FILES, { cwd: folder, exclude: ['**/*.{br,gz}'] }).sort();
  const html = await Promise.all(
    paths
      .filter((path) => path.endsWith('.html'))
      .map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })),
  );
  const pagesOf = (kind: HeadersName) =>
    html.flatMap(({ path, text }) => (headersOf(path, 'text/html') === kind ? [text] : []));
  const pages = {
    page: pagesOf('page'),
    form: [...pagesOf('form'), ...pagesOf('confirm')],
    error: pagesOf('error'),
  };
  const { owner, formOrigin, marketOrigin, isStaging, ...rest } = facts;
  const manifest: SiteManifest = {
    ...splitSiteUrl(owner.siteUrl),
    formOrigin,
    ...rest,
    buttons: trackedIn(pages.page),
    headers: getResponseHeaders(pages, { owner, formOrigin, marketOrigin, isStaging }),
    files: await Promise.all(paths.map((path) => describe(folder, path))),
  };
  await writeFile(join(folder, SITE_MANIFEST), JSON.stringify(manifest));
  return manifest;
}

/** The `data-track` names: ours, and the owner's in the pages. */
function trackedIn(pages: readonly string[]): string[] {
  const names = pages.flatMap((page) =>
    Array.from(page.matchAll(TRACKED), ([, name = '']) => name),
  );
  return [...new Set([...BUTTONS, ...names])];
}

async function describe(folder: string, path: string): Promise<SiteFile> {
  const bytes = await readFile(join(folder, path));
  // Unknown types are served as bytes.
  const type = getMimeType(path, TYPES) ?? 'application/octet-stream';
  const isCompressible = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);
  const headers = headersOf(path, type);
  return {
    path,
    urls: urlsOf(path),
    type,
    etag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`,
    cacheControl: cacheControlOf(path, headers),
    encodings: isCompressible ? await compress(join(folder, path), bytes) : [],
    headers,
  };
}

/** Writes compressed copies that are smaller than the file. Returns their names, smallest first. */
async function compress(file: string, bytes: Buffer): Promise<SiteFile['encodings']> {
  const written: SiteFile['encodings'] = [];
  for (const form of FORMS) {
    const compressed = await form.compress(bytes);
    if (compressed.byteLength >= bytes.byteLength) continue;
    await writeFile(file + form.suffix, compressed);
    written.push(form.encoding);
  }
  return written;
}

/** The paths of a file: `index.html` at its folder, other pages with and without `.html`. */
function urlsOf(path: string): string[] {
  if (NO_ADDRESS.test(path)) return [];
  if (path === 'index.html') return ['/', '/index.html'];
  const folder = /^(.*)\/index\.html$/.exec(path)?.[1];
  if (folder !== undefined) return [`/${folder}`, `/${folder}/`, `/${path}`];
  return path.endsWith('.html') ? [`/${path}`, `/${path.slice(0, -'.html'.length)}`] : [`/${path}`];
}

function headersOf(path: string, type: string): HeadersName {
  if (/^(?:[\w-]+\/)?form\/confirm\/index\.html$/.test(path)) return 'confirm';
  if (/^(?:[\w-]+\/)?form\/.*\.html$/.test(path)) return 'form';
  if (path === 'admin/index.html') return 'editor';
  if (NO_ADDRESS.test(path)) return 'error';
  if (/^(?:social(?:\.[\w-]+)*|logo)\.png$/.test(path)) return 'shared';
  if (type.includes('svg')) return 'drawing';
  return /html|\/xml|text\/plain/.test(type) ? 'page' : 'part';
}

function cacheControlOf(path: string, headers: HeadersName): string {
  // Astro names these files by content hash.
  if (path.startsWith('_astro/')) return 'public, max-age=31536000, immutable';
  if (headers === 'confirm') return 'no-store';
  if (headers === 'form' || headers === 'error') return 'no-cache';
  // A shared cache revalidates once a minute and serves its copy meanwhile, for a day if the server is down.
  // Browsers always revalidate, so they see new releases immediately.
  const isPictureOrFont = /\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2)$/i.test(path);
  const kept = isPictureOrFont ? 'public, max-age=3600' : 'max-age=0, s-maxage=60';
  return `${kept}, stale-while-revalidate=600, stale-if-error=86400`;
}
