import { readFile } from 'node:fs/promises';
import subsetFont, { type Options } from 'subset-font';
import { getCached, createHashedFile, type GeneratedFile } from '../lib/generatedFile.ts';
import { fontFile, type FontFile, type Role, type Subset } from './families.ts';
import { ARABIC, CENTRAL, HEADLINES, NAMES, TEXT, WESTERN } from './charsets.ts';

/** Letters join and make ligatures by these features. */
const JOINING = 'init medi fina isol rlig liga calt ccmp'.split(' ');
/**
 * Tables that engines don't need: names of styles, widths that they read from the outlines, and how kerning
 * changes between weights.
 */
const UNNEEDED = ['STAT', 'HVAR', 'GDEF'];

type Cut = Options & { role: Role; subset: Subset; letters: string };

const DISPLAY = {
  role: 'display',
  subset: 'latin',
  keepFeatures: ['kern'],
  variationAxes: { wght: { min: 700, max: 900 } },
  dropTables: UNNEEDED,
} as const;
const PLAIN = {
  role: 'text',
  subset: 'latin',
  // This file has no `lnum` and no `case`: its figures are lining by default.
  keepFeatures: ['kern', 'tnum'],
  // Up to 600, the heaviest the page sets: one step more would add a third to the file, and with it
  // a round trip on a phone before the type is there.
  variationAxes: { wdth: 100, wght: { min: 400, max: 600 } },
  dropTables: UNNEEDED,
} as const;

/** English has separate files, so that other languages don't enlarge them. */
const CUTS = {
  display: { ...DISPLAY, letters: HEADLINES },
  'display-western': { ...DISPLAY, letters: WESTERN + HEADLINES },
  'display-central': { ...DISPLAY, subset: 'latin-ext', letters: CENTRAL },
  // For numbers and names, in one weight: the weight of large numbers.
  'display-names': { ...DISPLAY, letters: HEADLINES, variationAxes: { wght: 800 } },
  text: { ...PLAIN, letters: TEXT },
  'text-western': { ...PLAIN, letters: WESTERN + TEXT },
  'text-central': { ...PLAIN, subset: 'latin-ext', letters: CENTRAL },
  'text-names': {
    ...PLAIN,
    letters: NAMES,
    keepFeatures: ['tnum'],
    // One weight between those of text and of what is marked in it, for the same reason.
    variationAxes: { wdth: 100, wght: 500 },
    dropTables: [...UNNEEDED, 'MVAR', 'gasp'],
  },
  'display-arabic': {
    role: 'display',
    subset: 'arabic',
    letters: ARABIC,
    // The few marks in headlines are placed by the engines themselves. With where the font wants them, as with
    // another weight, four fonts at once would take a phone one round trip longer.
    keepFeatures: JOINING,
    variationAxes: { wght: 850 },
    dropTables: ['STAT'],
  },
  'text-arabic': {
    role: 'text',
    subset: 'arabic',
    letters: ARABIC,
    keepFeatures: [...JOINING, 'mark', 'mkmk'],
    variationAxes: { wght: { min: 400, max: 600 } },
    dropTables: ['STAT', 'HVAR', 'MVAR', 'gasp'],
  },
} as const satisfies Record<string, Cut>;

export type FontName = keyof typeof CUTS;

/** What every typeface of an owner keeps: kerning, ligatures, joined letters, figures of one width. */
const KEPT = [...JOINING, 'kern', 'mark', 'mkmk', 'tnum'];

/** A font of the page with the letters that the page sets in it; undefined where the owner's typeface has none. */
export async function buildPageFont(name: FontName) {
  const cut: Cut = CUTS[name];
  const { role, subset, letters, ...options } = cut;
  const source = await fontFile(role, subset);
  if (source === undefined) return undefined;
  const font = await cutFont(source, letters, { targetFormat: 'woff2', ...options });
  return { ...createHashedFile(`${name}.woff2`, font), ...source };
}

/** Cuts all fonts of the page. */
export async function buildPageFonts(): Promise<GeneratedFile[]> {
  const fonts = await Promise.all((Object.keys(CUTS) as FontName[]).map(buildPageFont));
  return fonts.filter((font) => font !== undefined);
}

/** A part of a font: some of its letters, axes, features and tables. */
export async function cutFont(
  { file, axes }: FontFile,
  letters: string,
  options: Options,
): Promise<Uint8Array<ArrayBuffer>> {
  const whole = await readFile(file);
  // The owner's typefaces have other axes and tables than ours.
  const { dropTables: _, ...kept } = options;
  const all: Options = axes
    ? { ...kept, noHinting: true, keepFeatures: KEPT, variationAxes: axes }
    : { noHinting: true, ...options };
  const make = () => subsetFont(whole, letters, all);
  return getCached([whole, letters, JSON.stringify(all)], make);
}
