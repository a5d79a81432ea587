import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteManifest } from '#contract/siteManifest.ts';
import { getHstsHeader } from './responseHeaders.ts';

const CSP = 'Content-Security-Policy';
// Cloudflare ignores longer lines.
const MAX_LINE_LENGTH = 2_000;

/**
 * Writes the `_headers` file for Netlify and Cloudflare Pages. Both apply every rule that matches a path, so no two
 * matching rules may set the same header. Only files with a hash in their name get a Cross-Origin-Resource-Policy.
 * See docs.netlify.com/manage/routing/headers and developers.cloudflare.com/pages/configuration/headers.
 * @throws RangeError if a line exceeds Cloudflare's limit.
 */
export async function writeStaticHeaders(
  folder: string,
  manifest: SiteManifest,
  owner: Parameters<typeof getHstsHeader>[0],
): Promise<void> {
  const { 'Cross-Origin-Resource-Policy': sameOrigin = '', ...everywhere } =
    manifest.headers['host'] ?? {};
  const { base } = manifest;
  const forms = manifest.languages.map(({ path }) => `${base}${path}form/*`);
  // Staging builds set noindex on all files.
  const isStaging = 'X-Robots-Tag' in everywhere;
  const hasForms = !isStaging && manifest.files.some(({ headers }) => headers === 'form');
  const { editor } = manifest.headers;
  const { [CSP]: policy = '', ...withoutPolicy } = everywhere;
  const noindex = isStaging ? {} : { 'X-Robots-Tag': 'noindex' };
  const text = [
    // Always send HSTS, because these hosts only serve HTTPS. Over HTTP, browsers ignore the header.
    formatRule(`${base}/*`, {
      ...(editor ? withoutPolicy : everywhere),
      ...getHstsHeader(owner),
    }),
    // The editor has a different policy, so the pages' policy can't be in the rule for all files.
    ...(editor
      ? getPagePaths(manifest).map((path) => formatRule(base + path, { [CSP]: policy }))
      : []),
    ...(editor ? [formatRule(`${base}/admin/*`, { [CSP]: editor[CSP] ?? '', ...noindex })] : []),
    formatRule(`${base}/_astro/*`, {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': sameOrigin,
    }),
    ...(hasForms ? forms.map((path) => formatRule(path, { 'X-Robots-Tag': 'noindex' })) : []),
  ].join('');
  const tooLong = text.split('\n').find((line) => line.length > MAX_LINE_LENGTH);
  if (tooLong !== undefined) {
    throw new RangeError(
      `The header line "${tooLong.slice(0, 30)}…" is ${tooLong.length} characters long, but the limit is ${MAX_LINE_LENGTH}. Use fewer inline scripts and styles.`,
    );
  }
  await writeFile(join(folder, '_headers'), text);
}

/** Returns the paths of all pages except the editor, using wildcards for folders. */
function getPagePaths({ files }: SiteManifest): string[] {
  const pages = files.filter(({ path, headers }) => path.endsWith('.html') && headers !== 'editor');
  const paths = pages.flatMap(({ path, urls }) => {
    const [folder, ...rest] = path.split('/');
    return rest.length > 0 ? [`/${folder}/*`] : urls.length > 0 ? urls : [`/${path}`];
  });
  return [...new Set(paths)];
}

function formatRule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
