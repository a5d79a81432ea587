import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseHtml, type Html } from './html.ts';

const CACHE = 'node_modules/.cache';

export const SECOND_BRAND = resolve('test/secondBrand');

/** Build settings for this repository's owner, a made-up brand, and the complete example. */
export const BRANDS = {
  owner: { SITE_URL: 'https://page.example', OWNER: process.env['OWNER'] ?? '' },
  second: { SITE_URL: undefined, OWNER: SECOND_BRAND },
  full: { SITE_URL: undefined, OWNER: resolve('examples/full') },
} as const;

export type BuiltSite = ReturnType<typeof openSite>;

/** Uses the site in the `BUILT_SITES` folder, if there is one, instead of building it. The caller has to remove it. */
export function buildSite(brand: keyof typeof BRANDS): BuiltSite {
  const builtSites = process.env['BUILT_SITES'];
  return builtSites === undefined
    ? buildSiteWith(BRANDS[brand])
    : openSite(join(builtSites, brand), () => undefined);
}

/**
 * Creates a build folder, which the caller has to remove. It's inside the repository, because Astro builds all folders
 * outside in the same temporary folder, where parallel builds would conflict.
 */
export function createBuildFolder(): string {
  mkdirSync(CACHE, { recursive: true });
  return mkdtempSync(join(CACHE, 'page-'));
}

/**
 * Builds a site with these environment variables. The caller has to remove it.
 * @throws {Error} if the build fails, with its output.
 */
export function buildSiteWith(settings: Readonly<Record<string, string | undefined>>): BuiltSite {
  const folder = createBuildFolder();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      FORM_ORIGIN: '',
      PUBLIC_MARKET_API: 'self',
      ...settings,
      OUT_DIR: folder,
    },
  });
  if (status !== 0) throw new Error(`The build failed.\n${stdout}${stderr}`);
  return openSite(folder, () => rmSync(folder, { recursive: true, force: true }));
}

function openSite(folder: string, remove: () => void) {
  const readBytes = (file: string) => readFileSync(join(folder, file));
  const pages = new Map<string, Html>();
  return {
    folder,
    /** All file paths, with `/` as the separator. */
    files: globSync('{.well-known/*,**/{*.*,_headers}}', { cwd: folder }).map((path) =>
      path.replaceAll('\\', '/'),
    ),
    read: (file: string) => readBytes(file).toString(),
    /** `path` is an HTML file or a folder. */
    getPage: (path = '') => {
      const file = path.endsWith('.html') ? path : `${path}index.html`;
      const page = pages.get(file) ?? parseHtml(readBytes(file).toString());
      pages.set(file, page);
      return page;
    },
    readBytes,
    remove,
  };
}
