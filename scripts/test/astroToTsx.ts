import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';

/** This script converts `.astro` files to TSX, so `site/tsconfig.astro.json` can type-check them. */
const FOLDER = '.astro/tsx';

rmSync(FOLDER, { recursive: true, force: true });
for (const path of globSync('site/src/**/*.astro')) {
  const options = { filename: basename(path), ambientTypes: true };
  const { code } = convertToTsx(readFileSync(path, 'utf8'), options);
  const file = join(FOLDER, `${path}.tsx`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `/** @jsxImportSource astro */\n${code}`);
}
