import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteManifest } from '#contract/siteManifest.ts';
import { getHstsHeader } from './responseHeaders.ts';

const CSP = 'Content-Security-Policy';
// Cloudflare ignores longer lines.
const MAX_LINE_LENGTH = 2_000;

/**
 * Writes the server's headers to the `_headers` file of Netlify and Cloudflare Pages. Both combine all rules that match
 * a path, so no header may be in two matching rules. Only hashed files get a rule about embedding by other sites.
 * Source: docs.netlify.com/manage/routing/headers, developers.cloudflare.com/pages/configuration/headers.
 * @throws RangeError if a line is longer than Cloudflare reads.
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
  // A staging build sends the header with every file.
  const isStaging = 'X-Robots-Tag' in everywhere;
  const hasForms = !isStaging && manifest.files.some(({ headers }) => headers === 'form');
  const { editor } = manifest.headers;
  const { [CSP]: policy = '', ...others } = everywhere;
  const noindex = isStaging ? {} : { 'X-Robots-Tag': 'noindex' };
  const text = [
    // These hosts serve only HTTPS. Browsers ignore the header over plain HTTP.
    rule(`${base}/*`, { ...(editor ? others : everywhere), ...getHstsHeader(owner) }),
    // A browser would apply the policy of the pages to the editor, too.
    ...(editor ? pagePaths(manifest).map((path) => rule(base + path, { [CSP]: policy })) : []),
    ...(editor ? [rule(`${base}/admin/*`, { [CSP]: editor[CSP] ?? '', ...noindex })] : []),
    rule(`${base}/_astro/*`, {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': sameOrigin,
    }),
    ...(hasForms ? forms.map((path) => rule(path, { 'X-Robots-Tag': 'noindex' })) : []),
  ].join('');
  const tooLong = text.split('\n').find((line) => line.length > MAX_LINE_LENGTH);
  if (tooLong !== undefined) {
    throw new RangeError(
      `The header line "${tooLong.slice(0, 30)}…" has ${tooLong.length} characters, but hosts read only ${MAX_LINE_LENGTH}. Use fewer inline scripts and styles.`,
    );
  }
  await writeFile(join(folder, '_headers'), text);
}

/** The pages but the editor: each at the root, and all within a folder by one rule. */
function pagePaths({ files }: SiteManifest): string[] {
  const pages = files.filter(({ path, headers }) => path.endsWith('.html') && headers !== 'editor');
  const paths = pages.flatMap(({ path, urls }) => {
    const [folder, ...rest] = path.split('/');
    return rest.length > 0 ? [`/${folder}/*`] : urls.length > 0 ? urls : [`/${path}`];
  });
  return [...new Set(paths)];
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
