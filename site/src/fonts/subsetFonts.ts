import { readFile } from 'node:fs/promises';
import subsetFont, { type Options } from 'subset-font';
import { getCached, createHashedFile, type GeneratedFile } from '../lib/generatedFile.ts';
import {
  ARABIC,
  CENTRAL,
  HEADLINE_CHARACTERS,
  LATIN_ON_ARABIC_CHARACTERS,
  BODY_CHARACTERS,
  WESTERN,
} from './charsets.ts';
import { getFontFile, type FontFile, type Role, type Subset } from './families.ts';

/** OpenType features for Arabic joining forms and ligatures. */
const JOINING_FEATURES = 'init medi fina isol rlig liga calt ccmp'.split(' ');
/** Browsers don't need these tables for style names, and for width and kerning variations. */
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
  // Digits are lining by default, so there's no need for `lnum` or `case`.
  keepFeatures: ['kern', 'tnum'],
  // 600 is the heaviest weight we use. One step heavier would make the file a third larger and cost phones another round
  // trip before text renders.
  variationAxes: { wdth: 100, wght: { min: 400, max: 600 } },
  dropTables: UNUSED_TABLES,
} as const;

/** English has its own subsets, so other languages don't make its files larger. */
const SUBSETS = {
  display: { ...DISPLAY, characters: HEADLINE_CHARACTERS },
  'display-western': { ...DISPLAY, characters: WESTERN + HEADLINE_CHARACTERS },
  'display-central': { ...DISPLAY, subset: 'latin-ext', characters: CENTRAL },
  // Names and numbers on Arabic pages only use the weight for large numbers.
  'display-names': { ...DISPLAY, characters: HEADLINE_CHARACTERS, variationAxes: { wght: 800 } },
  text: { ...BODY, characters: BODY_CHARACTERS },
  'text-western': { ...BODY, characters: WESTERN + BODY_CHARACTERS },
  'text-central': { ...BODY, subset: 'latin-ext', characters: CENTRAL },
  'text-names': {
    ...BODY,
    characters: LATIN_ON_ARABIC_CHARACTERS,
    keepFeatures: ['tnum'],
    // To keep the file small, use a single weight between regular and emphasized text.
    variationAxes: { wdth: 100, wght: 500 },
    dropTables: [...UNUSED_TABLES, 'MVAR', 'gasp'],
  },
  'display-arabic': {
    role: 'display',
    subset: 'arabic',
    characters: ARABIC,
    // Headlines have few marks, and browsers can place those on their own. Phones load four fonts at once here, so mark
    // positioning or another weight would cost another round trip.
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

/** OpenType features that we keep in an owner's fonts. */
const OWNER_FONT_FEATURES = [...JOINING_FEATURES, 'kern', 'mark', 'mkmk', 'tnum'];

/** Returns undefined if the owner's font doesn't have any of the characters. */
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

/** Reduces a font to the given characters, axes, features, and tables. */
export async function subsetFontFile(
  { file, axes }: FontFile,
  characters: string,
  options: Options,
): Promise<Uint8Array<ArrayBuffer>> {
  const original = await readFile(file);
  // An owner's font may have other axes and tables than the default fonts.
  const ownerFontOptions = axes && {
    keepFeatures: OWNER_FONT_FEATURES,
    variationAxes: axes,
    dropTables: [],
  };
  const allOptions: Options = { noHinting: true, ...options, ...ownerFontOptions };
  const make = () => subsetFont(original, characters, allOptions);
  return getCached([original, characters, JSON.stringify(allOptions)], make);
}
