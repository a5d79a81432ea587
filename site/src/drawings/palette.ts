import { mixColors } from '#site/owner/colors.ts';
import { owner } from '../data/owner.ts';
import { getLookColor } from '../data/look.ts';

const token = (name: string, theme: Theme) => getLookColor(owner.look, name, theme).toUpperCase();

/** The colors that are baked into images, where no custom property can reach. */
export type Theme = 'light' | 'dark';

export const INK = token('--color-ink', 'light');
export const BONE = token('--color-on-board', 'light');
/** The owner's accent and its shade: the same that the page takes. */
export const FLOOR = owner.look.colors.accent.toUpperCase();
export const FLOOR_SHADE = owner.look.colors.accentShade.toUpperCase();

/** `--color-bg` of the page: an image on it has no frame only when its background is the same. */
export const PLAIN = { light: token('--color-bg', 'light'), dark: token('--color-bg', 'dark') };

export type PitColors = ReturnType<typeof pitColors>;

/**
 * The colors of the pit, in the page's stone; people have those of a rising and a falling
 * price, as everywhere on the page. The last two digits of a shadow are how strong it is.
 */
export function pitColors(theme: Theme) {
  const color = (name: string) => token(`--color-${name}`, theme);
  const highTread = color('stone');
  const shadedWall = color('wall-shade');
  const litWall = color('wall-light');
  return {
    // The tread next to the floor, and the tread at the rim.
    deepTread: mixColors(highTread, shadedWall, 0.2),
    highTread,
    litWall,
    shadedWall,
    wallShadow: `${shadedWall}91`,
    nosing: litWall,
    personShadow: `${shadedWall}B3`,
    plain: PLAIN[theme],
    floor: FLOOR,
    floorShadow: `${FLOOR_SHADE}E6`,
    bid: color('up'),
    ask: color('down'),
    // On the floor, and outside the pit (404).
    visitor: color('on-accent'),
    stray: color('ink'),
  };
}
