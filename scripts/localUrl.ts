import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Returns the page's URL on this machine, including the base path from `siteUrl`. */
export async function getLocalUrl(port: number): Promise<string> {
  const file = resolve(process.env['OWNER'] || 'owner', 'owner.config.ts');
  // The build reports errors in the settings, so ignore them here.
  const { owner } = await import(pathToFileURL(file).href).catch(() => ({}));
  const path = URL.parse(owner?.siteUrl)?.pathname ?? '/';
  return `http://localhost:${port}${path === '/' ? '' : path}`;
}
