import { hashedFile } from '../lib/generatedFile.ts';
import { drawPit } from './pit/drawPit.ts';
import type { View } from './pit/perspective.ts';

const DESKTOP: View = { width: 2200, height: 880, center: [1480, 498], focal: 2800, people: 1 };
const PHONE: View = { width: 390, height: 440, center: [214, 236], focal: 1330, people: 1.25 };
const EMPTY: View = { ...DESKTOP, width: 1440, center: [1064, 470], people: 0 };

const inBothThemes = (name: string, view: View) => ({
  light: hashedFile(`${name}-light.svg`, drawPit('light', view)),
  dark: hashedFile(`${name}-dark.svg`, drawPit('dark', view)),
});

/** The pictures of the pit: in the hero, in the hero of a phone, and on the error pages. */
export const pits = {
  desktop: inBothThemes('hero', DESKTOP),
  phone: inBothThemes('hero-phone', PHONE),
  empty: inBothThemes('empty', EMPTY),
};
