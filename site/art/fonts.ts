import { readFile } from 'node:fs/promises';
import subsetFont, { type Options } from 'subset-font';
import { ARABIC, CENTRAL, HEADLINES, NAMES, TEXT, WESTERN } from './letters.ts';

const PACKAGES = new URL('../../node_modules/@fontsource-variable/', import.meta.url);

/** Letters join and make ligatures by these, and without them not. */
const JOINING = 'init medi fina isol rlig liga calt ccmp'.split(' ');
/**
 * What engines do without: names of styles, widths that they read from the outlines, and how kerning
 * changes between weights (it stays that of one).
 */
const UNNEEDED = ['STAT', 'HVAR', 'GDEF'];

const SHOULDERS = {
  family: 'big-shoulders-display',
  source: 'latin-wght-normal',
  keepFeatures: ['kern'],
  variationAxes: { wght: { min: 700, max: 900 } },
  dropTables: UNNEEDED,
};
const ARCHIVO = {
  family: 'archivo',
  source: 'latin-standard-normal',
  // Its figures are lining as they are: this file has no `lnum`, and no `case` either.
  keepFeatures: ['kern', 'tnum'],
  // Up to 600, the heaviest the page sets: one step more would add a third to the file, and with it
  // a round trip on a phone before the type is there.
  variationAxes: { wdth: 100, wght: { min: 400, max: 600 } },
  dropTables: UNNEEDED,
};
const JOINED = { source: 'arabic-wght-normal' };

type Cut = Options & Record<'file' | 'family' | 'source' | 'text', string>;

/** English has files of its own, so that no other language costs it a byte. */
const CUTS: readonly Cut[] = [
  { ...SHOULDERS, file: 'big-shoulders', text: HEADLINES },
  { ...SHOULDERS, file: 'big-shoulders-western', text: WESTERN + HEADLINES },
  { ...SHOULDERS, file: 'big-shoulders-central', text: CENTRAL, source: 'latin-ext-wght-normal' },
  // For figures and any name that an owner or a partner may have. One weight, as Cairo has: that of the great figures.
  { ...SHOULDERS, file: 'big-shoulders-arabic', text: HEADLINES, variationAxes: { wght: 800 } },
  { ...ARCHIVO, file: 'archivo', text: TEXT },
  { ...ARCHIVO, file: 'archivo-western', text: WESTERN + TEXT },
  { ...ARCHIVO, file: 'archivo-central', text: CENTRAL, source: 'latin-ext-standard-normal' },
  {
    ...ARCHIVO,
    file: 'archivo-arabic',
    text: NAMES,
    keepFeatures: ['tnum'],
    // One weight between those of text and of what is marked in it, for the same reason.
    variationAxes: { wdth: 100, wght: 500 },
    dropTables: [...UNNEEDED, 'MVAR', 'gasp'],
  },
  {
    ...JOINED,
    family: 'cairo',
    file: 'cairo',
    text: ARABIC,
    // The few marks in headlines are placed by the engines themselves. With where the font wants them, as with
    // another weight, four fonts at once would take a phone one round trip longer.
    keepFeatures: JOINING,
    variationAxes: { wght: 850 },
    dropTables: ['STAT'],
  },
  {
    ...JOINED,
    family: 'readex-pro',
    file: 'readex',
    text: ARABIC,
    keepFeatures: [...JOINING, 'mark', 'mkmk'],
    variationAxes: { wght: { min: 400, max: 600 } },
    dropTables: ['STAT', 'HVAR', 'MVAR', 'gasp'],
  },
];

/** The fonts cut down to what the page sets. */
export async function cutFonts(): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (const { file, family, source, text, ...options } of CUTS) {
    const whole = await readFile(new URL(`${family}/files/${family}-${source}.woff2`, PACKAGES));
    const cut = { targetFormat: 'woff2', noHinting: true, ...options } as const;
    files[`src/assets/fonts/${file}.woff2`] = await subsetFont(whole, text, cut);
  }
  return files;
}
