import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The settings of the second brand. */
export const SECOND = join(import.meta.dirname, 'secondBrand.owner.config.ts');

/** The same brand with the server's own form. */
export const OWN_FORM = join(import.meta.dirname, 'secondBrandOwnForm.owner.config.ts');

/** The example owner, with every setting filled in. */
export const FULL = join(import.meta.dirname, '../../examples/full.owner.config.ts');

/** Settings for the builds that the tests look at: the owner's own, the example, and a brand made up. */
export const BRANDS = {
  owner: {
    SITE_URL: 'https://page.example',
    FORM_ORIGIN: 'https://form.example',
    OWNER_CONFIG: undefined,
  },
  second: { SITE_URL: undefined, FORM_ORIGIN: undefined, OWNER_CONFIG: SECOND },
  full: { SITE_URL: undefined, FORM_ORIGIN: undefined, OWNER_CONFIG: FULL },
} as const;

type Brand = keyof typeof BRANDS;

/** A built site in a folder of its own. */
export interface BuiltSite {
  folder: string;
  /** Paths of all files, with `/` between folders. */
  files: string[];
  read: (file: string) => string;
  bytes: (file: string) => Buffer;
  remove: () => void;
}

/**
 * The page as a plain static site: the one in the folder that `BUILT_SITES` names, or one that is
 * built for the caller, who has to remove it.
 * @throws Error with what the build said when it fails.
 */
export function buildSite(brand: Brand): BuiltSite {
  const ready = process.env['BUILT_SITES'];
  if (ready !== undefined) return openSite(join(ready, brand), () => undefined);
  const folder = mkdtempSync(join(tmpdir(), `page-${brand}-`));
  const build = spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], {
    encoding: 'utf8',
    env: { ...process.env, ...BRANDS[brand], PUBLIC_MARKET_API: 'self', OUT_DIR: folder },
  });
  if (build.status !== 0)
    throw new Error(`The page did not build.\n${build.stdout}${build.stderr}`);
  return openSite(folder, () => rmSync(folder, { recursive: true, force: true }));
}

function openSite(folder: string, remove: () => void): BuiltSite {
  const bytes = (file: string) => readFileSync(join(folder, file));
  return {
    folder,
    files: globSync('**/{*.*,_headers}', { cwd: folder }).map((path) => path.replaceAll('\\', '/')),
    read: (file) => bytes(file).toString(),
    bytes,
    remove,
  };
}
