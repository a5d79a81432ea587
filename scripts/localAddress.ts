import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The address of a page that is built for this machine alone: the path of the owner's `siteUrl` stays. */
export async function localAddress(port: number): Promise<string> {
  const file = resolve(process.env['OWNER'] || 'owner', 'owner.config.ts');
  // The build tells about mistakes in this file.
  const { owner } = await import(pathToFileURL(file).href).catch(() => ({}));
  const path = URL.parse(owner?.siteUrl)?.pathname ?? '/';
  return `http://localhost:${port}${path === '/' ? '' : path}`;
}
