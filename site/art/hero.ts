import { THEMES } from './palette.ts';
import { drawPit } from './pit/drawPit.ts';
import type { View } from './pit/perspective.ts';

const DESKTOP: View = { width: 2200, height: 880, center: [1480, 498], focal: 2800, people: 1 };
const PHONE: View = { width: 390, height: 440, center: [214, 236], focal: 1330, people: 1.25 };
const EMPTY: View = { ...DESKTOP, width: 1440, center: [1064, 470], people: 0 };

const VIEWS = { hero: DESKTOP, 'hero-phone': PHONE, empty: EMPTY };

/** Every picture of the pit in both themes. */
export const drawHero = () =>
  Object.fromEntries(
    Object.entries(VIEWS).flatMap(([name, view]) =>
      THEMES.map((theme) => [`src/assets/images/${name}-${theme}.svg`, drawPit(theme, view)]),
    ),
  );
