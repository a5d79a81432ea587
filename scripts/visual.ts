import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import './command.ts';
import { findChromium } from './findChromium.ts';

/**
 * `npm run visual:update`: takes the reference pictures of the visual tests anew. Look at what
 * changed before committing it.
 */
const FOLDER = 'site/e2e/visual/references';

parseArgs();
rmSync(FOLDER, { recursive: true, force: true });
const run = spawnSync('playwright', ['test', 'site/e2e/visual', '--update-snapshots=all'], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: findChromium() },
});
for (const path of globSync(`${FOLDER}/*.png`)) {
  // Flat faces need no more than 256 colours; the difference stays far below the tests' threshold.
  const small = await sharp(readFileSync(path)).png({ palette: true, effort: 10 }).toBuffer();
  writeFileSync(path, small);
}
process.exit(run.status ?? 1);
