import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import * as letters from './letters.ts';

const PACKAGES = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const TARGET = new URL('../src/assets/fonts/', import.meta.url);
const LICENSES = new URL('../public/licenses/', import.meta.url);

/** Letters join, take their marks and make ligatures by these, and without them not. */
const JOINING = 'init medi fina isol rlig liga calt ccmp mark mkmk'.split(' ');

/**
 * What engines do without: names of styles, widths that they read from the outlines, and how kerning
 * changes between weights (it stays that of one).
 */
const UNNEEDED = ['STAT', 'HVAR', 'GDEF'];

const SHOULDERS = {
  package: 'big-shoulders-display',
  source: 'big-shoulders-display-latin-wght-normal.woff2',
  copyright:
    'Copyright 2019 The Big Shoulders Project Authors (https://github.com/xotypeco/big_shoulders)',
  features: ['kern'],
  axes: { wght: { min: 700, max: 900 } },
  without: UNNEEDED,
};
const ARCHIVO = {
  package: 'archivo',
  source: 'archivo-latin-standard-normal.woff2',
  copyright: 'Copyright 2020 The Archivo Project Authors (https://github.com/Omnibus-Type/Archivo)',
  // Its figures are lining as they are: this file has no `lnum`, and no `case` either.
  features: ['kern', 'tnum'],
  // Up to 600, the heaviest the page sets: one step more would add a third to the file, and with it
  // a round trip on a phone before the type is there.
  axes: { wdth: 100, wght: { min: 400, max: 600 } },
  without: UNNEEDED,
};
const CAIRO = {
  package: 'cairo',
  source: 'cairo-arabic-wght-normal.woff2',
  copyright: 'Copyright 2009 The Cairo Project Authors (https://github.com/Gue3bara/Cairo)',
  features: JOINING,
  // One weight for all headlines: the axis would cost as much again.
  axes: { wght: 850 },
  without: ['STAT'],
};
const READEX = {
  package: 'readex-pro',
  source: 'readex-pro-arabic-wght-normal.woff2',
  copyright:
    'Copyright 2019 The Readex Pro Project Authors (https://github.com/ThomasJockin/readexpro)',
  features: JOINING,
  axes: { wght: { min: 400, max: 600 } },
  without: ['STAT', 'HVAR', 'MVAR', 'gasp'],
};

const WESTERN = letters.WESTERN + letters.WESTERN_OTHERS;
const ARABIC = letters.ARABIC + letters.ARABIC_OTHERS;
/** Letters that the packages keep in files of their own, and pages of a language fetch when they set one. */
const CENTRAL = letters.CENTRAL + letters.WESTERN_OTHERS;

/** English has files of its own, so that no other language costs it a byte. */
const FONTS = [
  { ...SHOULDERS, file: 'big-shoulders.woff2', text: letters.HEADLINES },
  { ...SHOULDERS, file: 'big-shoulders-western.woff2', text: WESTERN + letters.HEADLINES },
  {
    ...SHOULDERS,
    source: 'big-shoulders-display-latin-ext-wght-normal.woff2',
    file: 'big-shoulders-central.woff2',
    text: CENTRAL,
  },
  {
    ...SHOULDERS,
    file: 'big-shoulders-arabic.woff2',
    text: letters.CAPITALS,
    // One weight, as Cairo has: that of the great figures.
    axes: { wght: 800 },
  },
  { ...ARCHIVO, file: 'archivo.woff2', text: letters.TEXT },
  { ...ARCHIVO, file: 'archivo-western.woff2', text: WESTERN + letters.TEXT },
  {
    ...ARCHIVO,
    source: 'archivo-latin-ext-standard-normal.woff2',
    file: 'archivo-central.woff2',
    text: CENTRAL,
  },
  {
    ...ARCHIVO,
    file: 'archivo-arabic.woff2',
    text: letters.NAMES,
    features: ['tnum'],
    without: [...UNNEEDED, 'MVAR', 'gasp'],
  },
  { ...CAIRO, file: 'cairo.woff2', text: ARABIC },
  { ...READEX, file: 'readex.woff2', text: ARABIC },
];

/** Cuts the fonts down to what the page sets, and puts their license (OFL) beside the site. */
export async function makeFonts(): Promise<void> {
  for (const font of FONTS) {
    const folder = new URL(`${font.package}/`, PACKAGES);
    const whole = await readFile(new URL(`files/${font.source}`, folder));
    const cut = await subsetFont(whole, font.text, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: font.features,
      variationAxes: font.axes,
      dropTables: font.without,
    });
    await writeFile(new URL(font.file, TARGET), cut);
    const license = await readFile(new URL('LICENSE', folder), 'utf8');
    // The packages' first line is not the notice that the font itself carries.
    const notice = license.replace(/^.*$/m, font.copyright);
    await writeFile(new URL(`${font.package}-OFL.txt`, LICENSES), notice);
    console.log(`${font.file}: ${cut.length} bytes`);
  }
}
