import { readFileSync } from 'node:fs';
import { owner } from '../src/data/owner.ts';
import { tokenColor } from '../src/lib/theme.ts';

const TOKENS = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const token = (name: string, theme: Theme) => tokenColor(TOKENS, name, theme).toUpperCase();

/** The colors that are baked into images, where no custom property can reach. */
export type Theme = 'light' | 'dark';
export const THEMES: readonly Theme[] = ['light', 'dark'];

export const INK = token('--color-ink', 'light');
export const BONE = token('--color-on-board', 'light');
/** The owner's accent and its shade: the same that the page takes. */
export const FLOOR = owner.colors.floor.toUpperCase();
export const FLOOR_SHADE = owner.colors.floorShade.toUpperCase();

/** `--color-bg` of the page: an image on it has no frame only when its background is the same. */
export const PLAIN = { light: token('--color-bg', 'light'), dark: token('--color-bg', 'dark') };

/** The stone of the pit. The last two digits of a shadow are how strong it is. */
const STONE = {
  light: {
    // Tread beside the floor, and tread at the rim.
    deepTread: '#D8D5CB',
    highTread: '#E4E2DA',
    litWall: '#F6F5F0',
    shadedWall: '#A9A599',
    wallShadow: '#8F8B7E6B',
    nosing: '#F7F6F2',
    personShadow: '#8C897D80',
  },
  dark: {
    deepTread: '#191A16',
    highTread: '#25261F',
    litWall: '#34352E',
    shadedWall: '#0A0B09',
    wallShadow: '#0505056B',
    nosing: '#4A4B43',
    personShadow: '#050505B0',
  },
};

export type PitColors = ReturnType<typeof pitColors>;

/** The colors of the pit; people have those of a rising and a falling price, as everywhere on the page. */
export const pitColors = (theme: Theme) => ({
  ...STONE[theme],
  plain: PLAIN[theme],
  floor: FLOOR,
  floorShadow: `${FLOOR_SHADE}E6`,
  bid: token('--color-up', theme),
  ask: token('--color-down', theme),
  // On the floor, and outside the pit (404).
  visitor: token('--color-on-accent', theme),
  stray: token('--color-ink', theme),
});

/** What people lose their colour to on the sides that look away from the sun. */
export const DARKNESS = '#000000';
