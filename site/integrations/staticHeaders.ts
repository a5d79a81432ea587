import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteManifest } from '#contract/siteManifest.ts';
import { strictTransport } from './responseHeaders.ts';

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
  owner: Parameters<typeof strictTransport>[0],
): Promise<void> {
  const { 'Cross-Origin-Resource-Policy': sameOrigin = '', ...everywhere } =
    manifest.headers['host'] ?? {};
  const forms = manifest.languages.map(({ path }) => `${manifest.base}${path}form/*`);
  // A staging build sends the header with every file.
  const hasForms =
    !('X-Robots-Tag' in everywhere) && manifest.files.some(({ headers }) => headers === 'form');
  const text = [
    // These hosts serve only HTTPS. Browsers ignore the header over plain HTTP.
    rule(`${manifest.base}/*`, { ...everywhere, ...strictTransport(owner) }),
    rule(`${manifest.base}/_astro/*`, {
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

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
