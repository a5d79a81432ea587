import { createHashedFile } from '../lib/generatedFile.ts';
import { drawPit } from './pit/drawPit.ts';
import type { View } from './pit/perspective.ts';

const DESKTOP: View = {
  width: 2200,
  height: 880,
  center: [1580, 462],
  focalLength: 3400,
  crowdScale: 1.15,
  visitorScale: 3.55,
};
const PHONE: View = {
  width: 390,
  height: 300,
  center: [193, 146],
  focalLength: 1310,
  crowdScale: 1.75,
  visitorScale: 4.2,
};
const EMPTY: View = {
  ...DESKTOP,
  width: 1440,
  center: [1064, 440],
  focalLength: 3900,
  crowdScale: 0,
};

const createThemedImages = (name: string, view: View) => ({
  light: createHashedFile(`${name}-light.svg`, drawPit('light', view)),
  dark: createHashedFile(`${name}-dark.svg`, drawPit('dark', view)),
});

/** The hero has a desktop and a phone image. Error pages show an empty pit. */
export const pitImages = {
  desktop: createThemedImages('hero', DESKTOP),
  phone: createThemedImages('hero-phone', PHONE),
  empty: createThemedImages('empty', EMPTY),
};
