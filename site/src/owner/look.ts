import * as z from 'zod';
import { getContrast, mixColors } from './colors.ts';
import { stringMatching } from './fields.ts';

/** `--color-on-accent`: the near-black of text on the accent and its shade, in both themes. */
const ON_ACCENT = '#14150f';

const Color = stringMatching(/^#[0-9a-f]{6}$/i, 'a color as # and six hex digits');

/** A color on which near-black text has a contrast of at least `least` to 1. */
const readable = (least: number) =>
  Color.refine(
    (color) => getContrast(color, ON_ACCENT) >= least,
    `Near-black text on this color needs a contrast of ${least} to 1. Choose a lighter color.`,
  );

/** The shade is a fifth darker than the accent if the owner sets none: text that is readable on one is so on the other. */
const Colors = z
  .strictObject({
    accent: readable(4.5).describe(
      'Buttons and the accent block, as `#` and six hex digits. Near-black text must be readable on it.',
    ),
    accentShade: readable(3)
      .optional()
      .describe('The darker edge of the accent. Left out: a fifth darker.'),
    ground: z
      .strictObject({
        light: Color.optional().describe('In the light theme.'),
        dark: Color.optional().describe('In the dark theme.'),
      })
      .default({})
      .describe('The background. Text, lines and cards follow it.'),
  })
  .transform(({ accent, accentShade = mixColors(accent, '#000000', 0.2), ground }) => {
    return { accent, accentShade, ground };
  });

const Typeface = stringMatching(
  /^[\w][\w .-]*$/,
  'the name of a Fontsource family, such as "Sora", or of a file in fonts/, such as "Brand.woff2"',
);

/** How the page looks, apart from the owner's logo and pictures. */
export const Look = z.strictObject({
  appearance: z
    .enum(['system', 'light', 'dark'])
    .default('system')
    .describe("`system` follows the visitor's device and lets them choose."),
  colors: Colors.describe('The colors.'),
  corners: z
    .enum(['cut', 'square', 'round'])
    .default('cut')
    .describe('The corners of buttons, cards and dark blocks.'),
  motif: z
    .enum(['pit', 'none'])
    .default('pit')
    .describe('`none` leaves out the pit with its people, seats, stairs and octagons.'),
  headlines: z
    .enum(['capitals', 'sentence'])
    .default('capitals')
    .describe('Whether headlines are set in capitals, or as they are written.'),
  fonts: z
    .strictObject({
      display: Typeface.optional().describe('Of headlines.'),
      text: Typeface.optional().describe('Of text.'),
    })
    .default({})
    .describe('Fontsource families, or files in `fonts/`. Left out: ours.'),
});

export type Look = z.output<typeof Look>;
export type Theme = 'light' | 'dark';

/** Shares of black or white that give the shipped colors from the shipped grounds. */
const DERIVED = {
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

/** The colors of dark blocks that follow the ground of a theme, by their names in `tones.css`. */
export function getInkColors(look: Look, theme: Theme): Readonly<Record<string, string>> {
  const ground = getGroundColors(look, theme)['--color-ground-ink'];
  if (ground === undefined) return {};
  return {
    '--color-ink-quiet': mixColors(ground, '#ffffff', 0.75),
    '--color-wall-shade': mixColors(ground, '#ffffff', 0.18),
    '--color-wall-light': mixColors(ground, '#ffffff', 0.37),
    '--color-graphic': mixColors(ground, '#ffffff', 0.6),
  };
}

/** The colors of a theme that follow the owner's ground, by their names in `tokens.css`; none without a ground. */
export function getGroundColors({ colors }: Look, theme: Theme): Readonly<Record<string, string>> {
  const ground = colors.ground[theme];
  return ground === undefined ? {} : DERIVED[theme](ground);
}

/** What is set on what, with the contrast that WCAG asks for: 4.5 for text, 3 for graphics. */
const PAIRS = [
  ['text', '--color-ink', '--color-bg', 4.5],
  ['quiet text', '--color-ink-quiet', '--color-bg', 4.5],
  ['quiet text on cards', '--color-ink-quiet', '--color-stone', 4.5],
  ['rising prices', '--color-up', '--color-bg', 4.5],
  ['falling prices', '--color-down', '--color-bg', 4.5],
  ['graphics', '--color-graphic', '--color-bg', 3],
  ['the accent on dark blocks', '--color-accent', '--color-ground-ink', 3],
] as const;

/**
 * A sentence for the pair of colors that is hardest to read, in each theme where one is too hard.
 * @param colorOf the page's color by name and theme.
 */
export function findContrastErrors(
  look: Look,
  colorOf: (name: string, theme: Theme) => string,
): { theme: Theme; message: string }[] {
  const themes: Theme[] = look.appearance === 'system' ? ['light', 'dark'] : [look.appearance];
  return themes.flatMap((theme) => {
    const found = PAIRS.map(([what, text, ground, least]) => {
      const [over, under] = [colorOf(text, theme), colorOf(ground, theme)];
      return { what, over, under, least, ratio: getContrast(over, under) };
    });
    const [worst] = found.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
    if (worst === undefined || worst.ratio >= worst.least) return [];
    const { what, over, under, least, ratio } = worst;
    const way = theme === 'light' ? 'lighter' : 'darker';
    const message = `With this ground, ${what} (${over} on ${under}) would have a contrast of ${ratio.toFixed(1)} to 1, and needs ${least}. Choose a ${way} ground.`;
    return [{ theme, message }];
  });
}
