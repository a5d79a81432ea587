import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteManifest } from '#contract/siteManifest.ts';
import { strictTransport } from './responseHeaders.ts';

// Cloudflare reads no longer ones.
const MAX_LINE_LENGTH = 2_000;

/**
 * Writes the `_headers` file that Netlify and Cloudflare Pages read, with the headers that the server
 * sends. Both join the values of all rules that match, so no header stands in two rules that match one
 * path: whether other sites may show a file is therefore said of hashed files alone.
 * Source: docs.netlify.com/manage/routing/headers, developers.cloudflare.com/pages/configuration/headers.
 * @throws RangeError when a line is longer than Cloudflare reads.
 */
export async function writeStaticHeaders(
  folder: string,
  manifest: SiteManifest,
  owner: Parameters<typeof strictTransport>[0],
): Promise<void> {
  const { 'Cross-Origin-Resource-Policy': sameOrigin = '', ...everywhere } =
    manifest.headers['host'] ?? {};
  const forms = manifest.languages.map(({ path }) => `${path}form/*`);
  // A staging build sends the header with every file.
  const hasForms =
    !('X-Robots-Tag' in everywhere) && manifest.files.some(({ headers }) => headers === 'form');
  const text = [
    // Hosts that read this file serve HTTPS alone; over plain HTTP browsers ignore the header.
    rule('/*', { ...everywhere, ...strictTransport(owner) }),
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

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
