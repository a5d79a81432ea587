import { readFile, stat } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { table, tabularFigures } from './tabularFigures.ts';

const FONTS = new URL('../src/assets/fonts/', import.meta.url);
/** What a phone gets of it in its first round trip while three files arrive, less the headers. */
const LARGEST_TEXT_FONT = 9_850;

test('the font of the text arrives in one round trip', async () => {
  const { size } = await stat(new URL('archivo.woff2', FONTS));
  expect(size).toBeLessThanOrEqual(LARGEST_TEXT_FONT);
});

test('all figures of the text are as wide as each other', async () => {
  const font = await readFile(new URL('archivo.woff2', FONTS));
  const widths = await Promise.all([...'0123456789'].map((digit) => widthOf(font, digit)));
  expect(new Set(widths).size).toBe(1);
});

test('a font whose figures are substituted in no way that is known is refused', async () => {
  const font = await readFile(new URL('archivo.woff2', FONTS));
  const plain = await subsetFont(font, '0123456789', { targetFormat: 'truetype' });
  expect(() => tabularFigures(plain)).toThrow('The font has no GSUB table.');
});

/** The advance width in a font that holds this one letter: the last that its `hmtx` table lists. */
async function widthOf(font: Buffer, letter: string): Promise<number> {
  const one = await subsetFont(font, letter, { targetFormat: 'truetype', keepFeatures: [] });
  const listed = table(one, 'hhea').readUInt16BE(34);
  return table(one, 'hmtx').readUInt16BE(4 * (listed - 1));
}
