import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { drawCoins } from '../site/art/coins.ts';
import { noteDrawn } from '../site/art/drawnWith.ts';
import { cutFonts } from '../site/art/fonts.ts';
import { drawHero } from '../site/art/hero.ts';
import { drawIcons } from '../site/art/icons.ts';
import { drawPlan } from '../site/art/plan.ts';
import { drawSeats } from '../site/art/seats.ts';
import { drawSocial } from '../site/art/social.ts';
import { refuseUnknown } from './command.ts';

/** Paths under `site/`, and what is in them. */
type Files = Readonly<Record<string, string | Buffer>>;

/**
 * `npm run art`: draws what the page shows, from parameters at the top of each file; the results are
 * committed. With names only those parts.
 */
const PARTS: Readonly<Record<string, () => Files | Promise<Files>>> = {
  hero: drawHero,
  fonts: cutFonts,
  coins: drawCoins,
  drawings: () => ({
    'src/drawings/plan.svg': drawPlan(),
    'src/drawings/seats.svg': drawSeats(),
  }),
  icons: drawIcons,
  social: drawSocial,
};

const { positionals } = parseArgs({ allowPositionals: true });
refuseUnknown(positionals, Object.keys(PARTS));
const parts = positionals.length > 0 ? positionals : Object.keys(PARTS);
for (const part of parts) {
  for (const [path, content] of Object.entries((await PARTS[part]?.()) ?? {})) {
    await writeFile(new URL(`../site/${path}`, import.meta.url), content);
    console.log(`site/${path}`);
  }
}
await noteDrawn(parts);
