import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { owner, ownerFolder } from '../data/owner.ts';

/** `display` is for headlines, `text` for everything else. */
export type Role = 'display' | 'text';
/** Fontsource publishes these subsets separately. */
export type Subset = 'latin' | 'latin-ext' | 'arabic';
/** The range of each variable axis. A number pins the axis. */
export type Axes = Record<string, number | { min: number; max: number }>;

/** A font's source file. The optional fields are only set for the owner's fonts. */
export type FontFile = {
  file: string;
  axes?: Axes;
  /** `@font-face` descriptors that match the default font's width and center the text vertically. */
  descriptors?: string;
  /** Line height, relative to the default font. */
  leading?: number;
  /** `word-spacing` in em, to make up for a narrow or wide space. */
  wordSpacing?: number;
};

const getFontsourceFile = (id: string, file: string) =>
  `node_modules/@fontsource-variable/${id}/files/${id}-${file}-normal.woff2`;
const DEFAULT_FILES: Record<Role, Record<Subset, string>> = {
  display: {
    latin: getFontsourceFile('big-shoulders-display', 'latin-wght'),
    'latin-ext': getFontsourceFile('big-shoulders-display', 'latin-ext-wght'),
    arabic: getFontsourceFile('cairo', 'arabic-wght'),
  },
  text: {
    latin: getFontsourceFile('archivo', 'latin-standard'),
    'latin-ext': getFontsourceFile('archivo', 'latin-ext-standard'),
    arabic: getFontsourceFile('readex-pro', 'arabic-wght'),
  },
};
/** Weights used on the page. For fonts without a weight axis, we use the first of `staticWeights` that exists. */
const WEIGHTS = {
  display: { min: 700, max: 900, staticWeights: [800, 700, 900, 600, 500, 400] },
  text: { min: 400, max: 600, staticWeights: [500, 400, 600, 300, 700] },
} as const;
/** Frequent letters, and words with many wide ones, in each role's usual case. */
const SAMPLES = {
  display: ['ETAOINSHRDLUCMFWYP', 'CONNECTED', 'CUSTODIAL', 'AGGREGATOR'],
  text: ['etaoinshrdlucmfwyp'],
} as const;
const ARABIC_SAMPLES = ['القاعة', 'مفتوحة', 'لماذا التداول هنا'];
/**
 * Size and vertical metrics for the default Arabic fonts. Headlines are slightly smaller than Latin capitals, to make
 * room for descenders in the same line height.
 */
export const ARABIC_METRICS = {
  display: { size: 0.92, descriptors: 'ascent-override:107%;descent-override:23%' },
  text: { size: 1, descriptors: 'ascent-override:88%;descent-override:21%' },
} as const;
/** Descent in em. We set the ascent to the cap height plus this value, which centers capitals in their line. */
const DESCENT = 0.2;
/** Width of a space, relative to the average letter. In monospaced fonts, it's 1. */
const SPACE = { min: 0.4, max: 0.5 };
/** Maximum `size-adjust` for narrow fonts. */
const MAX_SIZE = { display: 1.2, text: 1.08 } as const;

/**
 * Returns a font's source file, or undefined if the owner's font doesn't have this subset. Arabic falls back to the
 * default font.
 * @throws Error with a message for the owner.
 */
export async function getFontFile(role: Role, subset: Subset): Promise<FontFile | undefined> {
  const name = owner.look.fonts[role];
  const defaultFile = DEFAULT_FILES[role][subset];
  if (name === undefined) return { file: defaultFile };
  const isFileName = /\.\w+$/.test(name);
  const file = isFileName ? findOwnerFile(name, role) : findPackageFile(name, role, subset);
  if (file === undefined) return subset === 'arabic' ? { file: defaultFile } : undefined;
  try {
    const isArabic = subset === 'arabic';
    const samples = isArabic ? ARABIC_SAMPLES : SAMPLES[role];
    // `latin-ext` doesn't contain the samples, but needs the same size as `latin`.
    const measuredFile =
      subset === 'latin-ext' && !isFileName ? findPackageFile(name, role, 'latin') : file;
    const { axes, widths, capHeight, spaceWidth } = await measureFont(
      measuredFile ?? file,
      role,
      samples,
    );
    const reference = await measureFont(
      isArabic ? defaultFile : DEFAULT_FILES[role].latin,
      role,
      samples,
    );
    // Use the smallest ratio, so no sample is wider than in the default font.
    const ratios = widths.map((width, index) => (reference.widths[index] ?? width) / width);
    const arabicMetrics = ARABIC_METRICS[role];
    const size = Math.min(
      MAX_SIZE[role],
      Math.min(...ratios) * (isArabic ? arabicMetrics.size : 1),
    );
    const toPercent = (share: number) => `${Math.round(share * 100)}%`;
    if (isArabic)
      return {
        file,
        axes,
        descriptors: `size-adjust:${toPercent(size)};${arabicMetrics.descriptors}`,
      };
    const descriptors = `size-adjust:${toPercent(size)};ascent-override:${toPercent(capHeight + DESCENT)};descent-override:${toPercent(DESCENT)}`;
    // Scale the line height with the letter size, within limits.
    const leading = Math.max(
      0.7,
      Math.min(1.1, 0.1 + (0.9 * size * capHeight) / reference.capHeight),
    );
    const wordSpacing = size * getWordSpacing(widths[0] ?? 0, spaceWidth);
    return { file, axes, descriptors, leading, wordSpacing };
  } catch (cause) {
    throw new Error(
      `look.fonts.${role}: ${file} isn't a valid font. Use a WOFF2, TTF, or OTF file.`,
      { cause },
    );
  }
}

/** Returns the `word-spacing` that brings a space within the limits. */
export function getWordSpacing(letterWidth: number, spaceWidth: number): number {
  const width = Math.min(SPACE.max * letterWidth, Math.max(SPACE.min * letterWidth, spaceWidth));
  return width - spaceWidth;
}

function findOwnerFile(name: string, role: Role): string {
  const file = join(ownerFolder, 'fonts', name);
  if (existsSync(file)) return file;
  throw new Error(`look.fonts.${role}: File not found: ${file}. Add it, or correct the name.`);
}

function findPackageFile(name: string, role: Role, subset: Subset): string | undefined {
  const id = name.toLowerCase().replaceAll(' ', '-');
  const candidates = [ownerFolder, '.'].flatMap((root) =>
    ['@fontsource-variable', '@fontsource'].map((scope) =>
      join(root, 'node_modules', scope, id, 'files'),
    ),
  );
  const folder = candidates.find((candidate) => existsSync(candidate));
  if (folder === undefined) {
    throw new Error(
      `look.fonts.${role}: The package for "${name}" isn't installed. Run: npm install --prefix ${ownerFolder} @fontsource-variable/${id} (or @fontsource/${id} if there is no variable font).`,
    );
  }
  return ['wght', 'standard', 'full', ...WEIGHTS[role].staticWeights]
    .map((axesOrWeight) => join(folder, `${id}-${subset}-${axesOrWeight}-normal.woff2`))
    .find((file) => existsSync(file));
}

/** Measures a font at the heaviest weight we use. Widths are averages per character, in em. */
async function measureFont(file: string, role: Role, samples: readonly string[]) {
  const data = await subsetFont(await readFile(file), `H ${samples.join('')}`, {
    targetFormat: 'sfnt',
  });
  const face = new hb.Face(new hb.Blob(new Uint8Array(data)));
  const font = new hb.Font(face);
  const axes: Axes = {};
  for (const [tag, { min, max, default: defaultValue }] of Object.entries(face.getAxisInfos())) {
    const clamp = (weight: number) => Math.min(max, Math.max(min, weight));
    const { min: lightest, max: heaviest } = WEIGHTS[role];
    axes[tag] = tag === 'wght' ? { min: clamp(lightest), max: clamp(heaviest) } : defaultValue;
  }
  const variations = Object.entries(axes).map(
    ([tag, range]) => new hb.Variation(tag, typeof range === 'number' ? range : range.max),
  );
  font.setVariations(variations);
  const getMeanWidth = (text: string) => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const total = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return total / text.length / face.upem;
  };
  return {
    axes,
    widths: samples.map(getMeanWidth),
    spaceWidth: getMeanWidth(' '),
    capHeight: font.getMetricPositionWithFallback(hb.MetricsTag.CAP_HEIGHT) / face.upem,
  };
}

/**
 * Checks that the owner's fonts have every letter and digit in the text of a language's pages. Arabic letters may come
 * from the default fonts.
 * @throws Error with a message for the owner.
 */
export async function assertGlyphCoverage(language: string, text: string): Promise<void> {
  const characters = [...new Set(text + text.toLocaleUpperCase(language))].filter((character) =>
    /[\p{L}\p{N}]/u.test(character),
  );
  for (const role of ['display', 'text'] as const) {
    const name = owner.look.fonts[role];
    if (name === undefined) continue;
    const supported = new Set<string>();
    for (const subset of ['latin', 'latin-ext', 'arabic'] as const) {
      const font = await getFontFile(role, subset);
      if (font === undefined) continue;
      const data = await subsetFont(await readFile(font.file), characters.join(''), {
        targetFormat: 'sfnt',
      });
      const face = new hb.Face(new hb.Blob(new Uint8Array(data)));
      for (const codePoint of face.collectUnicodes())
        supported.add(String.fromCodePoint(codePoint));
    }
    const missing = characters.filter((character) => !supported.has(character));
    if (missing.length === 0) continue;
    throw new Error(
      `look.fonts.${role}: "${name}" doesn't have these characters of the "${language}" pages: ${missing.join(' ')}. Choose another font.`,
    );
  }
}
