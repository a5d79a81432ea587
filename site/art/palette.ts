import { readFileSync } from 'node:fs';
import { mix } from '#contract/ownerFields.ts';
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
/** The visitor stands on yellow by day and by night. */
const ON_FLOOR = token('--color-on-accent', 'light');

/** `--color-bg` of the page: an image on it has no frame only when its background is the same. */
export const PLAIN = { light: token('--color-bg', 'light'), dark: token('--color-bg', 'dark') };

export type PitColors = (typeof PIT_COLORS)[Theme];

/** The last two digits of a shadow are how strong it is. */
export const PIT_COLORS = {
  light: {
    plain: PLAIN.light,
    // Tread beside the floor, and tread at the rim.
    deepTread: '#D8D5CB',
    highTread: '#E4E2DA',
    litWall: '#F6F5F0',
    shadedWall: '#A9A599',
    wallShadow: '#8F8B7E6B',
    nosing: '#F7F6F2',
    floor: FLOOR,
    floorShadow: `${FLOOR_SHADE}E6`,
    bids: ['#0F6B4C', '#15885F', '#0B4F3A'],
    asks: ['#C73A25', '#A92B1A', '#E0583F'],
    personShadow: '#8C897D80',
    // On the floor, and outside the pit (404).
    visitor: ON_FLOOR,
    stray: INK,
  },
  dark: {
    plain: PLAIN.dark,
    deepTread: '#0D0E0C',
    highTread: '#161714',
    litWall: '#2A2B26',
    shadedWall: '#070807',
    wallShadow: '#0505056B',
    nosing: '#34352F',
    floor: FLOOR,
    // At night a tenth darker.
    floorShadow: `${mix(FLOOR_SHADE, '#000000', 0.1)}E6`,
    bids: ['#2FA377', '#3CC48F', '#237A59'],
    asks: ['#E2553F', '#FF7259', '#A83C2B'],
    personShadow: '#05050580',
    visitor: ON_FLOOR,
    stray: '#E9E7DF',
  },
};
