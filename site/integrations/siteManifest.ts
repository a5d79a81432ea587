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

/** The parts of the manifest that don't depend on files, plus settings for response headers. */
export type SiteMetadata = Omit<
  SiteManifest,
  'siteOrigin' | 'base' | 'formOrigin' | 'buttons' | 'headers' | 'files'
> &
  Parameters<typeof getResponseHeaders>[1];

// Without a charset, because XML files declare their own encoding.
const MIME_TYPES = { ...mimes, svg: 'image/svg+xml', xml: 'application/xml' };
const gzipBest = (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });
/** Brotli defaults to its highest level. */
const COMPRESSIONS = [
  { encoding: 'br', suffix: '.br', compress: promisify(brotliCompress) },
  { encoding: 'gzip', suffix: '.gz', compress: gzipBest },
] as const;
const TRACK_NAME = /<(?:a|button|summary)\s[^>]*\bdata-track="([^"]*)"/g;
/** Excludes hidden files, and config files for static hosts like `_headers`. */
const FILES = ['**/*.*', '.well-known/*'];
/** Files without a URL: error pages, the report, and emails. */
const FILES_WITHOUT_URL = /(?:^|\/)(?:404|431|500|report)\.html$|^mail\//;

/**
 * Writes compressed copies of all files, and a manifest that lists the files and their headers.
 */
export async function writeSiteManifest(
  folder: string,
  metadata: SiteMetadata,
): Promise<SiteManifest> {
  const paths = globSync(FILES, { cwd: folder, exclude: ['**/*.{br,gz}'] }).sort();
  const html = await Promise.all(
    paths
      .filter((path) => path.endsWith('.html'))
      .map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })),
  );
  const getPages = (headers: HeadersName) =>
    html.flatMap(({ path, text }) => (getHeadersName(path, 'text/html') === headers ? [text] : []));
  const pages = {
    page: getPages('page'),
    form: [...getPages('form'), ...getPages('confirm')],
    error: getPages('error'),
  };
  const { owner, formOrigin, marketOrigin, isStaging, ...rest } = metadata;
  const manifest: SiteManifest = {
    ...splitSiteUrl(owner.siteUrl),
    formOrigin,
    ...rest,
    buttons: getTrackNames(pages.page),
    headers: getResponseHeaders(pages, { owner, formOrigin, marketOrigin, isStaging }),
    files: await Promise.all(paths.map((path) => compressFile(folder, path))),
  };
  await writeFile(join(folder, SITE_MANIFEST), JSON.stringify(manifest));
  return manifest;
}

/** Returns the built-in `data-track` names, plus any others used on the pages. */
function getTrackNames(pages: readonly string[]): string[] {
  const names = pages.flatMap((page) =>
    Array.from(page.matchAll(TRACK_NAME), ([, name = '']) => name),
  );
  return [...new Set([...BUTTONS, ...names])];
}

/** Writes compressed copies of a file, and returns its entry for the manifest. */
async function compressFile(folder: string, path: string): Promise<SiteFile> {
  const bytes = await readFile(join(folder, path));
  const type = getMimeType(path, MIME_TYPES) ?? 'application/octet-stream';
  const isCompressible = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);
  const headers = getHeadersName(path, type);
  return {
    path,
    urls: getUrls(path),
    type,
    etag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`,
    cacheControl: getCacheControl(path, headers),
    encodings: isCompressible ? await writeCompressed(join(folder, path), bytes) : [],
    headers,
  };
}

/** Writes compressed copies, unless they're larger than the file. Returns their encodings, smallest first. */
async function writeCompressed(file: string, bytes: Buffer): Promise<SiteFile['encodings']> {
  const encodings: SiteFile['encodings'] = [];
  for (const { encoding, suffix, compress } of COMPRESSIONS) {
    const compressed = await compress(bytes);
    if (compressed.byteLength >= bytes.byteLength) continue;
    await writeFile(file + suffix, compressed);
    encodings.push(encoding);
  }
  return encodings;
}

/** Pages also have a URL without `index.html` or `.html`. */
function getUrls(path: string): string[] {
  if (FILES_WITHOUT_URL.test(path)) return [];
  if (path === 'index.html') return ['/', '/index.html'];
  const folder = /^(.*)\/index\.html$/.exec(path)?.[1];
  if (folder !== undefined) return [`/${folder}`, `/${folder}/`, `/${path}`];
  return path.endsWith('.html') ? [`/${path}`, `/${path.slice(0, -'.html'.length)}`] : [`/${path}`];
}

function getHeadersName(path: string, type: string): HeadersName {
  if (/^(?:[\w-]+\/)?form\/confirm\/index\.html$/.test(path)) return 'confirm';
  if (/^(?:[\w-]+\/)?form\/.*\.html$/.test(path)) return 'form';
  if (path === 'admin/index.html') return 'editor';
  if (FILES_WITHOUT_URL.test(path)) return 'error';
  if (/^(?:social(?:\.[\w-]+)*|logo)\.png$/.test(path)) return 'shared';
  if (type.includes('svg')) return 'drawing';
  return /html|\/xml|text\/plain/.test(type) ? 'page' : 'part';
}

function getCacheControl(path: string, headers: HeadersName): string {
  // These file names contain a content hash.
  if (path.startsWith('_astro/')) return 'public, max-age=31536000, immutable';
  if (headers === 'confirm') return 'no-store';
  if (headers === 'form' || headers === 'error') return 'no-cache';
  // Shared caches revalidate pages in the background after a minute, and keep serving them for a day if the server is
  // down. Browsers always revalidate, so visitors get a new release right away.
  const isImageOrFont = /\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2)$/i.test(path);
  const maxAge = isImageOrFont ? 'public, max-age=3600' : 'max-age=0, s-maxage=60';
  return `${maxAge}, stale-while-revalidate=600, stale-if-error=86400`;
}
