import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteManifest } from '#contract/siteManifest.ts';
import { HTTPS_ALONE } from './responseHeaders.ts';

const CSP = 'Content-Security-Policy';
// Cloudflare reads no longer ones.
const MAX_LINE_LENGTH = 2_000;

/**
 * Writes the `_headers` file that Netlify and Cloudflare Pages read, with the headers that the server
 * sends. Both join the values of all rules that match, so no header stands in two rules that match one
 * path: whether other sites may show a file is therefore said of hashed files alone.
 * Source: docs.netlify.com/manage/routing/headers, developers.cloudflare.com/pages/configuration/headers.
 * @throws RangeError when a line is longer than Cloudflare reads.
 */
export async function writeStaticHeaders(folder: string, manifest: SiteManifest): Promise<void> {
  const { 'Cross-Origin-Resource-Policy': sameOrigin = '', ...everywhere } =
    manifest.headers['host'] ?? {};
  const forms = manifest.languages.map(({ path }) => `${path}form/*`);
  const hasForms = manifest.files.some(({ headers }) => headers === 'form');
  const { editor } = manifest.headers;
  const { [CSP]: policy = '', ...others } = everywhere;
  const text = [
    // Hosts that read this file serve HTTPS alone; over plain HTTP browsers ignore the header.
    rule('/*', { ...(editor ? others : everywhere), ...HTTPS_ALONE }),
    // A browser would apply the policy of the pages to the editor, too.
    ...(editor ? pagePaths(manifest).map((path) => rule(path, { [CSP]: policy })) : []),
    ...(editor ? [rule('/admin/*', { [CSP]: editor[CSP] ?? '', 'X-Robots-Tag': 'noindex' })] : []),
    rule('/_astro/*', {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': sameOrigin,
    }),
    ...(hasForms ? forms.map((path) => rule(path, { 'X-Robots-Tag': 'noindex' })) : []),
  ].join('');
  const tooLong = text.split('\n').find((line) => line.length > MAX_LINE_LENGTH);
  if (tooLong !== undefined) {
    throw new RangeError(
      `The header line "${tooLong.slice(0, 30)}…" has ${tooLong.length} characters, and hosts read ${MAX_LINE_LENGTH}: use fewer inline scripts and styles.`,
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
