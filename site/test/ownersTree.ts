import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';

/** What a build does not read. */
const NOT_READ = ['.git', 'node_modules', 'dist', 'docs', 'data', 'site/e2e', 'site/test'].map(
  (path) => resolve(path) + sep,
);

/**
 * This repository as an owner has it, in a folder of its own, with more languages: what is done to add one
 * is done there and nowhere else.
 * @param files the file of messages of each further language, by its tag.
 */
export function ownersTree(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'owner-'));
  cpSync('.', root, {
    recursive: true,
    filter: (source) => !NOT_READ.some((folder) => `${resolve(source)}${sep}`.startsWith(folder)),
  });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  for (const [language, messages] of Object.entries(files)) {
    writeFileSync(join(root, `messages/${language}.json`), messages);
  }
  const config = join(root, 'owner.config.ts');
  const named = ['en', ...Object.keys(files)].map((language) => `'${language}'`).join(', ');
  const settings = readFileSync(config, 'utf8');
  writeFileSync(config, settings.replace(/languages: \[[^\]]*\]/, `languages: [${named}]`));
  return {
    dist: join(root, 'dist'),
    /** What the build said, and how it ended; the site is in `dist`. */
    build: () =>
      spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], {
        cwd: root,
        encoding: 'utf8',
        env: {
          ...process.env,
          PATH: `${resolve('node_modules/.bin')}:${process.env['PATH']}`,
          OWNER_CONFIG: undefined,
          PUBLIC_MARKET_API: 'self',
          SITE_URL: 'https://page.example',
          FORM_ORIGIN: undefined,
          OUT_DIR: join(root, 'dist'),
        },
      }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
