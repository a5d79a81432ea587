import { readFile } from 'node:fs/promises';
import subsetFont, { type Options } from 'subset-font';
import { cached, hashedFile, type GeneratedFile } from '../lib/generatedFile.ts';
import { ARABIC, CENTRAL, HEADLINES, NAMES, TEXT, WESTERN } from './letters.ts';

/** Letters join and make ligatures by these features. */
const JOINING = 'init medi fina isol rlig liga calt ccmp'.split(' ');
/**
 * Tables that engines don't need: names of styles, widths that they read from the outlines, and how kerning
 * changes between weights.
 */
const UNNEEDED = ['STAT', 'HVAR', 'GDEF'];

/** Files of Fontsource's packages. */
const SOURCES = {
  shoulders: 'big-shoulders-display/files/big-shoulders-display-latin-wght-normal',
  shouldersCentral: 'big-shoulders-display/files/big-shoulders-display-latin-ext-wght-normal',
  archivo: 'archivo/files/archivo-latin-standard-normal',
  archivoCentral: 'archivo/files/archivo-latin-ext-standard-normal',
  cairo: 'cairo/files/cairo-arabic-wght-normal',
  readex: 'readex-pro/files/readex-pro-arabic-wght-normal',
};

export type FontSource = keyof typeof SOURCES;
type Cut = Options & { source: FontSource; letters: string };

const SHOULDERS = {
  source: 'shoulders',
  keepFeatures: ['kern'],
  variationAxes: { wght: { min: 700, max: 900 } },
  dropTables: UNNEEDED,
} as const;
const ARCHIVO = {
  source: 'archivo',
  // Its figures are lining as they are: this file has no `lnum`, and no `case` either.
  keepFeatures: ['kern', 'tnum'],
  // Up to 600, the heaviest the page sets: one step more would add a third to the file, and with it
  // a round trip on a phone before the type is there.
  variationAxes: { wdth: 100, wght: { min: 400, max: 600 } },
  dropTables: UNNEEDED,
} as const;

/** English has separate files, so that no other language costs it a byte. */
const CUTS = {
  'big-shoulders': { ...SHOULDERS, letters: HEADLINES },
  'big-shoulders-western': { ...SHOULDERS, letters: WESTERN + HEADLINES },
  'big-shoulders-central': { ...SHOULDERS, source: 'shouldersCentral', letters: CENTRAL },
  // For figures and names. One weight, as in Cairo: that of the large figures.
  'big-shoulders-arabic': { ...SHOULDERS, letters: HEADLINES, variationAxes: { wght: 800 } },
  archivo: { ...ARCHIVO, letters: TEXT },
  'archivo-western': { ...ARCHIVO, letters: WESTERN + TEXT },
  'archivo-central': { ...ARCHIVO, source: 'archivoCentral', letters: CENTRAL },
  'archivo-arabic': {
    ...ARCHIVO,
    letters: NAMES,
    keepFeatures: ['tnum'],
    // One weight between those of text and of what is marked in it, for the same reason.
    variationAxes: { wdth: 100, wght: 500 },
    dropTables: [...UNNEEDED, 'MVAR', 'gasp'],
  },
  cairo: {
    source: 'cairo',
    letters: ARABIC,
    // The few marks in headlines are placed by the engines themselves. With where the font wants them, as with
    // another weight, four fonts at once would take a phone one round trip longer.
    keepFeatures: JOINING,
    variationAxes: { wght: 850 },
    dropTables: ['STAT'],
  },
  readex: {
    source: 'readex',
    letters: ARABIC,
    keepFeatures: [...JOINING, 'mark', 'mkmk'],
    variationAxes: { wght: { min: 400, max: 600 } },
    dropTables: ['STAT', 'HVAR', 'MVAR', 'gasp'],
  },
} as const satisfies Record<string, Cut>;

export type FontName = keyof typeof CUTS;

/** Cuts a font of the page down to the letters that are set in it. */
export async function pageFont(name: FontName): Promise<GeneratedFile> {
  const font = await cutFont({ targetFormat: 'woff2', noHinting: true, ...CUTS[name] });
  return hashedFile(`${name}.woff2`, font);
}

/** Cuts all fonts of the page. */
export const pageFonts = () => Promise.all((Object.keys(CUTS) as FontName[]).map(pageFont));

/** A part of a font: some of its letters, axes, features and tables. */
export async function cutFont({
  source,
  letters,
  ...options
}: Cut): Promise<Uint8Array<ArrayBuffer>> {
  const whole = await readFile(`node_modules/@fontsource-variable/${SOURCES[source]}.woff2`);
  const make = () => subsetFont(whole, letters, options);
  return cached([whole, letters, JSON.stringify(options)], make);
}
