import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';

/** Output folder. `site/tsconfig.astro.json` type-checks the `.astro` files that this script converts to TSX. */
const FOLDER = '.astro/tsx';

rmSync(FOLDER, { recursive: true, force: true });
for (const path of globSync('site/src/**/*.astro')) {
  const options = { filename: basename(path), ambientTypes: true };
  const { code } = convertToTsx(readFileSync(path, 'utf8'), options);
  const file = join(FOLDER, `${path}.tsx`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `/** @jsxImportSource astro */\n${code}`);
}
