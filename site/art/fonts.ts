import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * What the page may set beyond Basic Latin. Triangles and arrows are drawn, not set: the Latin files of
 * both fonts lack them.
 */
const EXTRA = '\u00a0©·–—’…−';
/** No sentence is set in these, and without them the file takes a phone one round trip less. */
const NOT_IN_TEXT = '~^{}|\\`_[]*=<>#';
/** No headline or numeral is set in these; they fall back, should one come. */
const NOT_IN_HEADLINES = '@·';
const TEXT = without(basicLatin() + EXTRA, NOT_IN_TEXT);
const HEADLINES = without(TEXT, NOT_IN_HEADLINES);

const PACKAGES = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const TARGET = new URL('../src/assets/fonts/', import.meta.url);
const LICENSES = new URL('../public/licenses/', import.meta.url);

const FONTS = [
  {
    file: 'big-shoulders.woff2',
    package: 'big-shoulders-display',
    source: 'big-shoulders-display-latin-wght-normal.woff2',
    copyright:
      'Copyright 2019 The Big Shoulders Project Authors (https://github.com/xotypeco/big_shoulders)',
    text: HEADLINES,
    features: ['kern', 'liga'],
    axes: { wght: { min: 700, max: 900 } },
    without: [],
  },
  {
    file: 'archivo.woff2',
    package: 'archivo',
    source: 'archivo-latin-standard-normal.woff2',
    copyright:
      'Copyright 2020 The Archivo Project Authors (https://github.com/Omnibus-Type/Archivo)',
    // Its figures are lining as they are: this file has no `lnum`, and no `case` either.
    text: TEXT,
    features: ['kern', 'tnum'],
    // Up to 600, the heaviest the page sets: one step more would add a third to the file, and with it
    // a round trip on a phone before the type is there.
    axes: { wdth: 100, wght: { min: 400, max: 600 } },
    // What engines do without: names of styles, widths that they read from the outlines, and how
    // kerning changes between weights (it stays that of 600).
    without: ['STAT', 'HVAR', 'GDEF'],
  },
] as const;

/** Cuts both fonts down to what the page sets, and puts their license (OFL) beside the site. */
export async function makeFonts(): Promise<void> {
  await mkdir(TARGET, { recursive: true });
  await mkdir(LICENSES, { recursive: true });
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

function without(letters: string, unwanted: string): string {
  return [...letters].filter((letter) => !unwanted.includes(letter)).join('');
}

function basicLatin(): string {
  return Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
}
