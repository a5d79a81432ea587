import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Returns the page's URL on this machine, with the base path from the owner's `siteUrl`. */
export async function getLocalUrl(port: number): Promise<string> {
  const file = resolve(process.env['OWNER'] || 'owner', 'owner.config.ts');
  // Ignore errors in the settings. The build reports them.
  const { owner } = await import(pathToFileURL(file).href).catch(() => ({}));
  const path = URL.parse(owner?.siteUrl)?.pathname ?? '/';
  return `http://localhost:${port}${path === '/' ? '' : path}`;
}
