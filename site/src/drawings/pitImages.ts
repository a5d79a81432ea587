import { createHashedFile } from '../lib/generatedFile.ts';
import { drawPit } from './pit/drawPit.ts';
import type { View } from './pit/perspective.ts';

const DESKTOP: View = {
  width: 2200,
  height: 880,
  center: [1580, 462],
  focal: 3400,
  people: 1.15,
  visitor: 3.55,
  top: 0,
};
const PHONE: View = {
  width: 390,
  height: 300,
  center: [193, 146],
  focal: 1310,
  people: 1.75,
  visitor: 4.2,
  top: 0,
};
const EMPTY: View = { ...DESKTOP, width: 1440, center: [1064, 440], focal: 3900, people: 0 };

const inBothThemes = (name: string, view: View) => ({
  light: createHashedFile(`${name}-light.svg`, drawPit('light', view)),
  dark: createHashedFile(`${name}-dark.svg`, drawPit('dark', view)),
});

/** The pictures of the pit: in the hero, in the hero of a phone, and on the error pages. */
export const pitImages = {
  desktop: inBothThemes('hero', DESKTOP),
  phone: inBothThemes('hero-phone', PHONE),
  empty: inBothThemes('empty', EMPTY),
};
