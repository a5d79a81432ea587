import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { owner, ownerFolder } from '../data/owner.ts';

/** The use of a typeface: headlines or text. */
export type Role = 'display' | 'text';
/** The parts in which Fontsource ships a typeface. */
export type Subset = 'latin' | 'latin-ext' | 'arabic';
/** The range of each variable axis; a number pins it. */
export type Axes = Record<string, number | { min: number; max: number }>;

/** A file of a typeface. */
export type FontFile = {
  file: string;
  /** Set for the owner's typefaces: the axes that the page uses. */
  axes?: Axes;
  /** Set for the owner's typefaces: CSS that makes it as wide as ours, and centers it in its line. */
  css?: string;
  /** Set for the owner's typefaces: how high its lines are, compared with ours. */
  leading?: number;
  /** Set for the owner's typefaces: what its spaces lack, in em. */
  words?: number;
};

const fontsource = (id: string, file: string) =>
  `node_modules/@fontsource-variable/${id}/files/${id}-${file}-normal.woff2`;
const SHIPPED: Record<Role, Record<Subset, string>> = {
  display: {
    latin: fontsource('big-shoulders-display', 'latin-wght'),
    'latin-ext': fontsource('big-shoulders-display', 'latin-ext-wght'),
    arabic: fontsource('cairo', 'arabic-wght'),
  },
  text: {
    latin: fontsource('archivo', 'latin-standard'),
    'latin-ext': fontsource('archivo', 'latin-ext-standard'),
    arabic: fontsource('readex-pro', 'arabic-wght'),
  },
};
/** Weights that the page sets, and of static files the one to use, best first. */
const WEIGHTS = {
  display: { min: 700, max: 900, files: [800, 700, 900, 600, 500, 400] },
  text: { min: 400, max: 600, files: [500, 400, 600, 300, 700] },
} as const;
/** Common letters, in the case in which each role is mostly set, and words of many wide ones. */
const SAMPLES = {
  display: ['ETAOINSHRDLUCMFWYP', 'CONNECTED', 'CUSTODIAL', 'AGGREGATOR'],
  text: ['etaoinshrdlucmfwyp'],
} as const;
const ARABIC_SAMPLES = ['القاعة', 'مفتوحة', 'لماذا التداول هنا'];
/** How ours are set in `languageFonts.ts`: their size, and CSS that centers them. */
const ARABIC_METRICS = {
  display: { size: 0.92, css: 'ascent-override:107%;descent-override:23%' },
  text: { size: 1, css: 'ascent-override:88%;descent-override:21%' },
} as const;
/** Below the baseline, in em: with the height of capitals above it, capitals are in the middle of their line. */
const DESCENT = 0.2;
/** The least space between words, compared with the mean width of letters. */
const LEAST_SPACE = 0.4;
/** How much larger than its own size a narrow typeface gets at most. */
const MAX_SIZE = { display: 1.2, text: 1.08 } as const;

/**
 * The file of a typeface; undefined where the owner's typeface has none of these letters. Arabic letters come from
 * ours then.
 * @throws Error with one sentence for the owner.
 */
export async function fontFile(role: Role, subset: Subset): Promise<FontFile | undefined> {
  const name = owner.look.fonts[role];
  const shipped = SHIPPED[role][subset];
  if (name === undefined) return { file: shipped };
  const own = /\.\w+$/.test(name) ? ownFile(name, role) : packageFile(name, role, subset);
  if (own === undefined) return subset === 'arabic' ? { file: shipped } : undefined;
  try {
    const isArabic = subset === 'arabic';
    const samples = isArabic ? ARABIC_SAMPLES : SAMPLES[role];
    const { axes, widths, capHeight, space } = await measure(own, role, samples);
    const ours = await measure(isArabic ? shipped : SHIPPED[role].latin, role, samples);
    // No sample is wider than in ours.
    const ratios = widths.map((width, index) => (ours.widths[index] ?? width) / width);
    const metrics = ARABIC_METRICS[role];
    const size = Math.min(MAX_SIZE[role], Math.min(...ratios) * (isArabic ? metrics.size : 1));
    const percent = (share: number) => `${Math.round(share * 100)}%`;
    const css = `size-adjust:${percent(size)};ascent-override:${percent(capHeight + DESCENT)};descent-override:${percent(DESCENT)}`;
    if (isArabic) return { file: own, axes, css: `size-adjust:${percent(size)};${metrics.css}` };
    // Smaller letters need lower lines, but lines keep some air.
    const leading = Math.max(0.7, Math.min(1.1, 0.1 + (0.9 * size * capHeight) / ours.capHeight));
    const words = Math.max(0, size * (LEAST_SPACE * (widths[0] ?? 0) - space));
    return { file: own, axes, css, leading, words };
  } catch (cause) {
    throw new Error(
      `look.fonts.${role}: ${own} can't be read as a font. Use a WOFF2, TTF or OTF file.`,
      { cause },
    );
  }
}

function ownFile(name: string, role: Role): string {
  const file = join(ownerFolder, 'fonts', name);
  if (existsSync(file)) return file;
  throw new Error(
    `look.fonts.${role}: There is no file ${file}. Put it there, or correct its name.`,
  );
}

function packageFile(name: string, role: Role, subset: Subset): string | undefined {
  const id = name.toLowerCase().replaceAll(' ', '-');
  const folders = [ownerFolder, '.'].flatMap((folder) =>
    ['@fontsource-variable', '@fontsource'].map((scope) =>
      join(folder, 'node_modules', scope, id, 'files'),
    ),
  );
  const folder = folders.find((one) => existsSync(one));
  if (folder === undefined) {
    throw new Error(
      `look.fonts.${role}: The package of "${name}" is not installed. Run: npm install --prefix ${ownerFolder} @fontsource-variable/${id} (or @fontsource/${id}, if there is no variable one).`,
    );
  }
  return ['wght', 'standard', 'full', ...WEIGHTS[role].files]
    .map((kind) => join(folder, `${id}-${subset}-${kind}-normal.woff2`))
    .find((file) => existsSync(file));
}

/** A typeface's axes on the page, the mean widths of letters in samples and of a space, and the height of capitals, in em. */
async function measure(file: string, role: Role, samples: readonly string[]) {
  const whole = await subsetFont(await readFile(file), `H ${samples.join('')}`, {
    targetFormat: 'sfnt',
  });
  const face = new hb.Face(new hb.Blob(new Uint8Array(whole)));
  const font = new hb.Font(face);
  const axes: Axes = {};
  for (const [tag, { min, max, default: usual }] of Object.entries(face.getAxisInfos())) {
    const within = (weight: number) => Math.min(max, Math.max(min, weight));
    const { min: lightest, max: heaviest } = WEIGHTS[role];
    axes[tag] = tag === 'wght' ? { min: within(lightest), max: within(heaviest) } : usual;
  }
  const variations = Object.entries(axes).map(
    ([tag, range]) => new hb.Variation(tag, typeof range === 'number' ? range : range.max),
  );
  font.setVariations(variations);
  /** The mean width of the letters of a text. */
  const widthOf = (text: string) => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const sum = buffer.getGlyphPositions().reduce((all, { xAdvance }) => all + xAdvance, 0);
    return sum / text.length / face.upem;
  };
  return {
    axes,
    widths: samples.map(widthOf),
    space: widthOf(' '),
    capHeight: font.getMetricPositionWithFallback(hb.MetricsTag.CAP_HEIGHT) / face.upem,
  };
}

/**
 * Refuses a typeface of the owner that lacks letters of a language. Arabic letters may come from ours.
 * @param texts all that the page says in this language.
 * @throws Error with one sentence for the owner.
 */
export async function assertGlyphCoverage(language: string, texts: string): Promise<void> {
  const letters = [...new Set(texts + texts.toLocaleUpperCase(language))].filter((letter) =>
    /[\p{L}\p{N}]/u.test(letter),
  );
  for (const role of ['display', 'text'] as const) {
    const name = owner.look.fonts[role];
    if (name === undefined) continue;
    const known = new Set<string>();
    for (const subset of ['latin', 'latin-ext', 'arabic'] as const) {
      const font = await fontFile(role, subset);
      if (font === undefined) continue;
      const cut = await subsetFont(await readFile(font.file), letters.join(''), {
        targetFormat: 'sfnt',
      });
      const face = new hb.Face(new hb.Blob(new Uint8Array(cut)));
      for (const code of face.collectUnicodes()) known.add(String.fromCodePoint(code));
    }
    const missing = letters.filter((letter) => !known.has(letter));
    if (missing.length === 0) continue;
    throw new Error(
      `look.fonts.${role}: "${name}" lacks letters that the texts in "${language}" use: ${missing.join(' ')}. Choose another family.`,
    );
  }
}
