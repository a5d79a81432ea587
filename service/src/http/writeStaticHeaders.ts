import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSite } from './loadSite.ts';
import { siteHeaders } from './siteHeaders.ts';
import type { SiteHeaderParts } from './siteHeaders.ts';
import { staticHeaders } from './staticHeaders.ts';

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
