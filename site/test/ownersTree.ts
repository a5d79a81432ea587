import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';

/** What a build reads. */
const READ = [
  'contract',
  'scripts',
  'service/src',
  'site',
  'owner.config.ts',
  'package.json',
  'tsconfig.base.json',
];
const NOT_READ = ['site/e2e', 'site/node_modules', 'site/test'].map((path) => resolve(path) + sep);

/**
 * This repository as an owner has it, in a folder of its own, with more languages: what he does to add
 * one is done there and nowhere else.
 * @param add makes the folder of each, in `content`.
 */
export function ownersTree(languages: readonly string[], add: (content: string) => void) {
  const root = mkdtempSync(join(tmpdir(), 'owner-'));
  for (const path of READ) {
    cpSync(path, join(root, path), {
      recursive: true,
      filter: (source) => !NOT_READ.some((folder) => `${resolve(source)}${sep}`.startsWith(folder)),
    });
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  add(join(root, 'site/src/content'));
  const config = join(root, 'owner.config.ts');
  const named = languages.map((language) => `'${language}'`).join(', ');
  const settings = readFileSync(config, 'utf8');
  writeFileSync(config, settings.replace(/languages: \[[^\]]*\]/, `languages: [${named}]`));
  return {
    root,
    /** What the build said, and how it ended; the site is in `dist`. */
    build: () =>
      spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], {
        cwd: root,
        encoding: 'utf8',
        env: {
          ...process.env,
          PATH: `${resolve('node_modules/.bin')}:${process.env['PATH']}`,
          PUBLIC_MARKET_API: 'self',
          SITE_URL: 'https://page.example',
          FORM_ORIGIN: 'https://form.example',
          OUT_DIR: join(root, 'dist'),
        },
      }),
    dist: join(root, 'dist'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
