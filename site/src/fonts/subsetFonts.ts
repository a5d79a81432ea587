import { readFile } from 'node:fs/promises';
import subsetFont, { type Options } from 'subset-font';
import { getCached, createHashedFile, type GeneratedFile } from '../lib/generatedFile.ts';
import { ARABIC, CENTRAL, HEADLINES, NAMES, TEXT, WESTERN } from './charsets.ts';
import { getFontFile, type FontFile, type Role, type Subset } from './families.ts';

/** OpenType features for Arabic joining forms and ligatures. */
const JOINING_FEATURES = 'init medi fina isol rlig liga calt ccmp'.split(' ');
/** Tables that browsers don't need: style names, and width and kerning variations. */
const UNUSED_TABLES = ['STAT', 'HVAR', 'GDEF'];

type SubsetOptions = Options & { role: Role; subset: Subset; characters: string };

const DISPLAY = {
  role: 'display',
  subset: 'latin',
  keepFeatures: ['kern'],
  variationAxes: { wght: { min: 700, max: 900 } },
  dropTables: UNUSED_TABLES,
} as const;
const BODY = {
  role: 'text',
  subset: 'latin',
  // The font has no `lnum` and no `case`, because its default digits are lining.
  keepFeatures: ['kern', 'tnum'],
  // 600 is the heaviest weight in use. One step more makes the file a third larger, which costs a phone another round
  // trip before text renders.
  variationAxes: { wdth: 100, wght: { min: 400, max: 600 } },
  dropTables: UNUSED_TABLES,
} as const;

/** English has separate subsets, so that characters of other languages don't enlarge its files. */
const SUBSETS = {
  display: { ...DISPLAY, characters: HEADLINES },
  'display-western': { ...DISPLAY, characters: WESTERN + HEADLINES },
  'display-central': { ...DISPLAY, subset: 'latin-ext', characters: CENTRAL },
  // Names and numbers on Arabic pages use only the weight of large numbers.
  'display-names': { ...DISPLAY, characters: HEADLINES, variationAxes: { wght: 800 } },
  text: { ...BODY, characters: TEXT },
  'text-western': { ...BODY, characters: WESTERN + TEXT },
  'text-central': { ...BODY, subset: 'latin-ext', characters: CENTRAL },
  'text-names': {
    ...BODY,
    characters: NAMES,
    keepFeatures: ['tnum'],
    // A single weight between regular and emphasized text keeps the file small.
    variationAxes: { wdth: 100, wght: 500 },
    dropTables: [...UNUSED_TABLES, 'MVAR', 'gasp'],
  },
  'display-arabic': {
    role: 'display',
    subset: 'arabic',
    characters: ARABIC,
    // Browsers place the few marks in headlines themselves. The font's mark positions, or another weight, would cost a
    // phone another round trip, because it loads four fonts at once.
    keepFeatures: JOINING_FEATURES,
    variationAxes: { wght: 850 },
    dropTables: ['STAT'],
  },
  'text-arabic': {
    role: 'text',
    subset: 'arabic',
    characters: ARABIC,
    keepFeatures: [...JOINING_FEATURES, 'mark', 'mkmk'],
    variationAxes: { wght: { min: 400, max: 600 } },
    dropTables: ['STAT', 'HVAR', 'MVAR', 'gasp'],
  },
} as const satisfies Record<string, SubsetOptions>;

export type FontName = keyof typeof SUBSETS;

/** OpenType features kept in an owner's fonts. */
const OWNER_FONT_FEATURES = [...JOINING_FEATURES, 'kern', 'mark', 'mkmk', 'tnum'];

/** Builds one web font of the page. Returns undefined if the owner's font doesn't have any of its characters. */
export async function buildPageFont(name: FontName) {
  const subsetOptions: SubsetOptions = SUBSETS[name];
  const { role, subset, characters, ...options } = subsetOptions;
  const source = await getFontFile(role, subset);
  if (source === undefined) return undefined;
  const font = await subsetFontFile(source, characters, { targetFormat: 'woff2', ...options });
  return { ...createHashedFile(`${name}.woff2`, font), ...source };
}

export async function buildPageFonts(): Promise<GeneratedFile[]> {
  const fonts = await Promise.all((Object.keys(SUBSETS) as FontName[]).map(buildPageFont));
  return fonts.filter((font) => font !== undefined);
}

/** Returns a font file reduced to the given characters, axes, features and tables. */
export async function subsetFontFile(
  { file, axes }: FontFile,
  characters: string,
  options: Options,
): Promise<Uint8Array<ArrayBuffer>> {
  const original = await readFile(file);
  // An owner's font has other axes and tables than the default fonts.
  const { dropTables: _, ...ownerFontOptions } = options;
  const allOptions: Options = axes
    ? {
        ...ownerFontOptions,
        noHinting: true,
        keepFeatures: OWNER_FONT_FEATURES,
        variationAxes: axes,
      }
    : { noHinting: true, ...options };
  const make = () => subsetFont(original, characters, allOptions);
  return getCached([original, characters, JSON.stringify(allOptions)], make);
}
