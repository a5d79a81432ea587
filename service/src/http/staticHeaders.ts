import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSite } from './loadSite.ts';
import { siteHeaders, type SiteHeaderParts } from './siteHeaders.ts';

// Longer ones Cloudflare does not read.
const LONGEST_LINE = 2_000;

/**
 * A step of the build: writes `_headers` into a built site, for hosts that read one.
 * @throws Error when the folder holds no built site, or a header is longer than hosts read.
 */
export async function writeStaticHeaders(
  folder: string,
  origins: Pick<SiteHeaderParts, 'marketOrigin' | 'formOrigin'>,
): Promise<void> {
  const { hashes } = await loadSite(folder);
  // Hosts that read this file serve HTTPS only; over plain HTTP browsers ignore the header.
  const headers = siteHeaders({ hashes, ...origins, https: true });
  await writeFile(join(folder, '_headers'), staticHeaders(headers));
}

/**
 * The `_headers` file that Netlify and Cloudflare Pages read: the same headers that the companion
 * sends. Both join the values of all rules that match, so no header stands in two rules: pages keep
 * the host's own caching (revalidate each time), only hashed files are kept for ever.
 * Source: docs.netlify.com/manage/routing/headers, developers.cloudflare.com/pages/configuration/headers.
 * @throws RangeError when a line is longer than Cloudflare reads.
 */
export function staticHeaders(headers: Readonly<Record<string, string>>): string {
  const lines = [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '/_astro/*',
    '  Cache-Control: public, max-age=31536000, immutable',
  ];
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong !== undefined) {
    throw new RangeError(
      `The header line "${tooLong.slice(0, 30)}…" has ${tooLong.length} characters, and hosts read ${LONGEST_LINE}: use fewer inline scripts and styles.`,
    );
  }
  return `${lines.join('\n')}\n`;
}
