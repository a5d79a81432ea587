import { mixColors } from '#site/owner/colors.ts';
import { owner } from '../data/owner.ts';
import { getLookColor } from '../data/look.ts';

export type Theme = 'light' | 'dark';

// Images can't use custom properties, so we write these colors into them.
const getColor = (token: string, theme: Theme) =>
  getLookColor(owner.look, token, theme).toUpperCase();

export const INK = getColor('--color-ink', 'light');
/** Text color on the accent and on light surfaces. Dark in every look. */
export const ON_ACCENT = getColor('--color-on-accent', 'light');
/** Text color on dark backgrounds. */
export const LIGHT_INK = getColor('--color-on-board', 'light');
export const ACCENT = owner.look.colors.accent.toUpperCase();
export const ACCENT_SHADE = owner.look.colors.accentShade.toUpperCase();

/** `--color-bg`. Images with this background blend in with the page. */
export const PAGE_BACKGROUND = {
  light: getColor('--color-bg', 'light'),
  dark: getColor('--color-bg', 'dark'),
};

export type PitColors = ReturnType<typeof getPitColors>;

/** The last two hex digits of shadow colors are their opacity. */
export function getPitColors(theme: Theme) {
  const getThemeColor = (name: string) => getColor(`--color-${name}`, theme);
  const highestTread = getThemeColor('stone');
  const shadedWall = getThemeColor('wall-shade');
  const litWall = getThemeColor('wall-light');
  return {
    lowestTread: mixColors(highestTread, shadedWall, 0.2),
    highestTread,
    litWall,
    shadedWall,
    wallShadow: `${shadedWall}91`,
    nosing: litWall,
    personShadow: `${shadedWall}B3`,
    ground: PAGE_BACKGROUND[theme],
    floor: ACCENT,
    floorShadow: `${ACCENT_SHADE}E6`,
    // The same colors as rising and falling prices.
    bid: getThemeColor('up'),
    ask: getThemeColor('down'),
    visitor: getThemeColor('on-accent'),
    outsider: getThemeColor('ink'),
  };
}
