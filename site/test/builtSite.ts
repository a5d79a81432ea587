import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseHtml, type Html } from './html.ts';

const CACHE = 'node_modules/.cache';

/** The folder of the second brand. */
export const SECOND_BRAND = resolve('test/secondBrand');

/** Settings of the tested builds: the owner's, an invented brand, and the completed example. */
export const BRANDS = {
  owner: { SITE_URL: 'https://page.example', OWNER: process.env['OWNER'] ?? '' },
  second: { SITE_URL: undefined, OWNER: SECOND_BRAND },
  full: { SITE_URL: undefined, OWNER: resolve('examples/full') },
} as const;

export type BuiltSite = ReturnType<typeof openSite>;

/** A brand as a plain static site: from the folder in `BUILT_SITES`, or newly built. The caller must remove it. */
export function buildSite(brand: keyof typeof BRANDS): BuiltSite {
  const ready = process.env['BUILT_SITES'];
  return ready === undefined
    ? buildSiteWith(BRANDS[brand])
    : openSite(join(ready, brand), () => undefined);
}

/**
 * A new build folder for the caller to remove. It is inside this one, because Astro builds everything else in one
 * temporary folder, where parallel builds would mix.
 */
export function createBuildFolder(): string {
  mkdirSync(CACHE, { recursive: true });
  return mkdtempSync(join(CACHE, 'page-'));
}

/**
 * Builds a site with these environment settings, for the caller to remove.
 * @throws Error with the build's output if it fails.
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
  if (status !== 0) throw new Error(`The page did not build.\n${stdout}${stderr}`);
  return openSite(folder, () => rmSync(folder, { recursive: true, force: true }));
}

/** `files`: paths of all files, with `/` between folders. */
function openSite(folder: string, remove: () => void) {
  const bytes = (file: string) => readFileSync(join(folder, file));
  const pages = new Map<string, Html>();
  return {
    folder,
    files: globSync('{.well-known/*,**/{*.*,_headers}}', { cwd: folder }).map((path) =>
      path.replaceAll('\\', '/'),
    ),
    read: (file: string) => bytes(file).toString(),
    /** A page by its file or folder. */
    page: (path = '') => {
      const file = path.endsWith('.html') ? path : `${path}index.html`;
      const page = pages.get(file) ?? parseHtml(bytes(file).toString());
      pages.set(file, page);
      return page;
    },
    bytes,
    remove,
  };
}
