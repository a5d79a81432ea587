import { readArguments } from '../../scripts/arguments.ts';
import { heads } from '../src/content/head.ts';
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
 * `node site/art/main.ts` makes everything, with names only those parts.
 */
const PARTS: Record<string, () => Promise<void>> = {
  hero: makeHero,
  fonts: makeFonts,
  coins: makeCoins,
  drawings: makeDrawings,
  icons: makeIcons,
  social: makeSocial,
};

const { words: wanted } = readArguments('npm run art', {}, Object.keys(PARTS));
for (const [part, make] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue;
  await make();
  await noteDrawn(part, drawnWithNow(owner, heads()));
}
