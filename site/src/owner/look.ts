import * as z from 'zod';
import { getContrast, mixColors } from './colors.ts';
import { stringMatching } from './fields.ts';

/** `--color-on-accent`: the near-black text color used on the accent and its shade, in both themes. */
const ON_ACCENT = '#14150f';

const Color = stringMatching(/^#[0-9a-f]{6}$/i, 'a color with # and six hex digits');

const isReadable = (background: string) => getContrast(background, ON_ACCENT) >= 4.5;

/** A background color for near-black text. */
const BackgroundColor = Color.refine(
  isReadable,
  'Near-black text on this color needs a contrast ratio of 4.5 to 1. Choose a lighter color.',
);

/** A background color for the light text and the prices in dark blocks. */
const DarkColor = Color.refine(
  (background) => getContrast(background, '#ffffff') >= 12,
  'White text on this color needs a contrast ratio of 12 to 1. Choose a darker color.',
);

/** Returns a shade of the accent that's 20% darker, or less if text on it would be unreadable. */
const darken = (accent: string) =>
  [0.2, 0.1].map((share) => mixColors(accent, '#000000', share)).find(isReadable) ?? accent;

const Colors = z
  .strictObject({
    accent: BackgroundColor.describe(
      'The color of buttons and the accent block, as a six-digit hex color. Near-black text must be readable on it.',
    ),
    accentShade: BackgroundColor.optional().describe(
      'A darker accent for edges and tags. Defaults to a shade up to 20% darker.',
    ),
    ground: z
      .strictObject({
        light: Color.optional().describe('Background in the light theme.'),
        dark: Color.optional().describe('Background in the dark theme.'),
      })
      .default({})
      .describe('Background colors. Text, line, and card colors are derived from them.'),
    ink: DarkColor.optional().describe(
      'Background of dark blocks. Derived from `ground` by default.',
    ),
  })
  .transform(({ accent, accentShade = darken(accent), ...others }) => {
    return { accent, accentShade, ...others };
  });

const Typeface = stringMatching(
  /^[\w][\w .-]*$/,
  'the name of a Fontsource family, such as "Sora", or of a file in fonts/, such as "Brand.woff2"',
);

/** The page's look, except for the logo and pictures. */
export const Look = z
  .strictObject({
    appearance: z
      .enum(['system', 'light', 'dark'])
      .default('system')
      .describe("The theme. `system` follows the visitor's device and lets visitors switch."),
    colors: Colors.describe('Brand colors.'),
    corners: z
      .enum(['cut', 'square', 'round'])
      .default('cut')
      .describe('The corner style of buttons, cards, and dark blocks.'),
    motif: z
      .enum(['pit', 'none'])
      .default('pit')
      .describe(
        'The motif of the illustrations. `none` removes the trading pit with its people, seats, stairs, and octagons.',
      ),
    layout: z
      .enum(['split', 'centered', 'editorial', 'cover'])
      .default('split')
      .describe(
        "The layout of the hero, section headlines, and form: text next to the picture (`split`), centered above it, a full-width headline with narrow columns (`editorial`), or a full-width picture behind the headline (`cover`). All except `split` require `motif: 'none'`.",
      ),
    cards: z
      .enum(['mixed', 'filled', 'framed', 'ruled', 'mosaic'])
      .default('mixed')
      .describe(
        "The card style of statistics, reasons, steps, security facts, and questions. `mixed` varies it by section, and `mosaic` uses colored cards of different sizes. All except `mixed` require `motif: 'none'`.",
      ),
    headlines: z
      .enum(['capitals', 'sentence'])
      .default('capitals')
      .describe('The case of headlines: all caps or sentence case.'),
    fonts: z
      .strictObject({
        display: Typeface.optional().describe('The font for headlines.'),
        text: Typeface.optional().describe('The font for all other text.'),
      })
      .default({})
      .describe('Fontsource families or files in `fonts/`. Defaults to the built-in fonts.'),
  })
  .refine(
    ({ motif, layout, cards }) => motif === 'none' || (layout === 'split' && cards === 'mixed'),
    {
      path: ['motif'],
      error: "The pit has its own layout and cards. Use 'none', or remove `layout` and `cards`.",
    },
  );

export type Look = z.output<typeof Look>;
export type Theme = 'light' | 'dark';

/** Derives colors from the background color. With the default backgrounds, this gives the default colors. */
const DERIVED_COLORS = {
  light: (ground: string) => {
    const ink = mixColors(ground, '#000000', 0.92);
    return {
      '--color-bg': ground,
      '--color-ground-ink': mixColors(ground, '#000000', 0.93),
      '--color-stone': mixColors(ground, '#000000', 0.07),
      '--color-wall-shade': mixColors(ground, '#000000', 0.33),
      '--color-wall-light': mixColors(ground, '#ffffff', 0.5),
      '--color-ink': ink,
      '--color-ink-quiet': mixColors(ink, ground, 0.22),
      '--color-graphic': mixColors(ink, ground, 0.36),
      '--color-on-form': ink,
      '--color-inverse': ink,
      '--color-on-inverse': ground,
      '--color-board': mixColors(ground, '#000000', 0.92),
      '--color-form-bg': mixColors(ground, '#ffffff', 0.9),
    };
  },
  dark: (ground: string) => {
    const ink = mixColors(ground, '#ffffff', 0.93);
    return {
      '--color-bg': ground,
      '--color-ground-ink': mixColors(ground, '#ffffff', 0.065),
      '--color-stone': mixColors(ground, '#ffffff', 0.1),
      '--color-wall-shade': mixColors(ground, '#000000', 0.4),
      '--color-wall-light': mixColors(ground, '#ffffff', 0.32),
      '--color-ink': ink,
      '--color-ink-quiet': mixColors(ink, ground, 0.3),
      '--color-graphic': mixColors(ink, ground, 0.45),
      '--color-on-form': ink,
      '--color-inverse': mixColors(ground, '#ffffff', 0.84),
      '--color-on-inverse': ground,
      '--color-board': mixColors(ground, '#000000', 0.35),
      '--color-form-bg': mixColors(ground, '#ffffff', 0.06),
    };
  },
} satisfies Record<Theme, (ground: string) => Record<string, string>>;

/** Returns theme colors derived from the owner's background, by name in `tokens.css`. */
export function getGroundColors({ colors }: Look, theme: Theme): Readonly<Record<string, string>> {
  const ground = colors.ground[theme];
  const derived = ground === undefined ? {} : DERIVED_COLORS[theme](ground);
  return colors.ink === undefined ? derived : { ...derived, '--color-ground-ink': colors.ink };
}

/** Foreground and background pairs with the minimum contrast ratio from WCAG: 4.5 for text, 3 for graphics. */
const COLOR_PAIRS = [
  ['text', '--color-ink', '--color-bg', 4.5],
  ['quiet text', '--color-ink-quiet', '--color-bg', 4.5],
  ['quiet text on cards', '--color-ink-quiet', '--color-stone', 4.5],
  ['rising prices', '--color-up', '--color-bg', 4.5],
  ['falling prices', '--color-down', '--color-bg', 4.5],
  ['graphics', '--color-graphic', '--color-bg', 3],
  ['the accent on dark blocks', '--color-accent', '--color-ground-ink', 3],
] as const;

/** More pairs in the dark theme. In the light theme, dark blocks are nearly black, so prices are always readable there. */
const DARK_COLOR_PAIRS = [
  ['rising prices on dark blocks', '--color-up', '--color-ground-ink', 4.5],
  ['falling prices on dark blocks', '--color-down', '--color-ground-ink', 4.5],
] as const;

/**
 * Finds each theme's lowest-contrast color pair, if the contrast is too low.
 * @param getColor returns a page color by name and theme.
 */
export function findContrastErrors(
  look: Look,
  getColor: (name: string, theme: Theme) => string,
): { theme: Theme; message: string }[] {
  const themes: Theme[] = look.appearance === 'system' ? ['light', 'dark'] : [look.appearance];
  return themes.flatMap((theme) => {
    const themePairs = theme === 'dark' ? [...COLOR_PAIRS, ...DARK_COLOR_PAIRS] : COLOR_PAIRS;
    const pairs = themePairs.map(([label, foregroundName, backgroundName, minContrast]) => {
      const foreground = getColor(foregroundName, theme);
      const background = getColor(backgroundName, theme);
      return {
        label,
        foreground,
        background,
        minContrast,
        ratio: getContrast(foreground, background),
      };
    });
    const [worst] = pairs.toSorted((a, b) => a.ratio / a.minContrast - b.ratio / b.minContrast);
    if (worst === undefined || worst.ratio >= worst.minContrast) return [];
    const { label, foreground, background, minContrast, ratio } = worst;
    const direction = theme === 'light' ? 'lighter' : 'darker';
    const fix = label.startsWith('the accent') ? 'lighter accent or a darker' : direction;
    const message = `With this background, ${label} (${foreground} on ${background}) would have a contrast ratio of ${ratio.toFixed(1)} to 1, but needs ${minContrast}. Choose a ${fix} background.`;
    return [{ theme, message }];
  });
}
