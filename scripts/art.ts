import { makeCoins } from '../site/art/coins.ts';
import { makeDrawings } from '../site/art/drawings/makeDrawings.ts';
import { drawnWithNow, noteDrawn } from '../site/art/drawnWith.ts';
import { makeFonts } from '../site/art/fonts.ts';
import { makeHero } from '../site/art/hero.ts';
import { makeIcons } from '../site/art/icons.ts';
import { makeSocial } from '../site/art/social.ts';
import { readArguments } from './command.ts';

/**
 * `npm run art`: draws what the page shows, from parameters at the top of each file; the results are
 * committed. With names only those parts.
 */
const PARTS: Record<string, () => Promise<void>> = {
  hero: makeHero,
  fonts: makeFonts,
  coins: makeCoins,
  drawings: makeDrawings,
  icons: makeIcons,
  social: makeSocial,
};

const { words } = readArguments({}, Object.keys(PARTS));
for (const part of words.length > 0 ? words : Object.keys(PARTS)) {
  await PARTS[part]?.();
  await noteDrawn(part, drawnWithNow());
}
