import { head } from '../src/content/head.ts';
import { owner } from '../src/content/owner.ts';
import { makeCoins } from './coins.ts';
import { makeDrawings } from './drawings/makeDrawings.ts';
import { drawnWithNow, noteDrawn } from './drawnWith.ts';
import { makeFonts } from './fonts.ts';
import { makeHero } from './hero.ts';
import { makeIcons } from './icons.ts';
import { makeSocial } from './social.ts';

/**
 * Draws what the page shows, from parameters at the top of each file; the results are committed.
 * `node site/art/main.ts` makes everything, with a name only that part.
 */
const PARTS: Record<string, () => Promise<void>> = {
  hero: makeHero,
  fonts: makeFonts,
  coins: makeCoins,
  drawings: makeDrawings,
  icons: makeIcons,
  social: () => makeSocial(),
};

const [wanted] = process.argv.slice(2);
const chosen = wanted === undefined ? Object.entries(PARTS) : [[wanted, PARTS[wanted]] as const];
for (const [part, make] of chosen) {
  if (make === undefined) {
    console.error(
      `There is no "${wanted}". Name one of ${Object.keys(PARTS).join(', ')}, or none.`,
    );
    process.exit(1);
  }
  await make();
  await noteDrawn(part, drawnWithNow(owner, head));
}
